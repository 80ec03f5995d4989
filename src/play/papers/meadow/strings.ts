// What the paper of the meadow says.
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

export const strings = {
  here: "Who lives here",
  nobody: "Nobody yet. Somebody to feed can wait; so can whoever is fed.",
  some: (count: number, name: string) =>
    count === 1 ? name.charAt(0).toUpperCase() + name.slice(1) : `${count} ${name}`,
  waits: (goods: string, count: number) => `${goods} ${count === 1 ? "waits" : "wait"}`,
  rests: "rests",
  nextShort: (when: string) => `next ${when}`,
  wait: (goods: string, count: number) => `${goods} ${count === 1 ? "waits" : "wait"}.`,
  next: (when: string) => `The next waits ${when}.`,
  full: "No more comes until they are gathered.",
  season: (from: number, to: number) => `It gives from ${months[from]} to ${months[to]}.`,
  timber: "A tree gives one timber a week, all year.",
  caredFor: (when: string) => `Cared for until ${when}.`,
  uncared: (fodder: string, hours: string) => `With ${fodder} it is 1½ times as fast for ${hours}.`,
  gather: "Gather",
  gatherWhat: (goods: string) => `Gather ${goods}`,
  gatherAll: "Gather all",
  feed: (count: number, goods: string) =>
    count === 1 ? `Feed it: ${goods}` : `Feed ${count}: ${goods}`,

  called: (names: string) => `Called ${names}.`,
  names: "Names",
  nameFor: (one: string) => `For ${one}`,
  call: (name: string) => `Call it ${name}`,
  moreNames: "Others",

  settle: "Could live here",
  left: (squares: string) => `Free meadow: ${squares}`,
  gives: (goods: string, every: string) => `Gives ${goods} every ${every}.`,
  givesFrom: (goods: string, every: string, from: number, to: number) =>
    `Gives ${goods} every ${every}, from ${months[from]} to ${months[to]}.`,
  takes: (squares: string) => `Takes ${squares} of meadow.`,
  every: (goods: string, every: string) => `${goods} every ${every}`,
  settleFor: (pence: string) => `Settle: ${pence}`,
  settleWhat: (one: string, pence: string) => `Settle: ${pence}, ${one}`,
} as const;
