// Things and their places in few words, for the rooms of tests.
import type { Item, ItemId, ItemPlace, ModelId, WallSide } from "./room.ts";

export const floorPlace = (x: number, z: number) => ({ kind: "floor", x, z }) as const;

export const onTop = (carrier: ItemId, x: number, z: number, level = 0) =>
  ({ kind: "on", carrier, level, x, z }) as const;

export const wall = (side: WallSide, along: number, up: number) =>
  ({ kind: "wall", wall: side, along, up }) as const;

export const thing = (
  id: ItemId,
  model: ModelId,
  at: ItemPlace,
  more: Partial<Item> = {},
): Item => ({ id, model, at, turn: 0, ...more });
