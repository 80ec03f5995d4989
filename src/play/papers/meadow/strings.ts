// What the paper of the meadow says.
import type { Beast } from "../../../fields/diorama/herds.ts";
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
  uncared: (fodder: string, hours: string) =>
    `With ${fodder} it is half as fast again for ${hours}.`,
  gather: (goods: string) => `Gather ${goods}`,
  gatherAll: "Gather all that waits",
  care: (count: number, fodder: string) =>
    count === 1 ? `Give it ${fodder}` : `Give ${count} of them ${fodder} each`,

  called: (names: string) => `Called ${names}.`,
  name: "A name",
  call: (count: number, name: string) =>
    count === 1 ? `Call it ${name}` : `Call one of them ${name}`,

  company: {
    title: "Company",
    note: "They live on this field by themselves, want nothing and give nothing. Call them what you like.",
    resident: (name: string, kind: string) => `${name} the ${kind}`,
    /** Of somebody whom others go on calling by a name of their own. */
    elsewhere: (habit: string, own: string) => `${habit}. The neighbours say ${own}.`,
    habit: (habit: string) => `${habit}.`,
    beasts: {
      cow: ["Cow", "Second cow"],
      horse: ["Horse", "Second horse"],
      pig: ["Pig", "Second pig"],
      sheep: ["Sheep", "Second sheep"],
      lamb: ["Lamb", "Second lamb"],
      goat: ["Goat", "Second goat"],
      goose: ["Goose", "Second goose"],
      rabbit: ["Rabbit", "Second rabbit"],
      hedgehog: ["Hedgehog", "Second hedgehog"],
      robin: ["Robin", "Second robin"],
    } satisfies Record<Beast, readonly [string, string]>,
    called: (name: string, kind: string) => `${name} the ${kind.toLowerCase()}`,
    grazes: "To be seen on the grass in this season.",
    name: (who: string) => `A name for ${who}`,
    asBefore: (own: string | null) => own ?? "No name",
    call: (name: string) => `Call it ${name}`,
    callAsBefore: (own: string | null) => (own === null ? "Take the name away" : `Call it ${own}`),
  },

  settle: "Who could live here",
  left: (squares: string) => `Free meadow: ${squares}.`,
  gives: (goods: string, every: string) => `Gives ${goods} every ${every}.`,
  givesFrom: (goods: string, every: string, from: number, to: number) =>
    `Gives ${goods} every ${every}, from ${months[from]} to ${months[to]}.`,
  takes: (squares: string) => `Takes ${squares} of meadow.`,
  buy: (pence: number) => `Settle for ${inPence(pence)}`,
} as const;
