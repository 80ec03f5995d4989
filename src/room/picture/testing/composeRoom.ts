// Furnishes small rooms for tests, thing by thing, in tiles from the north-western corner.
import { siteCatalogue } from "../../catalogue/siteCatalogue.ts";
import { emptyRoom } from "../../model/emptyRoom.ts";
import type {
  Item,
  ItemId,
  Opening,
  QuarterTurn,
  RoomDocument,
  WallSide,
} from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";

type Told = Partial<Pick<Item, "tint" | "name" | "unlit">> & {
  readonly turn?: QuarterTurn;
  /** What stands on it. */
  readonly with?: readonly Put[];
};

/** From the left back corner of the surface, before its carrier was turned. */
type Put = Told & { readonly model: string; readonly x: number; readonly z: number };

export type TestThing = Told & { readonly model: string } & (
    | { readonly kind: "stand"; readonly x: number; readonly z: number }
    | {
        readonly kind: "hang";
        readonly wall: WallSide;
        readonly along: number;
        readonly up: number;
      }
    | { readonly kind: "open"; readonly wall: WallSide; readonly along: number }
  );

/** On the floor, the north-western corner of its place at x and z. */
export const stand = (model: string, x: number, z: number, told: Told = {}): TestThing => ({
  kind: "stand",
  model,
  x,
  z,
  ...told,
});

export const hang = (wall: WallSide, along: number, model: string, up: number): TestThing => ({
  kind: "hang",
  model,
  wall,
  along,
  up,
});

/** A door or a window, as high as it usually sits. */
export const open = (wall: WallSide, along: number, model: string): TestThing => ({
  kind: "open",
  model,
  wall,
  along,
});

export const put = (model: string, x: number, z: number, told: Told = {}): Put => ({
  model,
  x,
  z,
  ...told,
});

const quarters = (tiles: number): number => Math.round(tiles * PER_TILE);

type Shape = { name?: string; columns?: number; rows?: number; floor?: string };

export function composeRoom(things: readonly TestThing[], shape: Shape = {}): RoomDocument {
  const { name = "Small room", columns = 3, rows = 3, floor = "terracotta" } = shape;
  const wall = { kind: "limewash" };
  const bare = emptyRoom({ name, columns, rows, floor: { kind: floor }, wall });
  const items = new Map<ItemId, Item>();
  const openings = new Map<string, Opening>();
  const add = (model: string, { with: small = [], turn = 0, ...told }: Told, at: Item["at"]) => {
    const before = [...items.values()].filter((each) => each.model === model).length;
    const id = before === 0 ? model : `${model}-${before + 1}`;
    items.set(id, { id, model, at, turn, ...told });
    const [surface] = siteCatalogue.item(model)!.surfaces;
    for (const { model, x, z, ...also } of small) {
      const [left, back] = [surface!.x + quarters(x), surface!.z + quarters(z)];
      add(model, also, { kind: "on", carrier: id, level: 0, x: left, z: back });
    }
  };
  for (const thing of things) {
    const { model, kind } = thing;
    if (kind === "open") {
      const up = siteCatalogue.opening(model)!.sill;
      const along = quarters(thing.along);
      openings.set(model, { id: model, model, wall: thing.wall, along, up });
    } else if (kind === "stand") {
      const { kind: _, model: __, x, z, ...told } = thing;
      add(model, told, { kind: "floor", x: quarters(x), z: quarters(z) });
    } else {
      const { wall, along, up } = thing;
      add(model, {}, { kind: "wall", wall, along: quarters(along), up: quarters(up) });
    }
  }
  return { shell: bare.shell, openings, items };
}
