// How well somebody knows a crop, a dish or an animal: by how often, and nothing that grows is the better for it.
import { type Crop, cropIds } from "./crops.ts";
import { freeze } from "./freeze.ts";
import { type ProducerKind, producerKinds } from "./producers.ts";
import { type Recipe, recipeIds } from "./recipes.ts";

/** Known, well known, by heart. */
export const ranks = freeze(["known", "wellKnown", "byHeart"] as const);
type Steps = readonly [known: number, wellKnown: number, byHeart: number];

const quick: Steps = [200, 1_000, 4_000];
const middling: Steps = [60, 240, 1_000];
const slow: Steps = [40, 160, 640];

const ofCrops: Readonly<Record<Crop, Steps>> = freeze({
  sunflower: quick,
  pea: middling,
  carrot: middling,
  beet: middling,
  onion: middling,
  bean: middling,
  leek: middling,
  tomato: middling,
  cabbage: slow,
  wheat: slow,
  maize: [30, 120, 480],
  pumpkin: [15, 60, 240],
});
const ofDishes: Steps = freeze([10, 50, 200]);
const ofKeeps: Steps = freeze([20, 100, 400]);

/** The page of the book that counts for a mark. */
export type Marked = `crop ${Crop}` | `dish ${Recipe}` | `kept ${ProducerKind}`;

export const markedPages: readonly Marked[] = [
  ...cropIds.map((crop) => `crop ${crop}` as const),
  ...recipeIds.map((recipe) => `dish ${recipe}` as const),
  ...producerKinds.map((keep) => `kept ${keep}` as const),
];

export function stepsOf(page: Marked): Steps {
  const [kind, id] = page.split(" ") as [string, string];
  return kind === "crop" ? ofCrops[id as Crop] : kind === "dish" ? ofDishes : ofKeeps;
}
