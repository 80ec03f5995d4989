// The light of two hours: a golden afternoon from the upper left, and a clear night with a moon.
import type { Vec } from "../src/models/parts.ts";

export type Light = {
  exposure: number;
  sky: string;
  bounce: string;
  ambient: number;
  sun: string;
  power: number;
  /** Where the sun stands, seen from `about`. */
  from: Vec;
  about: Vec;
  /** Half the width of the ground that gets shadows. */
  spread: number;
  shadow: number;
  softness: number;
  /** How many small suns make the one. */
  count: number;
};

export const sunlight: Light = {
  exposure: 1.05,
  sky: "#e6ecff",
  bounce: "#f0c08a",
  ambient: 1.95,
  sun: "#ffcb86",
  power: 3.3,
  from: [-6.5, 8.6, 9],
  about: [0, 0, 0],
  spread: 9,
  shadow: 0.8,
  softness: 0.02,
  count: 3,
};

export const moonlight: Light = {
  ...sunlight,
  exposure: 1.12,
  sky: "#7f97d8",
  bounce: "#5b4a78",
  ambient: 1,
  sun: "#a9b8ff",
  power: 1.15,
  shadow: 0.65,
};
