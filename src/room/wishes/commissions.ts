// The cards on which the villagers ask for a room: two from each of them.
import type { Villager } from "../../farm/tables/villagers.ts";
import { sorts as s } from "./sorts.ts";
import { hour, lamps, near, some, type Wish, walls } from "./wish.ts";

export type Commission = {
  readonly id: CommissionId;
  readonly from: Villager;
  readonly wishes: readonly Wish[];
};

const cards = {
  "a-cloth-on-the-table": {
    from: "tansy",
    wishes: [some(s.table), some(s.seat, 2), some(s.baking), near(s.seat, s.table, 1)],
  },
  "an-hour-before-four": {
    from: "tansy",
    wishes: [some(s.stove), some(s.clock), some(s.shelf), hour("night"), lamps(2)],
  },
  "either-bank": {
    from: "ferryman",
    wishes: [some(s.lamp, 2), some(s.boots), some(s.seat), hour("evening")],
  },
  "a-thursday-at-two": {
    from: "ferryman",
    wishes: [some(s.clock), some(s.seat, 2), some(s.teaThings), some(s.flowers)],
  },
  "nothing-green": {
    from: "peascod",
    wishes: [walls("red"), some(s.softSeat), some(s.fire), near(s.softSeat, s.fire, 3)],
  },
  "called-upon-slowly": {
    from: "peascod",
    wishes: [some(s.rocker), some(s.rug), some(s.pegs), some(s.dog)],
  },
  "a-reading-nook": {
    from: "schoolmistress",
    wishes: [some(s.softSeat), some(s.bookcase), lamps(3), near(s.softSeat, s.bookcase, 3)],
  },
  "eleven-of-them": {
    from: "schoolmistress",
    wishes: [some(s.desk), some(s.seat, 4), some(s.map), walls("blue")],
  },
  "the-loft-above-the-stones": {
    from: "quern",
    wishes: [some(s.chest), some(s.rocker), some(s.wheat), lamps(1), hour("evening")],
  },
  "company-on-sunday": {
    from: "quern",
    wishes: [some(s.table), some(s.seat, 3), some(s.flowers), some(s.teaThings), some(s.rug)],
  },
  "ninety-one-steps": {
    from: "bellringer",
    wishes: [some(s.softSeat), some(s.fire), some(s.rug), near(s.softSeat, s.fire, 3)],
  },
  "quieter-than-the-corporal": {
    from: "bellringer",
    wishes: [some(s.music), some(s.seat, 2), some(s.plant, 3), hour("evening")],
  },
  "no-smaller-than-his": {
    from: "elderBrother",
    wishes: [some(s.table), some(s.softSeat), some(s.picture, 2), some(s.clock)],
  },
  "in-good-order": {
    from: "elderBrother",
    wishes: [some(s.workbench), some(s.tools, 2), some(s.shelf), lamps(2)],
  },
  "round-the-back": {
    from: "youngerBrother",
    wishes: [some(s.barrel), some(s.seat, 3), some(s.music), hour("evening"), lamps(3)],
  },
  "thin-walls": {
    from: "youngerBrother",
    wishes: [some(s.picture, 3), some(s.shelf), some(s.softSeat), some(s.cat)],
  },
  "sleep-where-it-falls": {
    from: "vet",
    wishes: [some(s.bed), near(s.lamp, s.bed, 1), some(s.boots), hour("night")],
  },
  "four-in-the-morning": {
    from: "vet",
    wishes: [some(s.stove), some(s.teaThings), some(s.dog), some(s.washing), lamps(2)],
  },
  "room-for-admiral": {
    from: "cartersGirl",
    wishes: [some(s.hay, 2), some(s.basket), some(s.fruit), some(s.lamp)],
  },
  "seven-gates": {
    from: "cartersGirl",
    wishes: [some(s.bed), some(s.toy, 3), some(s.rug), some(s.cat), walls("yellow")],
  },
  "the-parish-requires": {
    from: "reeve",
    wishes: [some(s.desk), some(s.chest), some(s.shelf, 2), some(s.clock), lamps(2)],
  },
  "any-other-business": {
    from: "reeve",
    wishes: [some(s.flags), some(s.table), some(s.seat, 4), some(s.harvest, 2)],
  },
  "a-hollow-of-the-right-size": {
    from: "hen",
    wishes: [some(s.hen), some(s.basket), some(s.hay), near(s.hen, s.basket, 2)],
  },
  "above-the-cat": {
    from: "hen",
    wishes: [some(s.hen, 2), some(s.cat), some(s.shelf), some(s.wheat)],
  },
} satisfies Record<string, { from: Villager; wishes: readonly Wish[] }>;

export type CommissionId = keyof typeof cards;

/** In the order of the cards. */
export const commissions: readonly Commission[] = (
  Object.entries(cards) as [CommissionId, (typeof cards)[CommissionId]][]
).map(([id, card]) => ({ id, ...card }));
