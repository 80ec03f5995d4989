// The cards on which the villagers ask for a room: two from each of them.
import type { Villager } from "../../farm/tables/villagers.ts";
import { sorts as s } from "./sorts.ts";
import { hourWish, lampsWish, nearWish, piecesWish, type RoomWish, wallsWish } from "./wish.ts";

export type Commission = {
  readonly id: CommissionId;
  readonly from: Villager;
  readonly wishes: readonly RoomWish[];
};

const cards = {
  "a-cloth-on-the-table": {
    from: "tansy",
    wishes: [
      piecesWish(s.table),
      piecesWish(s.seat, 2),
      piecesWish(s.baking),
      nearWish(s.seat, s.table, 1),
    ],
  },
  "an-hour-before-four": {
    from: "tansy",
    wishes: [
      piecesWish(s.stove),
      piecesWish(s.clock),
      piecesWish(s.shelf),
      hourWish("night"),
      lampsWish(2),
    ],
  },
  "either-bank": {
    from: "ferryman",
    wishes: [piecesWish(s.lamp, 2), piecesWish(s.boots), piecesWish(s.seat), hourWish("evening")],
  },
  "a-thursday-at-two": {
    from: "ferryman",
    wishes: [
      piecesWish(s.clock),
      piecesWish(s.seat, 2),
      piecesWish(s.teaThings),
      piecesWish(s.flowers),
    ],
  },
  "nothing-green": {
    from: "peascod",
    wishes: [
      wallsWish("red"),
      piecesWish(s.softSeat),
      piecesWish(s.fire),
      nearWish(s.softSeat, s.fire, 3),
    ],
  },
  "called-upon-slowly": {
    from: "peascod",
    wishes: [piecesWish(s.rocker), piecesWish(s.rug), piecesWish(s.pegs), piecesWish(s.dog)],
  },
  "a-reading-nook": {
    from: "schoolmistress",
    wishes: [
      piecesWish(s.softSeat),
      piecesWish(s.bookcase),
      lampsWish(3),
      nearWish(s.softSeat, s.bookcase, 3),
    ],
  },
  "eleven-of-them": {
    from: "schoolmistress",
    wishes: [piecesWish(s.desk), piecesWish(s.seat, 4), piecesWish(s.map), wallsWish("blue")],
  },
  "the-loft-above-the-stones": {
    from: "quern",
    wishes: [
      piecesWish(s.chest),
      piecesWish(s.rocker),
      piecesWish(s.wheat),
      lampsWish(1),
      hourWish("evening"),
    ],
  },
  "company-on-sunday": {
    from: "quern",
    wishes: [
      piecesWish(s.table),
      piecesWish(s.seat, 3),
      piecesWish(s.flowers),
      piecesWish(s.teaThings),
      piecesWish(s.rug),
    ],
  },
  "ninety-one-steps": {
    from: "bellringer",
    wishes: [
      piecesWish(s.softSeat),
      piecesWish(s.fire),
      piecesWish(s.rug),
      nearWish(s.softSeat, s.fire, 3),
    ],
  },
  "quieter-than-the-corporal": {
    from: "bellringer",
    wishes: [
      piecesWish(s.music),
      piecesWish(s.seat, 2),
      piecesWish(s.plant, 3),
      hourWish("evening"),
    ],
  },
  "no-smaller-than-his": {
    from: "elderBrother",
    wishes: [
      piecesWish(s.table),
      piecesWish(s.softSeat),
      piecesWish(s.picture, 2),
      piecesWish(s.clock),
    ],
  },
  "in-good-order": {
    from: "elderBrother",
    wishes: [piecesWish(s.workbench), piecesWish(s.tools, 2), piecesWish(s.shelf), lampsWish(2)],
  },
  "round-the-back": {
    from: "youngerBrother",
    wishes: [
      piecesWish(s.barrel),
      piecesWish(s.seat, 3),
      piecesWish(s.music),
      hourWish("evening"),
      lampsWish(3),
    ],
  },
  "thin-walls": {
    from: "youngerBrother",
    wishes: [
      piecesWish(s.picture, 3),
      piecesWish(s.shelf),
      piecesWish(s.softSeat),
      piecesWish(s.cat),
    ],
  },
  "sleep-where-it-falls": {
    from: "vet",
    wishes: [piecesWish(s.bed), nearWish(s.lamp, s.bed, 1), piecesWish(s.boots), hourWish("night")],
  },
  "four-in-the-morning": {
    from: "vet",
    wishes: [
      piecesWish(s.stove),
      piecesWish(s.teaThings),
      piecesWish(s.dog),
      piecesWish(s.washing),
      lampsWish(2),
    ],
  },
  "room-for-admiral": {
    from: "cartersGirl",
    wishes: [piecesWish(s.hay, 2), piecesWish(s.basket), piecesWish(s.fruit), piecesWish(s.lamp)],
  },
  "seven-gates": {
    from: "cartersGirl",
    wishes: [
      piecesWish(s.bed),
      piecesWish(s.toy, 3),
      piecesWish(s.rug),
      piecesWish(s.cat),
      wallsWish("yellow"),
    ],
  },
  "the-parish-requires": {
    from: "reeve",
    wishes: [
      piecesWish(s.desk),
      piecesWish(s.chest),
      piecesWish(s.shelf, 2),
      piecesWish(s.clock),
      lampsWish(2),
    ],
  },
  "any-other-business": {
    from: "reeve",
    wishes: [
      piecesWish(s.flags),
      piecesWish(s.table),
      piecesWish(s.seat, 4),
      piecesWish(s.harvest, 2),
    ],
  },
  "a-hollow-of-the-right-size": {
    from: "hen",
    wishes: [
      piecesWish(s.hen),
      piecesWish(s.basket),
      piecesWish(s.hay),
      nearWish(s.hen, s.basket, 2),
    ],
  },
  "above-the-cat": {
    from: "hen",
    wishes: [piecesWish(s.hen, 2), piecesWish(s.cat), piecesWish(s.shelf), piecesWish(s.wheat)],
  },
} satisfies Record<string, { from: Villager; wishes: readonly RoomWish[] }>;

export type CommissionId = keyof typeof cards;

/** In the order of the cards. */
export const commissions: readonly Commission[] = (
  Object.entries(cards) as [CommissionId, (typeof cards)[CommissionId]][]
).map(([id, card]) => ({ id, ...card }));
