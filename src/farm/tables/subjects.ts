// What a postcard may be about: the facts that it has of this farm, and who writes of it.
import type { Season } from "../../models/seasons.ts";
import type { Crop } from "./crops.ts";
import type { Festival } from "./festivals.ts";
import { freeze } from "./freeze.ts";
import type { ProducerKind } from "./producers.ts";
import type { Surprise } from "./surprises.ts";
import type { Villager } from "./villagers.ts";
import type { BuiltId } from "./yard.ts";

/** The order is that in which news is looked for: one may join at the end of a later version, none may move. */
export const cardSubjects = [
  "moved",
  "away",
  "anniversary",
  "record",
  "heirloom",
  "mark",
  "arrival",
  "animalNamed",
  "piece",
  "yard",
  "surprise",
  "festivalComing",
  "festivalSat",
  "firstSnow",
  "firstFrost",
  "storm",
  "dryDays",
  "wetDays",
  "mist",
  "fullMoon",
  "seasonBegins",
  "allRipe",
  "allBare",
  "oneCrop",
  "dye",
  "pedlarDealt",
  "setAside",
  "firstDish",
] as const;
export type CardSubject = (typeof cardSubjects)[number];

/**
 * Grams are shown as {weight}, the others by their own name. A record's {crop} is one of it, as it
 * is weighed ("handful of peas"); that of `oneCrop` is many and bare ("leeks", "wheat"). An
 * {heirloom} is its seed's whole name ("Long Tom carrot"). A {mark} is many of whatever is known
 * by heart: crop, dish or animal ("leeks", "leek pies", "hens"). {piece}, {dish} and {dye} are one,
 * without an article, as within a sentence. {from} and {to} are numbers of fields.
 */
export type Fact =
  | "crop"
  | "grams"
  | "heirloom"
  | "mark"
  | "keep"
  | "name"
  | "piece"
  | "yard"
  | "surprise"
  | "festival"
  | "season"
  | "dye"
  | "dish"
  | "days"
  | "from"
  | "to";

export const factsOf: Record<CardSubject, readonly Fact[]> = freeze({
  moved: ["from", "to"],
  away: ["days"],
  anniversary: ["days"],
  record: ["crop", "grams"],
  heirloom: ["heirloom", "crop"],
  mark: ["mark"],
  arrival: ["keep"],
  animalNamed: ["name"],
  piece: ["piece"],
  yard: ["yard"],
  surprise: ["surprise"],
  festivalComing: ["festival"],
  festivalSat: ["festival"],
  firstSnow: [],
  firstFrost: [],
  storm: [],
  dryDays: ["days"],
  wetDays: ["days"],
  mist: [],
  fullMoon: [],
  seasonBegins: ["season"],
  allRipe: [],
  allBare: [],
  oneCrop: ["crop"],
  dye: ["dye"],
  pedlarDealt: [],
  setAside: [],
  firstDish: ["dish"],
});

/** The yard's own ids; the pedlar writes by the month in which the card is written, 0 is January. */
type Of = Crop | ProducerKind | Surprise | Festival | Season | BuiltId | Month;
type Month = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

export type CardWriter = Villager | "pedlar";

/**
 * Somebody who may write of a subject. `of`: only if its fact is this one (a record's crop, an
 * arrival's keep, the yard's piece, the surprise, the festival, the season), and for the pedlar
 * only in this month. What nobody is named for is no news.
 */
export type CardAuthor = { readonly writer: CardWriter; readonly of?: Of };

const by = (...writers: readonly Villager[]): readonly CardAuthor[] =>
  writers.map((writer) => ({ writer }));
const byOf = (pairs: readonly (readonly [Of, Villager])[]): readonly CardAuthor[] =>
  pairs.map(([of, writer]) => ({ writer, of }));
