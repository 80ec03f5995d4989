// What somebody writes: ten letters that tell a story, and what is said again once it is told.
import type { Gift } from "../../tables/gifts.ts";

/** A letter, and the line that comes back when what it asks for was sent. */
export type Told = { readonly text: string; readonly reply: string };

export type Writer = {
  readonly letters: readonly Told[];
  /** What they write with what they give. */
  readonly gifts: { readonly [G in Gift]: string };
  /** Which of the letters may come again, round and round, when all have been told. */
  readonly again: readonly number[];
  /** What comes back where nothing was sent. */
  readonly declined: string;
};
