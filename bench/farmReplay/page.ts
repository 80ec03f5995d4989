// The page of the benchmark of replaying: a log of somebody who plays an hour a day, done again from its first event.
import { replay } from "../../src/farm/events/apply.ts";
import { beginFarm } from "../../src/farm/letters/begin.ts";
import { play } from "../../src/farm/players/play.ts";
import { gardenerPlayer } from "../../src/farm/players/players.ts";
import { fieldGround } from "../../src/farm/testing/trial.ts";

declare global {
  interface Window {
    /** Milliseconds for so many events, the fastest and the middle of some rounds. */
    replayed: { readonly events: number; readonly best: number; readonly middle: number };
  }
}

const EVENTS = 10_000;
const ROUNDS = 9;
const start = Date.UTC(2026, 2, 1);
const ground = fieldGround(417);
const { log } = play(gardenerPlayer, { ground, start, days: 60 });
const events = log.slice(0, EVENTS);
const spent = Array.from({ length: ROUNDS }, () => {
  const before = performance.now();
  const { refused } = replay(beginFarm(ground, start), events, ground);
  if (refused.length > 0) throw new Error(`${refused.length} events were refused`);
  return performance.now() - before;
}).sort((a, b) => a - b);
window.replayed = {
  events: events.length,
  best: spent[0]!,
  middle: spent[Math.floor(ROUNDS / 2)]!,
};
