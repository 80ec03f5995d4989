// What was said last, for whoever wants to read it once more.
import { Watched } from "../../lib/watched.ts";

export type Said = { readonly n: number; readonly words: string };

const MOST_SAID = 20;

export type LatelyState = { readonly said: readonly Said[] };

/** The newest first. */
export class Lately extends Watched<LatelyState> {
  constructor() {
    super({ said: [] });
  }

  add(words: string): void {
    const { said } = this.state();
    const n = (said[0]?.n ?? 0) + 1;
    this.set({ said: [{ n, words }, ...said].slice(0, MOST_SAID) });
  }
}
