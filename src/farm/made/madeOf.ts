// What farms have for rooms: how many of each piece and dish they made, by whom and when, what they keep of festivals, and which dyes.
import { fieldAtTime } from "../ground/groundNow.ts";
import { civilDate, dayAt, type Ms } from "../numbers/time.ts";
import type { BookEntry, Farm } from "../state/farm.ts";
import { type Crop, cropIds } from "../tables/crops.ts";
import { type Dye, dyeIds } from "../tables/dyes.ts";
import { feasts } from "../tables/feasts.ts";
import { type Festival, festivalIds, laidSince } from "../tables/festivals.ts";
import { type FarmPiece, pieceIds } from "../tables/pieces.ts";
import { type Recipe, recipeIds, recipeOf } from "../tables/recipes.ts";
import { dishPiece } from "./dishPiece.ts";

/** What kitchens cook; what a workshop makes is no dish. */
export const dishIds: readonly Recipe[] = recipeIds.filter(
  (recipe) => recipeOf(recipe).at === "kitchen",
);

/** Where a thing of the farm comes from; a dish stands for all of its kind. */
export type Provenance = { readonly field: number; readonly at: Ms } & (
  | { readonly kind: "piece"; readonly piece: FarmPiece }
  | { readonly kind: "trophy"; readonly crop: Crop; readonly grams: number }
  | { readonly kind: "dish"; readonly recipe: Recipe; readonly count: number }
  /** Kept of the first evening there; the year is the festival's own. */
  | { readonly kind: "feast"; readonly festival: Festival; readonly year: number }
);

/** How many things a mark is on. */
export const countOn = (mark: Provenance): number => (mark.kind === "dish" ? mark.count : 1);

/** A farm on the field it stands on. */
export type FarmOnField = { readonly field: number; readonly farm: Pick<Farm, "book" | "moves"> };

export type FarmCreations = {
  /** By the names that pieces have in a room, the one that was made first before the others. */
  readonly marks: ReadonlyMap<string, readonly Provenance[]>;
  readonly dyes: ReadonlySet<Dye>;
};

const trophies = new Map<string, Crop>(cropIds.map((crop) => [`trophy-${crop}`, crop]));

function markOf(piece: FarmPiece, { first }: BookEntry, standing: FarmOnField): Provenance {
  const { farm } = standing;
  const field = fieldAtTime(farm, standing.field, first);
  const crop = trophies.get(piece);
  if (crop === undefined) return { kind: "piece", piece, field, at: first };
  // The board is for the heaviest of them, whenever it was brought in.
  return { kind: "trophy", crop, grams: farm.book[`crop ${crop}`]?.best ?? 0, field, at: first };
}

function feastMark(
  festival: Festival,
  { first: at }: BookEntry,
  { farm, field }: FarmOnField,
): Provenance {
  const day = dayAt(at);
  // A table that is laid in December may be sat at in January.
  const { year } = civilDate(laidSince(festival, day) ?? day);
  return { kind: "feast", festival, year, field: fieldAtTime(farm, field, at), at };
}

function marksOf(standing: FarmOnField): [piece: string, mark: Provenance][] {
  const { farm } = standing;
  const pieces = pieceIds.flatMap((piece): [string, Provenance][] => {
    const entry = farm.book[`piece ${piece}`];
    return entry ? [[piece, markOf(piece, entry, standing)]] : [];
  });
  const dishes = dishIds.flatMap((recipe): [string, Provenance][] => {
    const entry = farm.book[`dish ${recipe}`];
    if (!entry) return [];
    const field = fieldAtTime(farm, standing.field, entry.first);
    return [[dishPiece(recipe), { kind: "dish", recipe, count: entry.n, field, at: entry.first }]];
  });
  const kept = festivalIds.flatMap((festival): [string, Provenance][] => {
    const entry = farm.book[`feast ${festival}`];
    return entry ? [[feasts[festival].keepsake, feastMark(festival, entry, standing)]] : [];
  });
  return [...pieces, ...dishes, ...kept];
}

/** The same for the same farms, in whatever order they come. */
export function madeOf(farms: readonly FarmOnField[]): FarmCreations {
  const marks = new Map<string, Provenance[]>();
  for (const [piece, mark] of farms.flatMap(marksOf))
    marks.set(piece, [...(marks.get(piece) ?? []), mark]);
  for (const own of marks.values()) own.sort((a, b) => a.at - b.at || a.field - b.field);
  const dyes = dyeIds.filter((dye) => farms.some(({ farm }) => farm.book[`dye ${dye}`]));
  return { marks, dyes: new Set(dyes) };
}
