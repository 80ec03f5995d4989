// A small language for furnishing: rooms told thing by thing, in tiles from the north-western corner.
import type { Catalogue, ItemModel } from "../model/catalogue.ts";
import { emptyRoom } from "../model/emptyRoom.ts";
import type { Item, ItemId, Light, Opening, RoomDocument, Side, Turn } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { extent } from "../rules/footprint.ts";
import { facingFrom, runsAcross } from "../rules/walls.ts";

/** What may be told of any thing. */
export type Told = {
  readonly tint?: string;
  readonly name?: string;
  readonly unlit?: true;
  /** What stands on it. */
  readonly with?: readonly Put[];
};

export type Put = Told & {
  readonly model: string;
  /** From the left back corner of the surface, before its carrier was turned. */
  readonly x: number;
  readonly z: number;
  readonly turn: Turn;
  readonly level: number;
};

export type Thing = Told & { readonly model: string } & (
    | { readonly kind: "stand"; readonly x: number; readonly z: number; readonly turn: Turn }
    | {
        readonly kind: "against";
        readonly wall: Side;
        readonly along: number;
        readonly gap: number;
      }
    | { readonly kind: "hang"; readonly wall: Side; readonly along: number; readonly up: number }
    | { readonly kind: "open"; readonly wall: Side; readonly along: number; readonly up?: number }
  );

/** On the floor, the north-western corner of its place at x and z. */
export const stand = (
  model: string,
  x: number,
  z: number,
  { turn = 0, ...told }: Told & { readonly turn?: Turn } = {},
): Thing => ({ kind: "stand", model, x, z, turn, ...told });

/** On the floor with its back to a wall, `gap` before it; along from the northern or western end. */
export const against = (
  wall: Side,
  along: number,
  model: string,
  { gap = 0, ...told }: Told & { readonly gap?: number } = {},
): Thing => ({ kind: "against", model, wall, along, gap, ...told });

export const hang = (
  wall: Side,
  along: number,
  model: string,
  up: number,
  told: Told = {},
): Thing => ({ kind: "hang", model, wall, along, up, ...told });

/** A door or a window. */
export const open = (wall: Side, along: number, model: string, up?: number): Thing => ({
  kind: "open",
  model,
  wall,
  along,
  ...(up !== undefined && { up }),
});

export const put = (
  model: string,
  x: number,
  z: number,
  { turn = 0, level = 0, ...told }: Told & { readonly turn?: Turn; readonly level?: number } = {},
): Put => ({ model, x, z, turn, level, ...told });

export type Plan = {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly floor: string;
  readonly wall: string;
  /** Walls that differ. */
  readonly walls?: Readonly<Partial<Record<Side, string>>>;
  readonly light?: Light;
  readonly things: readonly Thing[];
};

const quarters = (tiles: number): number => Math.round(tiles * PER_TILE);

/** A thing that the catalogue does not have is a slip of the pen in a template, found by its test. */
function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`no ${id} in the catalogue`);
  return found;
}

const details = ({ tint, name, unlit }: Told) => ({
  ...(tint !== undefined && { tint }),
  ...(name !== undefined && { name }),
  ...(unlit && { unlit }),
});

function placeAgainst(
  { wall, along, gap }: Extract<Thing, { kind: "against" }>,
  model: ItemModel,
  { columns, rows }: Plan,
) {
  const turn = facingFrom[wall];
  const { width, depth } = extent(model, turn);
  const off = quarters(gap);
  const x = wall === "east" ? columns * PER_TILE - width - off : off;
  const z = wall === "south" ? rows * PER_TILE - depth - off : off;
  return runsAcross(wall)
    ? { at: { kind: "floor" as const, x: quarters(along), z }, turn }
    : { at: { kind: "floor" as const, x, z: quarters(along) }, turn };
}

export function compose(plan: Plan, catalogue: Catalogue): RoomDocument {
  const { things, walls, light = "day" } = plan;
  const wall = { kind: plan.wall };
  const bare = emptyRoom({ ...plan, floor: { kind: plan.floor }, wall });
  const items = new Map<ItemId, Item>();
  const openings = new Map<string, Opening>();
  const freshId = (model: string): string => {
    const taken = [...items.values(), ...openings.values()];
    const before = taken.filter((each) => each.model === model).length;
    return before === 0 ? model : `${model}-${before + 1}`;
  };
  const add = (model: string, told: Told, where: Pick<Item, "at" | "turn">): void => {
    const id = freshId(model);
    items.set(id, { id, model, ...where, ...details(told) });
    const { surfaces } = known(catalogue.item(model), model);
    for (const small of told.with ?? []) {
      const surface = known(surfaces[small.level], `surface ${small.level} on ${model}`);
      const at = {
        kind: "on" as const,
        carrier: id,
        level: small.level,
        x: surface.x + quarters(small.x),
        z: surface.z + quarters(small.z),
      };
      add(small.model, small, { at, turn: small.turn });
    }
  };
  for (const thing of things) {
    const { model } = thing;
    switch (thing.kind) {
      case "open": {
        const id = freshId(model);
        const { sill } = known(catalogue.opening(model), model);
        const up = thing.up === undefined ? sill : quarters(thing.up);
        openings.set(id, { id, model, wall: thing.wall, along: quarters(thing.along), up });
        break;
      }
      case "stand": {
        const at = { kind: "floor" as const, x: quarters(thing.x), z: quarters(thing.z) };
        add(model, thing, { at, turn: thing.turn });
        break;
      }
      case "against":
        add(model, thing, placeAgainst(thing, known(catalogue.item(model), model), plan));
        break;
      case "hang": {
        const [along, up] = [quarters(thing.along), quarters(thing.up)];
        add(model, thing, { at: { kind: "wall", wall: thing.wall, along, up }, turn: 0 });
      }
    }
  }
  const papered = Object.fromEntries(
    Object.entries(walls ?? {}).map(([side, kind]) => [side, { kind }]),
  );
  return {
    shell: { ...bare.shell, light, walls: { ...bare.shell.walls, ...papered } },
    openings,
    items,
  };
}
