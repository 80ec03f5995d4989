// A farm in its third month, of level 20: something of everything, and what is lacking too.
import { HOUR } from "../../../farm/numbers/time.ts";
import type { BookEntry, Farm, Producer } from "../../../farm/state/farm.ts";
import type { BookPage } from "../../../farm/state/pages.ts";
import { deedsFor } from "../../../farm/tables/level.ts";
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import { trialStart as at } from "../../../farm/testing/trial.ts";

const written: readonly BookPage[] = [
  "crop sunflower",
  "crop pea",
  "crop carrot",
  "crop beet",
  "crop onion",
  "crop leek",
  "crop wheat",
  "heirloom red-wren",
  "heirloom long-tom",
  "dish peaSoup",
  "dish rootStew",
  "dish onionTart",
  "villager tansy",
  "villager vet",
  "villager hen",
  "festival hay",
  "piece jug-of-flowers",
  "piece wheat-sheaf",
  "dye carrot seedtime",
  "dye beet seedtime",
  "dye onion seedtime",
  "surprise moon",
  "card record",
  "yard board",
];

const book = Object.fromEntries(
  written.map((page): [BookPage, BookEntry] => [page, { n: 12, first: at - 900 * HOUR }]),
) as Farm["book"];

const keep = (kind: ProducerKind, count: number, waits: boolean): Producer[] =>
  Array.from({ length: count }, (_, i) => ({
    kind,
    since: at - 900 * HOUR - i,
    at: at - (waits ? 20 : 1) * HOUR,
    grown: 0,
    caredUntil: 0,
    prunedAt: at - 60 * HOUR,
  }));

export const levelTwenty: Partial<Farm> = {
  pence: 1_284,
  deeds: deedsFor(21) - 95,
  straw: 9,
  timber: 3,
  seeds: { pea: 4, leek: 3, wheat: 2, "red-wren": 5 },
  barn: {
    sunflower: 40,
    pea: 24,
    carrot: 31,
    beet: 12,
    onion: 11,
    bean: 8,
    leek: 6,
    tomato: 14,
    cabbage: 3,
    wheat: 9,
    egg: 7,
    milk: 2,
    honey: 1,
    flour: 2,
    leekPie: 1,
    loaf: 1,
  },
  tools: { barn: 3, can: 1, stove: 1, bench: 0, frames: 1, sluice: 0 },
  kept: [...keep("hen", 6, true), ...keep("goat", 2, true), ...keep("hive", 1, false)],
  ovens: [
    { recipe: "onionTart", at: at - HOUR, until: at - HOUR / 2 },
    { recipe: "beanPot", at: at - HOUR / 2, until: at + HOUR / 4 },
  ],
  stories: { tansy: 3, vet: 2, hen: 1 },
  book,
  cards: [
    { at, villager: "tansy", subject: "record", about: { crop: "leek", grams: 412 } },
    { at: at - 72 * HOUR, villager: "vet", subject: "away", about: { days: 9 } },
  ],
};
