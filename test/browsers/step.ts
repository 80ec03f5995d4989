// A step of the visit, the same for every browser.
import type { Visitor } from "./visitor.ts";

export type Step = {
  name: string;
  /** Left out of the short journey. */
  isLong?: boolean;
  /** In the short journey it is taken in this engine alone: each has its share of what is slow to draw. */
  shortIn?: "firefox" | "webkit";
  go(visitor: Visitor): Promise<void>;
};
