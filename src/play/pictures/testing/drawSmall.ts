// How a small picture of a thing is drawn from its model: of one size whatever the thing's own, and as short as can be.
import { boundingBoxOf } from "../../../models/catalogue/bounds.ts";
import { type Part, spun } from "../../../models/parts.ts";
import { toSvg } from "../../../models/svg/toSvg.ts";

/** In drawing units, from end to end. */
const LONG = 124;

/** A drawing of more text is made once more, coarser. */
const MOST = 4_000;
const FINEST = [9, 20, 36, 60];

/** `aside` turns it before it is drawn: what faces +z looks down to the left otherwise. */
export function drawSmall(title: string, model: readonly Part[], aside = 0): string {
  const parts = spun(model, aside);
  const { low, high } = boundingBoxOf(parts);
  const scale = LONG / Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  let svg = "";
  for (const finest of FINEST) {
    svg = toSvg(parts, { title, description: "", scale, finest, tones: 2, floor: null }).svg;
    if (svg.length <= MOST) break;
  }
  return svg;
}
