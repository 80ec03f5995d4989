// What was said last, for whoever wants to read it once more.
import { Watched } from "@loamstead/lib/watched.ts";

export type Said = { readonly n: number; readonly words: string };

const MOST_SAID = 20;

export type SaidState = { readonly said: readonly Said[] };

/** The newest first. */
export class RecentlySaid extends Watched<SaidState> {
  constructor() {
    super({ said: [] });
  }

  add(words: string): void {
    const { said } = this.state();
    const n = (said[0]?.n ?? 0) + 1;
    this.set({ said: [{ n, words }, ...said].slice(0, MOST_SAID) });
  }
}
