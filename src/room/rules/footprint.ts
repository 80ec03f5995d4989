// The space that a thing takes in the room, wherever it stands and whatever carries it.
import type { ItemModel } from "../model/catalogue.ts";
import type { Item, QuarterTurn, RoomDimensions } from "../model/room.ts";
import { isSideways, normaliseTurn, type RoomBox, type RoomRect, turnRect } from "./box.ts";
import { facingFrom, wallBox } from "./walls.ts";

/** A thing with its model, its box in the room and the way it faces there. */
export type Placed = {
  readonly item: Item;
  readonly model: ItemModel;
  readonly box: RoomBox;
  readonly turn: QuarterTurn;
};

/** Width and depth as they lie in the frame of the thing. */
export const turnedExtent = (
  { width, depth }: ItemModel,
  turn: QuarterTurn,
): { width: number; depth: number } =>
  isSideways(turn) ? { width: depth, depth: width } : { width, depth };

/** Its rectangle in the frame it is placed in; only for what stands or is carried. */
export const rectAt = (
  at: { readonly x: number; readonly z: number },
  model: ItemModel,
  turn: QuarterTurn,
): RoomRect => ({ x: at.x, z: at.z, ...turnedExtent(model, turn) });

const thickness = (model: ItemModel): number => (model.isFlat ? 0 : model.height);

const boxOver = (rect: RoomRect, up: number, model: ItemModel): RoomBox => ({
  x0: rect.x,
  x1: rect.x + rect.width,
  z0: rect.z,
  z1: rect.z + rect.depth,
  y0: up,
  y1: up + thickness(model),
});

/** `carrier` is what the thing stands on; null where that has no place of its own. */
export function placedAt(
  item: Item,
  model: ItemModel,
  size: RoomDimensions,
  carrier: Placed | null,
): Placed | null {
  const { at, turn } = item;
  if (at.kind === "floor")
    return { item, model, turn, box: boxOver(rectAt(at, model, turn), 0, model) };
  if (at.kind === "wall") {
    const { width, depth, height } = model;
    return {
      item,
      model,
      turn: facingFrom[at.wall],
      box: wallBox(size, { ...at, width, depth, height }),
    };
  }
  if (!carrier) return null;
  // A level that the model has no longer: the thing lies where its foot would be, and is found unfit.
  const lift = carrier.model.surfaces[at.level]?.up ?? 0;
  const rect = turnRect(rectAt(at, model, turn), carrier.model, carrier.turn);
  const inRoom = { ...rect, x: rect.x + carrier.box.x0, z: rect.z + carrier.box.z0 };
  return {
    item,
    model,
    turn: normaliseTurn(carrier.turn + turn),
    box: boxOver(inRoom, carrier.box.y0 + lift, model),
  };
}
