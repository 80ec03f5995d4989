// The place that a pointer means: on the grid, drawn to walls and to the lines of other things (snapping).
import type { Catalogue } from "../model/catalogue.ts";
import type { FloorPlace, Item, ItemId, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { turnedExtent } from "./footprint.ts";
import { type Guide, guidesFor } from "./guides.ts";
import { indexOf } from "./indexOf.ts";
import { type RoomIndex, stackOf } from "./roomIndex.ts";

export type Snapped = { readonly at: FloorPlace; readonly guides: readonly Guide[] };

/** Nearer than this, in quarter tiles, a line draws. */
const PULL = 0.75;
/** Things further off than this draw nobody. */
const EARSHOT = 4 * PER_TILE;

function drawnTo(wanted: number, length: number, lines: readonly number[], far: number): number {
  const starts = [0, far - length, ...lines.flatMap((at) => [at, at - length, at - length / 2])];
  const whole = starts.filter((at) => Number.isInteger(at) && at >= 0 && at + length <= far);
  const nearest = whole.reduce(
    (best, at) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best),
    Number.POSITIVE_INFINITY,
  );
  if (Math.abs(nearest - wanted) <= PULL) return nearest;
  return Math.min(Math.max(0, far - length), Math.max(0, Math.round(wanted)));
}

function linesNear(index: RoomIndex, wanted: { x: number; z: number }, own: ReadonlySet<ItemId>) {
  const xs: number[] = [];
  const zs: number[] = [];
  for (const { item, model, box } of index.placed.values()) {
    if (own.has(item.id) || model.isFlat || item.at.kind !== "floor") continue;
    const { x0, x1, z0, z1 } = box;
    if (Math.abs((x0 + x1) / 2 - wanted.x) + Math.abs((z0 + z1) / 2 - wanted.z) > EARSHOT) continue;
    xs.push(x0, x1, (x0 + x1) / 2);
    zs.push(z0, z1, (z0 + z1) / 2);
  }
  return { xs, zs };
}

/** `wanted` is where the pointer would have the thing's least corner, in quarter tiles and parts. */
export function snap(
  document: RoomDocument,
  catalogue: Catalogue,
  item: Item,
  wanted: { readonly x: number; readonly z: number },
): Snapped | null {
  const model = catalogue.item(item.model);
  if (!model) return null;
  const index = indexOf(document, catalogue);
  const own = new Set(stackOf(index, item.id));
  const { width, depth } = turnedExtent(model, item.turn);
  const { columns, rows } = document.shell.size;
  const { xs, zs } = linesNear(index, wanted, own);
  const x = drawnTo(wanted.x, width, xs, columns * PER_TILE);
  const z = drawnTo(wanted.z, depth, zs, rows * PER_TILE);
  const box = { x0: x, x1: x + width, z0: z, z1: z + depth, y0: 0, y1: model.height };
  return { at: { kind: "floor", x, z }, guides: guidesFor(index, box, (id) => own.has(id)) };
}
