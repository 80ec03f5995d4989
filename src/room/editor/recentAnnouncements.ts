// What was said last, for whoever wants to read it once more.
import { Watched } from "@loamstead/lib/watched.ts";

export type RecentAnnouncement = { readonly n: number; readonly words: string };

const MOST_SAID = 20;

export type RecentAnnouncementsState = { readonly said: readonly RecentAnnouncement[] };

/** The newest first. */
export class RecentAnnouncements extends Watched<RecentAnnouncementsState> {
  constructor() {
    super({ said: [] });
  }

  add(words: string): void {
    const { said } = this.state();
    const n = (said[0]?.n ?? 0) + 1;
    this.set({ said: [{ n, words }, ...said].slice(0, MOST_SAID) });
  }
}
