// An eye that stays where it is and looks a little aside: so a photograph is aimed.
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

export const aimed = (eye: Eye, [x, y]: Aim, aspect: number): Eye => ({
  ...eye,
  heading: eye.heading - Math.atan(within(x) * eye.half * aspect),
  down: eye.down - Math.atan(within(y) * eye.half),
});