const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** Each has one text (`describe/villagers/cards`), so many as are named here. The order is that of chance. */
export const writersOf: Record<CardSubject, readonly CardAuthor[]> = freeze({
  moved: by("elderBrother", "cartersGirl"),
  away: by("ferryman", "tansy", "quern", "vet", "hen"),
  anniversary: by("reeve", "schoolmistress", "quern", "bellringer", "youngerBrother", "hen"),
  record: by(
    "tansy",
    "ferryman",
    "schoolmistress",
    "quern",
    "bellringer",
    "youngerBrother",
    "vet",
    "cartersGirl",
    "reeve",
    "hen",
  ),
  heirloom: by("schoolmistress", "quern", "bellringer", "elderBrother", "cartersGirl", "reeve"),
  mark: by("tansy", "ferryman", "schoolmistress", "quern", "elderBrother", "vet", "reeve", "hen"),
  arrival: byOf([
    ["hen", "hen"],
    ["goat", "peascod"],
    ["goat", "reeve"],
    ["sheep", "vet"],
    ["hive", "quern"],
    ["cherry", "cartersGirl"],
    ["plum", "bellringer"],
    ["apple", "youngerBrother"],
    ["hazel", "schoolmistress"],
    ["oak", "ferryman"],
  ]),
  animalNamed: by("vet", "peascod", "schoolmistress", "cartersGirl", "hen"),
  piece: by(
    "bellringer",
    "tansy",
    "ferryman",
    "peascod",
    "schoolmistress",
    "elderBrother",
    "youngerBrother",
    "cartersGirl",
    "reeve",
    "hen",
  ),
  yard: byOf([
    ["boxes", "schoolmistress"],
    ["bench", "ferryman"],
    ["board", "reeve"],
    ["cock", "bellringer"],
    ["cellar", "quern"],
    ["barrel", "hen"],
    ["rose", "peascod"],
    ["walk", "vet"],
    ["longTable", "tansy"],
    ["leanTo", "elderBrother"],
  ]),
  surprise: byOf([
    ["hedgehog", "vet"],
    ["hares", "youngerBrother"],
    ["toad", "peascod"],
    ["geese", "ferryman"],
    ["rainbow", "schoolmistress"],
    ["heron", "elderBrother"],
    ["owl", "hen"],
    ["glowWorms", "cartersGirl"],
    ["swallows", "bellringer"],
    ["shootingStars", "tansy"],
    ["moon", "quern"],
    ["robin", "reeve"],
    ["frogs", "bellringer"],
    ["bats", "cartersGirl"],
    ["foxTracks", "reeve"],
    ["webs", "quern"],
    ["harvestMouse", "youngerBrother"],
    ["goldfinches", "peascod"],
    ["hen", "hen"],
    ["bees", "ferryman"],
  ]),
  festivalComing: byOf([
    ["wassail", "bellringer"],
    ["candlemas", "quern"],
    ["lambing", "vet"],
    ["maypole", "schoolmistress"],
    ["hay", "cartersGirl"],
    ["longTable", "tansy"],
    ["lammas", "quern"],
    ["weighIn", "reeve"],
    ["appleDay", "peascod"],
    ["stirUp", "tansy"],
    ["lanterns", "ferryman"],
    ["midwinter", "hen"],
  ]),
  festivalSat: byOf([
    ["wassail", "vet"],
    ["candlemas", "bellringer"],
    ["lambing", "elderBrother"],
    ["maypole", "youngerBrother"],
    ["hay", "hen"],
    ["longTable", "peascod"],
    ["lammas", "tansy"],
    ["weighIn", "ferryman"],
    ["appleDay", "cartersGirl"],
    ["stirUp", "quern"],
    ["lanterns", "schoolmistress"],
    ["midwinter", "reeve"],
  ]),
  firstSnow: by("cartersGirl", "tansy", "hen"),
  firstFrost: by("schoolmistress", "peascod", "reeve"),
  storm: by("ferryman", "quern", "bellringer", "youngerBrother", "vet"),
  dryDays: by("quern", "tansy", "hen"),
  wetDays: by("ferryman", "schoolmistress", "elderBrother"),
  mist: by("bellringer", "vet"),
  fullMoon: by("youngerBrother", "cartersGirl"),
  seasonBegins: byOf([
    ["seedtime", "schoolmistress"],
    ["seedtime", "elderBrother"],
    ["highSun", "bellringer"],
    ["highSun", "cartersGirl"],
    ["leafFall", "quern"],
    ["leafFall", "reeve"],
    ["hearth", "vet"],
    ["hearth", "hen"],
  ]),
  allRipe: by("tansy", "bellringer", "hen"),
  allBare: by("peascod", "quern", "elderBrother"),
  oneCrop: by("ferryman", "schoolmistress", "cartersGirl", "reeve"),
  dye: by("quern", "bellringer", "youngerBrother", "cartersGirl"),
  pedlarDealt: [
    ...by("tansy", "ferryman", "quern"),
    ...months.map((of) => ({ writer: "pedlar" as const, of })),
  ],
  setAside: by("tansy", "peascod", "reeve"),
  firstDish: by("tansy", "elderBrother", "youngerBrother", "vet", "hen"),
});
