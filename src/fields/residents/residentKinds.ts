// Who may live on a field: sixty kinds, each with the land or water it is tied to and where it is met.
import type { KindOf } from "../odds.ts";

/** A point of the house, the edge of the water, or the water itself. */
export type Seat = "gable" | "ridge" | "chimney" | "eave" | "sill" | "door" | "bank" | "water";

export type ResidentKind = {
  /** Regions and waters that it lives at; anywhere, if it does not say. */
  readonly where?: readonly (KindOf<"region"> | KindOf<"water">)[];
  /** Whose names it goes by; anybody's, if it does not say. */
  readonly sex?: "he" | "she";
  /** Where it is met; on a free round of grass, if it does not say. */
  readonly seat?: Seat;
};

/** The order is part of who lives where: a kind is never moved. Lists of fields load all of this, so words stand elsewhere. */
export const residentKinds = {
  goose: { sex: "she" },
  gander: { sex: "he" },
  "brown hen": { sex: "she" },
  "speckled hen": { sex: "she" },
  "bantam cockerel": { sex: "he", seat: "ridge" },
  "runner duck": {},
  "white duck": { where: ["pond", "stream", "spring"] },
  drake: { where: ["pond", "stream", "spring"], sex: "he" },
  moorhen: { where: ["pond", "stream", "meadows"] },
  swan: { where: ["pond", "meadows"] },
  heron: { where: ["pond", "stream", "meadows", "shore"], seat: "bank" },
  kingfisher: { where: ["stream", "pond", "spring"] },
  "barn owl": { seat: "gable" },
  "little owl": { where: ["wood", "vale", "downs"] },
  robin: {},
  blackbird: { seat: "chimney" },
  jackdaw: { seat: "sill" },
  rook: { where: ["wood", "vale", "meadows"] },
  wren: { where: ["wood", "heath", "vale"] },
  swallow: { seat: "eave" },
  skylark: { where: ["downs", "moor", "heath"] },
  curlew: { where: ["moor", "fells", "shore"] },
  oystercatcher: { where: ["shore"] },
  puffin: { where: ["shore"] },
  tern: { where: ["shore"] },
  "red grouse": { where: ["moor", "fells"] },
  hare: { where: ["downs", "heath", "vale"] },
  rabbit: { where: ["heath", "downs", "shore"] },
  hedgehog: {},
  dormouse: { where: ["wood", "vale"], seat: "door" },
  "red squirrel": { where: ["wood"] },
  badger: { where: ["wood", "vale", "downs"] },
  "fox cub": { where: ["wood", "heath", "moor"] },
  mole: { where: ["meadows", "vale", "downs"] },
  otter: { where: ["stream", "pond"], seat: "bank" },
  "water vole": { where: ["stream", "pond"], seat: "water" },
  toad: {},
  frog: { where: ["well"] },
  newt: { where: ["pond", "dew", "spring"] },
  "grass snake": { where: ["heath", "downs", "meadows"] },
  "queen bee": { where: ["heath", "vale", "downs"], sex: "she" },
  "tabby cat": {},
  "black cat": { seat: "sill" },
  "ginger cat": {},
  "three-legged cat": {},
  sheepdog: {},
  "old spaniel": {},
  terrier: {},
  pony: { where: ["vale", "meadows", "moor", "heath"] },
  donkey: { where: ["vale", "downs", "shore"] },
  goat: { where: ["downs", "fells", "moor", "vale"], seat: "ridge" },
  "nanny goat": { sex: "she" },
  "pet lamb": { where: ["downs", "fells", "moor", "meadows"] },
  "old ewe": { where: ["fells", "moor", "downs"], sex: "she" },
  piglet: { where: ["wood", "vale"] },
  "saddleback pig": { where: ["vale", "wood", "meadows"] },
  "scarecrow in a wedding coat": {},
  "scarecrow with an umbrella": {},
  "scarecrow with a fiddle": {},
  "scarecrow in a sailor's cap": { where: ["shore", "meadows", "heath"] },
} as const satisfies Record<string, ResidentKind>;

export type ResidentName = keyof typeof residentKinds;
