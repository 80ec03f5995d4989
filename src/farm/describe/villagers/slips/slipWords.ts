// The lines of a writer's nth slip: walked, not drawn, so that none comes back soon and no two beside the same one.
import type { SlipLines } from "./slip.ts";

type SlipWords = { readonly [L in "opening" | "reason" | "thanks"]: string };

/** `part` is how many slips they wrote before. Each time a walk begins again, the one beside it is a line further on. */
export function slipWords({ openings, reasons, thanks }: SlipLines, part: number): SlipWords {
  const round = Math.floor(part / reasons.length);
  const few = Math.floor(part / openings.length);
  return {
    opening: openings[(part + round) % openings.length]!,
    reason: reasons[part % reasons.length]!,
    thanks: thanks[(part + few) % thanks.length]!,
  };
}
