// The light of three hours: morning sun from the upper left, a low evening sun, a clear night.
import type { Vec } from "./pose.ts";

export type Hour = "day" | "evening" | "night";
export const hours: readonly Hour[] = ["day", "evening", "night"];

export type Light = {
  readonly exposure: number;
  /** Light from above, and what the ground gives back. */
  readonly sky: string;
  readonly bounce: string;
  readonly ambient: number;
  readonly sun: string;
  readonly power: number;
  readonly from: Vec;
  /** How much of the sun a shadow takes. */
  readonly shadow: number;
};

/** A lamp without a shadow of its own. */
export type Lamp = {
  readonly at: Vec;
  readonly colour: string;
  readonly power: number;
  readonly reach: number;
};

export const lights: Record<Hour, Light> = {
  day: {
    exposure: 1.05,
    sky: "#e6ecff",
    bounce: "#f0c08a",
    ambient: 1.95,
    sun: "#ffcb86",
    power: 3.3,
    from: [-6.5, 8.6, 9],
    shadow: 0.8,
  },
  evening: {
    exposure: 1.08,
    sky: "#d9c6e6",
    bounce: "#c98a6a",
    ambient: 1.35,
    sun: "#ff9f5a",
    power: 3,
    from: [-10, 5.4, 6.5],
    shadow: 0.8,
  },
  night: {
    exposure: 1.12,
    sky: "#7f97d8",
    bounce: "#5b4a78",
    ambient: 1,
    sun: "#a9b8ff",
    power: 1.15,
    from: [-6.5, 8.6, 9],
    shadow: 0.65,
  },
};
