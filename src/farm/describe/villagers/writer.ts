// What somebody writes: the letters that tell a story, and what comes with them.
import type { Gift } from "../../tables/gifts.ts";

/** A letter, and the line that comes back when what it asks for was sent. */
export type LetterWithReply = { readonly text: string; readonly reply: string };

export type LetterWriter = {
  readonly letters: readonly LetterWithReply[];
  /** What they write with what they give. */
  readonly gifts: { readonly [G in Gift]: string };
  /** What comes back where nothing was sent. */
  readonly declined: string;
};
