// What a part of cloth is printed with, and how its pattern lies on it.
import type { Vec } from "./pose.ts";

export type Print = {
  /** Of those in `prints/patterns.ts`. */
  readonly pattern: string;
  /** The second tone, beside the colour of the part. */
  readonly tone: string;
  /** Where the part's own origin lies on the cloth, in tiles along the part's own axes. */
  readonly from: Vec;
};
