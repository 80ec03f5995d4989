// What stands beside the chosen plot: the plot in words, or the next line for a newcomer.
import { plotWords } from "../../farm/describe/plot.ts";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { Bed } from "../view/bed.ts";
import { nextStep } from "../view/nextStep.ts";
import { stepWords } from "../view/words.ts";
import css from "./PlotSlip.module.css";

type PlotSlipProps = {
  readonly bed: Bed;
  readonly chosen: number | null;
  readonly clock: Clock;
  /** The next line for a newcomer stands elsewhere. */
  readonly isLineElsewhere: boolean;
};

/** Null where nothing is chosen and nobody is new. */
export function slipOf({ bed, chosen, clock, isLineElsewhere }: PlotSlipProps) {
  const step = isLineElsewhere ? null : nextStep(bed);
  const line = step && <p className={css.line}>{stepWords(step, bed.now, clock)}</p>;
  if (step && step.plot !== null && (chosen === null || chosen === step.plot)) return line;
  if (chosen === null) return line;
  const slip = (
    <p className={css.slip}>{plotWords(bed.ground, bed.farm, chosen, bed.now, clock)}</p>
  );
  // What is to be done on a paper is no plot's own.
  if (!step || step.plot !== null) return slip;
  return (
    <div className={css.both}>
      {slip}
      {line}
    </div>
  );
}
