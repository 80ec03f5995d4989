// What the threads of light are asked, and what they tell.
import type { Baking } from "../light/bakeLight.ts";
import type { LitShape } from "../light/litRoom.ts";

export type LightRequest = {
  /** A later one takes the place of those before it. */
  readonly job: number;
  readonly baking: Baking;
  /** Those that the last job had no need of; what this one has none of is forgotten. */
  readonly shapes: readonly (readonly [key: string, shape: LitShape])[];
};

/** The threads leave off, whatever they are at. */
export const STOP_LIGHT = "rest";

export type LightResponse = {
  readonly job: number;
  readonly part: number;
  readonly dots: Uint32Array<ArrayBuffer>;
  /** Nothing comes after it. */
  readonly isLast: boolean;
};
