// What farms have made for rooms: how many of each piece and dish, by whom and when, and which dyes.
import { fieldAt } from "../ground/groundNow.ts";
import type { Ms } from "../numbers/time.ts";
import type { Entry, Farm } from "../state/farm.ts";
import { type Crop, cropIds } from "../tables/crops.ts";
import { type Dye, dyeIds } from "../tables/dyes.ts";
import { type Piece, pieceIds } from "../tables/pieces.ts";
import { type Recipe, recipeIds, recipeOf } from "../tables/recipes.ts";

/** What kitchens cook; what a workshop makes is no dish. */
export const dishIds: readonly Recipe[] = recipeIds.filter(
  (recipe) => recipeOf(recipe).at === "kitchen",
);

/** Where a thing of the farm comes from; a dish stands for all of its kind. */
export type Mark = { readonly field: number; readonly at: Ms } & (
  | { readonly kind: "piece"; readonly piece: Piece }
  | { readonly kind: "trophy"; readonly crop: Crop; readonly grams: number }
  | { readonly kind: "dish"; readonly recipe: Recipe; readonly count: number }
);

/** How many things a mark is on. */
export const countOn = (mark: Mark): number => (mark.kind === "dish" ? mark.count : 1);

/** A farm on the field it stands on. */
export type Standing = { readonly field: number; readonly farm: Pick<Farm, "book" | "moves"> };

export type Made = {
  /** By the names that pieces have in a room, the one that was made first before the others. */
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
  readonly dyes: ReadonlySet<Dye>;
};

/** "pumpkinPie" is a dish that rooms call "dish-pumpkin-pie". */
export const dishPiece = (recipe: Recipe): string =>
  `dish-${recipe.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const trophies = new Map<string, Crop>(cropIds.map((crop) => [`trophy-${crop}`, crop]));

function markOf(piece: Piece, { first }: Entry, standing: Standing): Mark {
  const { farm } = standing;
  const field = fieldAt(farm, standing.field, first);
  const crop = trophies.get(piece);
  if (crop === undefined) return { kind: "piece", piece, field, at: first };
  // The board is for the heaviest of them, whenever it was brought in.
  return { kind: "trophy", crop, grams: farm.book[`crop ${crop}`]?.best ?? 0, field, at: first };
}

function marksOf(standing: Standing): [piece: string, mark: Mark][] {
  const { farm } = standing;
  const pieces = pieceIds.flatMap((piece): [string, Mark][] => {
    const entry = farm.book[`piece ${piece}`];
    return entry ? [[piece, markOf(piece, entry, standing)]] : [];
  });
  const dishes = dishIds.flatMap((recipe): [string, Mark][] => {
    const entry = farm.book[`dish ${recipe}`];
    if (!entry) return [];
    const field = fieldAt(farm, standing.field, entry.first);
    return [[dishPiece(recipe), { kind: "dish", recipe, count: entry.n, field, at: entry.first }]];
  });
  return [...pieces, ...dishes];
}

/** The same for the same farms, in whatever order they come. */
export function madeOf(farms: readonly Standing[]): Made {
  const marks = new Map<string, Mark[]>();
  for (const [piece, mark] of farms.flatMap(marksOf))
    marks.set(piece, [...(marks.get(piece) ?? []), mark]);
  for (const own of marks.values()) own.sort((a, b) => a.at - b.at || a.field - b.field);
  const dyes = dyeIds.filter((dye) => farms.some(({ farm }) => farm.book[`dye ${dye}`]));
  return { marks, dyes: new Set(dyes) };
}
