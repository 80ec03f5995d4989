// What one does at a festival beside bringing something: three times a hand, an evening, and what one keeps of it.
import type { Festival } from "./festivals.ts";
import { freeze } from "./freeze.ts";
import type { CardWriter } from "./subjects.ts";
import { type Villager, villagers } from "./villagers.ts";

/** So often one takes a hand, and so many hours lie between. */
export const HANDS = 3;
export const HOURS_BETWEEN = 6;

/** The festival at which one wishes, and among so many wishes. */
export const WISHING: Festival = "stirUp";
export const WISHES = 6;

type Feast = {
  readonly host: Villager;
  /** The host first, but where everybody comes. */
  readonly guests: readonly CardWriter[];
  /** A piece of the catalogue that nobody makes: whoever sat there has it marked. */
  readonly keepsake: string;
};

export const feasts: Readonly<Record<Festival, Feast>> = freeze({
  wassail: {
    host: "bellringer",
    guests: ["bellringer", "cartersGirl", "youngerBrother", "vet"],
    keepsake: "oil-lamp",
  },
  candlemas: {
    host: "quern",
    guests: ["quern", "bellringer", "schoolmistress", "hen"],
    keepsake: "three-candles",
  },
  lambing: { host: "vet", guests: ["vet", "cartersGirl", "elderBrother"], keepsake: "sheepdog" },
  maypole: {
    host: "schoolmistress",
    guests: ["schoolmistress", "cartersGirl", "elderBrother", "youngerBrother", "tansy"],
    keepsake: "ribbon-pole",
  },
  hay: {
    host: "cartersGirl",
    guests: ["cartersGirl", "ferryman", "reeve", "hen"],
    keepsake: "sunflower-rug",
  },
  longTable: { host: "tansy", guests: villagers, keepsake: "gingham-table" },
  lammas: {
    host: "quern",
    guests: ["quern", "tansy", "bellringer", "reeve"],
    keepsake: "bread-board",
  },
  weighIn: { host: "reeve", guests: ["reeve", "peascod", "ferryman", "vet"], keepsake: "rosette" },
  appleDay: {
    host: "peascod",
    guests: ["peascod", "schoolmistress", "cartersGirl"],
    keepsake: "slices-of-pie",
  },
  stirUp: {
    host: "tansy",
    guests: ["tansy", "quern", "elderBrother", "youngerBrother"],
    keepsake: "mixing-bowl",
  },
  lanterns: {
    host: "ferryman",
    guests: ["ferryman", "schoolmistress", "bellringer", "vet"],
    keepsake: "paper-lanterns",
  },
  midwinter: { host: "hen", guests: [...villagers, "pedlar"], keepsake: "decorated-fir" },
});
