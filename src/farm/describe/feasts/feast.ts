// The words of a festival's three weeks on the green.
import type { CardWriter } from "../../tables/subjects.ts";

/** Who stands about the table. */
export type Guest = CardWriter;

export type EveningWords = {
  /** What it is like once one sits down. */
  readonly evening: string;
  /** What each of them says there when pressed, the host first. */
  readonly guests: { readonly [G in Guest]?: string };
};

export type FeastWords = EveningWords & {
  /** What one takes a hand in: words of a button. */
  readonly hand: string;
  /** What is said after each of the three times. */
  readonly done: readonly [once: string, twice: string, thrice: string];
};
