// Whether something keeps within the frame that every field is drawn in.
import { partCorners } from "../../models/catalogue/bounds.ts";
import { boundingRadius } from "../../models/distance.ts";
import type { Part } from "../../models/parts.ts";
import type { Vec } from "../../models/pose.ts";
import { toView, viewFrom } from "../../models/svg/view.ts";
import { FIELD_SCALE, islandFrame } from "./frames.ts";

/** In drawing units: coarse triangles reach as far over the shape that they are made from. */
const CLEAR = 8;

const view = viewFrom(FIELD_SCALE);

function isWithin(at: Vec, r: number): boolean {
  const off = r + CLEAR;
  const [across, down] = toView(view, at);
  const [left, top] = [islandFrame.originX + across, islandFrame.originY + down];
  return (
    left > off && left < islandFrame.width - off && top > off && top < islandFrame.height - off
  );
}

/** Most parts keep so far off the rim that a round about them tells; of the rest each corner is asked. */
export const isInFrame = (parts: readonly Part[]): boolean =>
  parts.every(
    (part) =>
      isWithin(part.at, boundingRadius(part) * FIELD_SCALE) ||
      partCorners(part).every((corner) => isWithin(corner, 0)),
  );
