// What stands beside the chosen plot: the plot in words, or the next line for a newcomer.
import { plotWords } from "../../farm/describe/plot.ts";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { Bed } from "../view/bed.ts";
import { firstStep } from "../view/firstSteps.ts";
import { spanWords } from "../view/span.ts";
import { strings } from "../view/strings.ts";
import css from "./PlotSlip.module.css";

type PlotSlipProps = { readonly bed: Bed; readonly chosen: number | null; readonly clock: Clock };

/** Null where nothing is chosen and nobody is new. */
export function slipOf({ bed, chosen, clock }: PlotSlipProps) {
  const step = firstStep(bed);
  if (step && (chosen === null || chosen === step.plot)) {
    const left = "ready" in step ? spanWords(step.ready - bed.now) : "";
    return <p className={css.line}>{strings.first[step.kind](left)}</p>;
  }
  if (chosen === null) return null;
  return <p className={css.slip}>{plotWords(bed.ground, bed.farm, chosen, bed.now, clock)}</p>;
}
