// What somebody writes: ten letters that tell a story, and what is said again once it is told.

/** A letter, and the line that comes back when what it asks for was sent. */
export type Told = { readonly text: string; readonly reply: string };

export type Writer = {
  readonly letters: readonly Told[];
  /** Which of the letters may come again, round and round, when all have been told. */
  readonly again: readonly number[];
  /** What comes back where nothing was sent. */
  readonly declined: string;
};
