// How the bed lies: plots and basket over the picture of the earth, and below it the slip of one plot beside what lies in the barn.
import type { ReactNode } from "react";
import { bedBasket } from "../../stills/bed.ts";
import basketCss from "./Basket.module.css";
import css from "./BedLayout.module.css";
import slipCss from "./PlotSlip.module.css";
import { SheetCell } from "./SheetCell.tsx";

type BedLayoutProps = {
  /** A list of plots. */
  readonly plots: ReactNode;
  /** Which of them the slip is of. */
  readonly at: number;
  readonly slip: ReactNode;
  readonly barn: ReactNode;
  /** How many the basket holds. */
  readonly sunflowers: number;
};

/** From how many on the basket is drawn with none, one, two and many. */
const fillings = [0, 1, 2, 4];

function Basket({ sunflowers, place }: { sunflowers: number; place: "bed" | "foot" }) {
  const cell = fillings.findLastIndex((least) => sunflowers >= least);
  return (
    <span className={basketCss.basket} data-place={place} data-full={cell} data-basket="">
      <SheetCell sheet={bedBasket} of={4} cell={cell} className={basketCss.basketCell!} />
    </span>
  );
}

export function BedLayout({ plots, at, slip, barn, sunflowers }: BedLayoutProps) {
  return (
    <>
      <div className={css.bed}>
        {plots}
        <Basket sunflowers={sunflowers} place="bed" />
      </div>
      <div className={css.foot} data-at={at}>
        <span className={slipCss.pointer} aria-hidden="true" />
        {slip}
        <div className={css.barn}>
          <Basket sunflowers={sunflowers} place="foot" />
          {barn}
        </div>
      </div>
    </>
  );
}
