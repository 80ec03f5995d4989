// The three hours of everything that is drawn, and what light has to say at each; the tables are beside this file.
import type { Vec } from "../../models/pose.ts";

export type Hour = "day" | "evening" | "night";
export const hours: readonly Hour[] = ["day", "evening", "night"];

export type OutdoorLight = {
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

/** The soft disc of light about a flame or a lamp. */
export type Bloom = {
  readonly at: Vec;
  readonly colour: string;
  /** Across, in tiles. */
  readonly size: number;
  readonly strength: number;
};
