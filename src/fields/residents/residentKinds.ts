// Who may live on a field: sixty kinds, each with its habit and the land or water it is tied to.
import type { KindOf } from "../odds.ts";

/** A point of the house, the edge of the water, or the water itself. */
export type Seat = "gable" | "ridge" | "chimney" | "eave" | "sill" | "door" | "bank" | "water";

export type ResidentKind = {
  /** What it is known for, after its name: "the heron has not moved since breakfast". */
  readonly habit: string;
  /** Regions and waters that it lives at; anywhere, if it does not say. */
  readonly where?: readonly (KindOf<"region"> | KindOf<"water">)[];
  /** Whose names it goes by; anybody's, if it does not say. */
  readonly sex?: "he" | "she";
  /** Where it is met; on a free round of grass, if it does not say. */
  readonly seat?: Seat;
};

/** The order is part of who lives where: a habit may be bettered, a kind never moved. */
export const residentKinds = {
  goose: { habit: "counts the gateposts each morning", sex: "she" },
  gander: { habit: "thinks the lane is his", sex: "he" },
  "brown hen": { habit: "lays under the crate and tells everyone", sex: "she" },
  "speckled hen": { habit: "walks one step behind whoever comes", sex: "she" },
  "bantam cockerel": { habit: "crows an hour late", sex: "he", seat: "ridge" },
  "runner duck": { habit: "stands upright to look over the beds" },
  "white duck": {
    habit: "swims in the watering can's puddle",
    where: ["pond", "stream", "spring"],
  },
  drake: {
    habit: "leads the way to the water and forgets it",
    where: ["pond", "stream", "spring"],
    sex: "he",
  },
  moorhen: { habit: "builds one nest too many", where: ["pond", "stream", "meadows"] },
  swan: { habit: "allows the field to be used", where: ["pond", "meadows"] },
  heron: {
    habit: "has not moved since breakfast",
    where: ["pond", "stream", "meadows", "shore"],
    seat: "bank",
  },
  kingfisher: { habit: "sits on the spade's handle", where: ["stream", "pond", "spring"] },
  "barn owl": { habit: "sleeps in the gable with one eye open", seat: "gable" },
  "little owl": { habit: "bobs when it is looked at", where: ["wood", "vale", "downs"] },
  robin: { habit: "follows the spade" },
  blackbird: { habit: "sings from the chimney at six", seat: "chimney" },
  jackdaw: { habit: "collects buttons on the sill", seat: "sill" },
  rook: { habit: "holds meetings in a bare tree", where: ["wood", "vale", "meadows"] },
  wren: { habit: "lives in the coat pocket of the scarecrow", where: ["wood", "heath", "vale"] },
  swallow: { habit: "comes back to the same nail", seat: "eave" },
  skylark: { habit: "goes up and comes down singing", where: ["downs", "moor", "heath"] },
  curlew: { habit: "calls before rain", where: ["moor", "fells", "shore"] },
  oystercatcher: { habit: "runs ahead of the tide and back", where: ["shore"] },
  puffin: { habit: "is lost and likes it here", where: ["shore"] },
  tern: { habit: "dives at hats", where: ["shore"] },
  "red grouse": { habit: "tells everybody to go back", where: ["moor", "fells"] },
  hare: { habit: "boxes with the scarecrow in March", where: ["downs", "heath", "vale"] },
  rabbit: { habit: "eats exactly one leaf of each", where: ["heath", "downs", "shore"] },
  hedgehog: { habit: "tidies the leaves into heaps" },
  dormouse: { habit: "sleeps in the teapot by the door", where: ["wood", "vale"], seat: "door" },
  "red squirrel": { habit: "has forgotten where the hazelnuts are", where: ["wood"] },
  badger: { habit: "digs a hole and fills it again", where: ["wood", "vale", "downs"] },
  "fox cub": { habit: "watches the hens and is watched by them", where: ["wood", "heath", "moor"] },
  mole: { habit: "has made eleven hills in a row", where: ["meadows", "vale", "downs"] },
  otter: {
    habit: "slides down the bank when it thinks no one looks",
    where: ["stream", "pond"],
    seat: "bank",
  },
  "water vole": { habit: "plops", where: ["stream", "pond"], seat: "water" },
  toad: { habit: "guards the cellar step" },
  frog: { habit: "rides up in the bucket of the well", where: ["well"] },
  newt: { habit: "is the oldest on the farm, it says", where: ["pond", "dew", "spring"] },
  "grass snake": { habit: "suns itself on the warm stones", where: ["heath", "downs", "meadows"] },
  "queen bee": {
    habit: "keeps her hive at work on Sundays too",
    where: ["heath", "vale", "downs"],
    sex: "she",
  },
  "tabby cat": { habit: "sleeps on whatever was just dug" },
  "black cat": { habit: "sits in the window that has the sun", seat: "sill" },
  "ginger cat": { habit: "rides in the wheelbarrow" },
  "three-legged cat": { habit: "outruns any dog" },
  sheepdog: { habit: "herds the hens into a circle" },
  "old spaniel": { habit: "carries one boot about" },
  terrier: { habit: "barks at the moon and, to be sure, at the sun" },
  pony: {
    habit: "leans on the gate until somebody comes",
    where: ["vale", "meadows", "moor", "heath"],
  },
  donkey: { habit: "wears the old straw hat", where: ["vale", "downs", "shore"] },
  goat: {
    habit: "stands on the highest thing there is",
    where: ["downs", "fells", "moor", "vale"],
    seat: "ridge",
  },
  "nanny goat": { habit: "reads the newspaper by eating it", sex: "she" },
  "pet lamb": { habit: "believes it is a dog", where: ["downs", "fells", "moor", "meadows"] },
  "old ewe": {
    habit: "looks over the wall at nothing",
    where: ["fells", "moor", "downs"],
    sex: "she",
  },
  piglet: { habit: "finds acorns that nobody else can find", where: ["wood", "vale"] },
  "saddleback pig": { habit: "scratches on the same old post", where: ["vale", "wood", "meadows"] },
  "scarecrow in a wedding coat": { habit: "points the way to the village, wrongly" },
  "scarecrow with an umbrella": { habit: "is the only dry one when it rains" },
  "scarecrow with a fiddle": { habit: "is tuned once a year" },
  "scarecrow in a sailor's cap": {
    habit: "looks out for ships",
    where: ["shore", "meadows", "heath"],
  },
} as const satisfies Record<string, ResidentKind>;

export type ResidentName = keyof typeof residentKinds;
