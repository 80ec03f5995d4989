// One plot of the bed: its earth, what stands in it, and on its plank what a press does.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import type { FrontPlot } from "../../play/front/index.ts";
import { bedSunflower } from "../../stills/bed.ts";
import { bedSmallWet, bedWet } from "../../stills/bedWet.ts";
import css from "./Plots.module.css";
import { SheetCell } from "./SheetCell.tsx";
import { strings } from "./strings.ts";

// Only whoever has sown other things on the farm itself sees them here.
const OtherCrop = lazyOrNothing(async () => (await import("./OtherCrop.tsx")).OtherCrop, {
  isQuiet: true,
});

type LivePlotProps = {
  readonly plot: FrontPlot;
  readonly place: number;
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly onFocus: () => void;
};

function Plant({ grows }: Pick<FrontPlot, "grows">) {
  if (!grows) return null;
  const { crop, stage } = grows;
  return (
    <span className={css.plant} data-plant="" data-turn={stage % 2} data-crop={crop}>
      {crop === "sunflower" ? (
        <SheetCell sheet={bedSunflower} of={7} cell={stage} isMoving className={css.plantCell!} />
      ) : (
        <OtherCrop crop={crop} stage={stage} />
      )}
    </span>
  );
}

export function LivePlot({ plot, place, isChosen, onPress, onFocus }: LivePlotProps) {
  const { standing, isWet, grows, words, tool, left } = plot;
  return (
    <li className={css.plot}>
      <button
        type="button"
        className={css.press}
        data-standing={standing}
        data-chosen={isChosen || undefined}
        onClick={onPress}
        onFocus={onFocus}
      >
        <span className={css.wet} data-wet={isWet || undefined}>
          <SheetCell sheet={bedWet} of={7} cell={place} className={css.wetWide!} />
          {place < 3 && (
            <SheetCell sheet={bedSmallWet} of={3} cell={place} className={css.wetSmall!} />
          )}
        </span>
        <Plant key={grows?.crop} grows={grows} />
        {standing === "ready" && <span className={css.drop} data-crop={grows?.crop} />}
        <span className="visually-hidden">{words}</span>
        <span className={css.sign}>
          {tool && strings.deeds[tool]}
          {left && <small aria-hidden="true">{left.count}</small>}
        </span>
      </button>
    </li>
  );
}
