// How a thing that comes near a wall turns: its back to it, as furniture stands.
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import type { Item, QuarterTurn, RoomDocument, WallSide } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { rectAt, turnedExtent } from "./footprint.ts";
import { indexOf } from "./indexOf.ts";
import { misfitOfNew } from "./misfit.ts";
import { clampTo, turnedThere } from "./turnedThere.ts";
import { facingFrom, runsAcross } from "./walls.ts";

/** In quarter tiles: whoever stands no further from a wall belongs to it. */
const NEAR = PER_TILE / 2;

type Near = { readonly wall: WallSide; readonly gap: number };
type Far = { readonly width: number; readonly depth: number };

const farOf = ({ shell }: RoomDocument): Far => ({
  width: shell.size.columns * PER_TILE,
  depth: shell.size.rows * PER_TILE,
});

/** The walls that a thing on the floor stands near, the nearest first; a rug has no back. */
function wallsNear(document: RoomDocument, model: ItemModel, { at, turn }: Item): readonly Near[] {
  if (at.kind !== "floor" || model.isFlat) return [];
  const rect = rectAt(at, model, turn);
  const far = farOf(document);
  const gaps: readonly Near[] = [
    { wall: "north", gap: rect.z },
    { wall: "west", gap: rect.x },
    { wall: "east", gap: far.width - rect.x - rect.width },
    { wall: "south", gap: far.depth - rect.z - rect.depth },
  ];
  return gaps.filter(({ gap }) => gap <= NEAR).toSorted((a, b) => a.gap - b.gap);
}

/** As far from the wall as it was, the middle of its side where it was. */
function turnedTo(document: RoomDocument, model: ItemModel, item: Item, { wall, gap }: Near): Item {
  if (item.at.kind !== "floor") return item;
  const turn: QuarterTurn = facingFrom[wall];
  const far = farOf(document);
  const { x, z } = turnedThere(rectAt(item.at, model, item.turn), turn - item.turn);
  const { width, depth } = turnedExtent(model, turn);
  const most = { x: far.width - width, z: far.depth - depth };
  const at = runsAcross(wall)
    ? { x: clampTo(x, most.x), z: clampTo(wall === "north" ? gap : most.z - gap, most.z) }
    : { x: clampTo(wall === "west" ? gap : most.x - gap, most.x), z: clampTo(z, most.z) };
  return { ...item, turn, at: { kind: "floor", ...at } };
}

/** Whether it stands at a wall and has its back to none: somebody wanted it so. */
export function facesOtherwise(document: RoomDocument, catalogue: Catalogue, item: Item): boolean {
  const model = catalogue.item(item.model);
  const near = model ? wallsNear(document, model, item) : [];
  return near.length > 0 && !near.some(({ wall }) => facingFrom[wall] === item.turn);
}

/** Itself where no wall is near, where it has its back to one already, or where only so it fits. */
export function backToWall(document: RoomDocument, catalogue: Catalogue, item: Item): Item {
  const model = catalogue.item(item.model);
  if (!model || !facesOtherwise(document, catalogue, item)) return item;
  const index = indexOf(document, catalogue);
  const fits = (there: Item) => misfitOfNew(document, index, catalogue, there) === null;
  const ways = wallsNear(document, model, item).map((near) =>
    turnedTo(document, model, item, near),
  );
  return ways.find(fits) ?? (fits(item) ? item : ways[0]!);
}

/** The wall that it has its back to. */
export const wallBehind = (turn: QuarterTurn): WallSide =>
  (Object.keys(facingFrom) as WallSide[]).find((wall) => facingFrom[wall] === turn)!;
