// An eye that stays where it is and looks a little aside, or takes in less: so a photograph is aimed.
import type { Eye } from "./eye.ts";

/** In halves of the picture, to the right and up; at 1 what was at its edge is in its middle. */
export type Aim = readonly [x: number, y: number];

export const straight: Aim = [0, 0];

/** Further aside would be another picture, for which the room is turned. */
const within = (value: number): number => Math.max(-1, Math.min(1, value));

export const aimedBy = ([x, y]: Aim, dx: number, dy: number): Aim => [
  within(x + dx),
  within(y + dy),
];

/** Which part of the picture is taken about its middle, from all of it to the closest. */
export const photoCrops = [1, 0.8, 0.64, 0.5] as const;
export type PhotoCrop = (typeof photoCrops)[number];

/** The next one; the same where there is none. */
export const cropBeside = (crop: PhotoCrop, by: 1 | -1): PhotoCrop =>
  photoCrops[photoCrops.indexOf(crop) + by] ?? crop;

export const cropped = (eye: Eye, crop: number): Eye => ({ ...eye, half: eye.half * crop });

export const aimed = (eye: Eye, [x, y]: Aim, aspect: number): Eye => ({
  ...eye,
  heading: eye.heading - Math.atan(within(x) * eye.half * aspect),
  down: eye.down - Math.atan(within(y) * eye.half),
});
