// Says which wishes a room leaves open, and how far it has come with each of them.

import { fromFurniture } from "../catalogue/furniture.ts";
import { allPieces } from "../catalogue/pieces.ts";
import { coloursOfFinish } from "../catalogue/roomMarks.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ModelId, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { lacksDye } from "../rules/allowance.ts";
import type { RoomBox } from "../rules/box.ts";
import { indexOf } from "../rules/indexOf.ts";
import type { RoomWish, Sort } from "./wish.ts";

/** `have` of as many as the wish wants; without a number, 0. */
export type WishProgress = { readonly wish: RoomWish; readonly have: number };

const wordsOf = fromFurniture(
  (): ReadonlyMap<ModelId, ReadonlySet<string>> =>
    new Map(allPieces().map(({ id, words }) => [id, new Set([...words, id])])),
);

/** Whether a piece is one of a sort. */
export function isOfSort({ called }: Sort, model: ModelId): boolean {
  const words = wordsOf().get(model);
  return words !== undefined && called.some((word) => words.has(word));
}

/** What is in a dye that nobody has made, or of a piece that is not owned at all, is only tried. */
const isTried = (item: Item, catalogue: Catalogue): boolean =>
  catalogue.owned(item.model) === 0 || lacksDye(item, catalogue);

function own(room: RoomDocument, catalogue: Catalogue, isWanted: (item: Item) => boolean): Item[] {
  return [...room.items.values()].filter((item) => isWanted(item) && !isTried(item, catalogue));
}

/** Of each piece no more than are owned; which of them counts nowhere. */
function count(items: readonly Item[], catalogue: Catalogue): number {
  const byModel = new Map<ModelId, number>();
  for (const { model } of items) byModel.set(model, (byModel.get(model) ?? 0) + 1);
  let sum = 0;
  for (const [model, many] of byModel)
    sum += Math.min(many, catalogue.owned(model) ?? Number.POSITIVE_INFINITY);
  return sum;
}

const gap = (a0: number, a1: number, b0: number, b1: number): number =>
  Math.max(0, b0 - a1, a0 - b1);

const isWithin = (a: RoomBox, b: RoomBox, tiles: number): boolean =>
  Math.max(gap(a.x0, a.x1, b.x0, b.x1), gap(a.z0, a.z1, b.z0, b.z1)) <= tiles * PER_TILE;

function areNear(
  room: RoomDocument,
  catalogue: Catalogue,
  wish: Extract<RoomWish, { kind: "near" }>,
): boolean {
  const { placed } = indexOf(room, catalogue);
  const standing = (sort: Sort) =>
    own(room, catalogue, ({ model }) => isOfSort(sort, model)).flatMap(
      ({ id }) => placed.get(id) ?? [],
    );
  const to = standing(wish.to);
  return standing(wish.of).some((a) =>
    to.some((b) => a !== b && isWithin(a.box, b.box, wish.tiles)),
  );
}

/** How many there are of what is wished for. */
function have(room: RoomDocument, catalogue: Catalogue, wish: RoomWish): number {
  switch (wish.kind) {
    case "pieces":
      return count(
        own(room, catalogue, ({ model }) => isOfSort(wish.of, model)),
        catalogue,
      );
    case "lamps":
      return count(
        own(
          room,
          catalogue,
          ({ model, unlit }) => !unlit && catalogue.item(model)?.isLamp === true,
        ),
        catalogue,
      );
    case "near":
      return Number(areNear(room, catalogue, wish));
    case "hour":
      return Number(room.shell.light === wish.light);
    case "walls":
      return Number(
        Object.values(room.shell.walls).some(({ kind }) =>
          coloursOfFinish[kind]?.includes(wish.colour),
        ),
      );
  }
}

export const leastOf = (wish: RoomWish): number => ("least" in wish ? wish.least : 1);

/** In the order of the wishes; none where all are met. */
export const judge = (
  room: RoomDocument,
  catalogue: Catalogue,
  wishes: readonly RoomWish[],
): readonly WishProgress[] =>
  wishes
    .map((wish) => ({ wish, have: have(room, catalogue, wish) }))
    .filter((each) => each.have < leastOf(each.wish));
