// What the paper of the meadow says.
import { inPence } from "../parts/words.ts";

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

export const strings = {
  here: "Who lives here",
  nobody: "Nobody yet. Somebody to feed can wait; so can whoever is fed.",
  count: (count: number) => `× ${count}`,
  wait: (goods: string, count: number) => `${goods} ${count === 1 ? "waits" : "wait"}.`,
  next: (when: string) => `The next waits ${when}.`,
  full: "No more comes until they are gathered.",
  season: (from: number, to: number) => `It gives from ${months[from]} to ${months[to]}.`,
  timber: "A tree gives one timber a week, all year.",
  caredFor: (when: string) => `Cared for until ${when}.`,
  uncared: (fodder: string, hours: string) => `With ${fodder} it is 1½ times as fast for ${hours}.`,
  gather: (goods: string) => `Gather ${goods}`,
  gatherAll: "Gather all that waits",
  care: (count: number, fodder: string) =>
    count === 1 ? `Give it ${fodder}` : `Give ${count} of them ${fodder} each`,

  called: (names: string) => `Called ${names}.`,
  name: "A name",
  call: (count: number, name: string) =>
    count === 1 ? `Call it ${name}` : `Call one of them ${name}`,

  settle: "Who could live here",
  left: (squares: string) => `Free meadow: ${squares}.`,
  gives: (goods: string, every: string) => `Gives ${goods} every ${every}.`,
  givesFrom: (goods: string, every: string, from: number, to: number) =>
    `Gives ${goods} every ${every}, from ${months[from]} to ${months[to]}.`,
  takes: (squares: string) => `Takes ${squares} of meadow.`,
  buy: (pence: number) => `Settle for ${inPence(pence)}`,
} as const;
