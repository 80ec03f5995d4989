// Whether something keeps within the frame that every field is drawn in.
import { cornersOf } from "../../models/catalogue/bounds.ts";
import { extent } from "../../models/distance.ts";
import type { Part } from "../../models/parts.ts";
import type { Vec } from "../../models/pose.ts";
import { toView, viewFrom } from "../../models/svg/view.ts";
import { FIELD_SCALE, island } from "./frames.ts";

/** In drawing units: coarse triangles reach as far over the shape that they are made from. */
const CLEAR = 8;

const view = viewFrom(FIELD_SCALE);

function isWithin(at: Vec, r: number): boolean {
  const off = r + CLEAR;
  const [across, down] = toView(view, at);
  const [left, top] = [island.originX + across, island.originY + down];
  return left > off && left < island.width - off && top > off && top < island.height - off;
}

/** Most parts keep so far off the rim that a round about them tells; of the rest each corner is asked. */
export const isInFrame = (parts: readonly Part[]): boolean =>
  parts.every(
    (part) =>
      isWithin(part.at, extent(part) * FIELD_SCALE) ||
      cornersOf(part).every((corner) => isWithin(corner, 0)),
  );
