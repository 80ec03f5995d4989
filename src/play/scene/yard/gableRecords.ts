// The records of a farm on its barn's gable: a rosette in the colour of each crop.
import type { Crop } from "../../../farm/tables/crops.ts";
import { type Part, type Point2, points, slab } from "../../../models/parts.ts";
import { cropColour } from "./cropColour.ts";

/** How many hang side by side on either side of the door. */
const ABREAST = 2;

type Gable = { readonly z: number; readonly y: number; readonly out: readonly [number, number] };

/** Where there is wall beside the door: the lean-to has its front beam alone, and a shed little. */
const gables: readonly [Gable, Gable, Gable] = [
  { z: 0.36, y: 0.92, out: [0.2, 0.46] },
  { z: 0.5, y: 0.6, out: [0.3, 0.46] },
  { z: 0.67, y: 0.74, out: [0.38, 0.58] },
];
const STEP = 0.23;

/** Round above, with two ends of ribbon. */
const ROSETTE = points("-0.06 -0.15, 0 -0.09, 0.06 -0.15, 0.1 0.02, 0 0.1, -0.1 0.02");

const rosette = ([x, y]: Point2, z: number, crop: Crop): Part[] => {
  const colour = cropColour(crop);
  return [slab(ROSETTE, 0.03, [x, y, z], colour, { bevel: 0, top: "white" })];
};

/** Of a barn of some rung, in its own measures; `aside` is how far its gable lies from the middle. */
export function gableRecords(rung: number, crops: readonly Crop[], aside: number): Part[] {
  const { z, y, out } = gables[Math.min(rung, 2) as 0 | 1 | 2];
  return crops.flatMap((crop, i) => {
    const side = i % 2 ? 1 : -1;
    const nth = Math.floor(i / 2);
    const [column, line] = [nth % ABREAST, Math.floor(nth / ABREAST)];
    return rosette([aside + side * out[column]!, y - line * STEP], z, crop);
  });
}
