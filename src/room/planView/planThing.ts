// One thing on the plan: where its model lies, how it is turned, and whether there is room for its name.
import { type Coat, coatOf } from "../model/coat.ts";
import type { ItemId, ModelId, RoomDimensions } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { Placed } from "../rules/footprint.ts";
import type { RoomIndex } from "../rules/roomIndex.ts";
import { middleOfPlaced } from "./planPlace.ts";

export type PlanThing = {
  readonly id: ItemId;
  readonly model: ModelId;
  readonly coat: Coat | undefined;
  readonly transform: string;
  readonly isFlat: boolean;
  /** Where it bears its maker's mark, in its own frame. */
  readonly tack: Tack | null;
};

/** In tiles. */
type Tack = { readonly x: number; readonly z: number; readonly r: number };

/** So far from the middle to a corner: there it is on round things too, and hides nothing that is small. */
const ASIDE = 0.6;
const LARGEST = 0.07;
const SHARE = 0.14;

function tackOn({ item, model }: Placed): Tack {
  const [width, depth] = [model.width / PER_TILE, model.depth / PER_TILE];
  const front = (ASIDE * depth) / 2;
  return {
    x: (ASIDE * width) / 2,
    z: item.at.kind === "wall" ? depth / 2 + front : front,
    r: Math.min(LARGEST, SHARE * Math.min(width, depth)),
  };
}

/** A model has its middle, or the middle of its back, on its origin; it faces south until it turns. */
export function planThing(placed: Placed, isMade = false): PlanThing {
  const { item, model, turn } = placed;
  const { x, z } = middleOfPlaced(placed);
  return {
    id: item.id,
    model: item.model,
    coat: coatOf(item),
    transform: `translate(${x / PER_TILE} ${z / PER_TILE}) rotate(${-90 * turn})`,
    isFlat: model.isFlat ?? false,
    tack: isMade ? tackOn(placed) : null,
  };
}

/** What is higher is drawn later. */
export const fromBelow = ({ placed }: RoomIndex): Placed[] =>
  [...placed.values()].sort(
    (a, b) => a.box.y1 - b.box.y1 || a.box.y0 - b.box.y0 || (a.item.id < b.item.id ? -1 : 1),
  );

export type PlanModel = { readonly model: ModelId; readonly coat: Coat | undefined };

/** The models and coats in a room as text: the same as long as they are. */
export const kindsIn = ({ placed }: RoomIndex): string =>
  [...new Set([...placed.values()].map(({ item }) => `${item.model} ${coatOf(item) ?? ""}`))]
    .sort()
    .join("\n");

export const kindsOf = (text: string): readonly PlanModel[] =>
  text === ""
    ? []
    : text.split("\n").map((line) => {
        const [model = "", coat] = line.split(" ");
        return { model, coat: coat || undefined };
      });

export type PlanLabel = {
  readonly id: ItemId;
  readonly text: string;
  /** In tiles, in the middle of the thing. */
  readonly x: number;
  readonly z: number;
  readonly isUpright: boolean;
};

/** In tiles: what a letter takes, and what a line does. */
const LETTER = 0.115;
const LINE = 0.34;

/** For tables and the like with a free top that is large enough; `quarter` is how the plan is turned. */
export function nameOn(
  { item, box, model }: Placed,
  text: string,
  index: RoomIndex,
  quarter: number,
): PlanLabel | null {
  if (item.at.kind !== "floor" || model.surfaces.length === 0 || index.carried.has(item.id))
    return null;
  const across = (box.x1 - box.x0) / PER_TILE;
  const deep = (box.z1 - box.z0) / PER_TILE;
  const [width, height] = quarter % 2 === 0 ? [across, deep] : [deep, across];
  const length = text.length * LETTER + 0.16;
  const isLevel = width >= length && height >= LINE;
  const isUpright = !isLevel && height >= length && width >= LINE;
  if (!isLevel && !isUpright) return null;
  return {
    id: item.id,
    text,
    isUpright,
    x: (box.x0 + box.x1) / 2 / PER_TILE,
    z: (box.z0 + box.z1) / 2 / PER_TILE,
  };
}

export type Gap = {
  readonly axis: "x" | "z";
  /** In quarter tiles, along the axis; `across` is where on the other one it is shown. */
  readonly from: number;
  readonly to: number;
  readonly across: number;
};

/** How far it is from a thing on the floor to what is next to it, on the nearer side of each axis. */
export function gapsAround(
  held: Placed,
  index: RoomIndex,
  own: ReadonlySet<ItemId>,
  size: RoomDimensions,
): Gap[] {
  if (held.item.at.kind !== "floor") return [];
  const { box } = held;
  const others = [...index.placed.values()].filter(
    ({ item, model }) => !own.has(item.id) && !model.isFlat && item.at.kind !== "on",
  );
  const nearest = (axis: "x" | "z"): Gap | null => {
    const [a0, a1, b0, b1, far] =
      axis === "x"
        ? (["x0", "x1", "z0", "z1", size.columns * PER_TILE] as const)
        : (["z0", "z1", "x0", "x1", size.rows * PER_TILE] as const);
    const beside = others.filter((other) => other.box[b0] < box[b1] && box[b0] < other.box[b1]);
    if (beside.some((other) => other.box[a0] < box[a1] && box[a0] < other.box[a1])) return null;
    const before = Math.max(0, ...beside.map((o) => o.box[a1]).filter((at) => at <= box[a0]));
    const after = Math.min(far, ...beside.map((o) => o.box[a0]).filter((at) => at >= box[a1]));
    const across = (box[b0] + box[b1]) / 2;
    const [near, next] = [box[a0] - before, after - box[a1]];
    if (near <= 0 || next <= 0) return null;
    return near <= next
      ? { axis, from: before, to: box[a0], across }
      : { axis, from: box[a1], to: after, across };
  };
  return [nearest("x"), nearest("z")].filter((gap) => gap !== null);
}
