// Another crop than a sunflower as it stands in a plot.
import type { FrontPlot } from "../../play/front/index.ts";
import { bedCrops } from "../../stills/bedCrops.ts";
import css from "./Plots.module.css";
import { SheetCell } from "./SheetCell.tsx";

type Grows = NonNullable<FrontPlot["grows"]>;
type OtherCropProps = Pick<Grows, "stage"> & { readonly crop: Exclude<Grows["crop"], "sunflower"> };

/** Of its seven stages the five that were drawn. */
const drawn = [0, 1, 2, 2, 3, 3, 4] as const;

export function OtherCrop({ crop, stage }: OtherCropProps) {
  return (
    <SheetCell
      sheet={bedCrops[crop]}
      of={5}
      cell={drawn[stage]}
      isMoving
      className={css.otherCell!}
    />
  );
}
