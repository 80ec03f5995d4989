// The parts of a view that things and numbers take, in its pixels: what a card must keep clear of.

import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemPlace, QuarterTurn, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { RoomBox } from "../rules/box.ts";
import { placedAt } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import type { HitTester } from "./hitTester.ts";
import type { ScreenArea } from "./placeCard.ts";

/** Where a thing would be if it had this place. */
export function boxAt(
  document: RoomDocument,
  catalogue: Catalogue,
  item: Item,
  at: ItemPlace,
): RoomBox | null {
  const model = catalogue.item(item.model);
  if (!model) return null;
  const { placed } = indexOf(document, catalogue);
  const carrier = at.kind === "on" ? (placed.get(at.carrier) ?? null) : null;
  const turn: QuarterTurn = at.kind === "wall" ? 0 : item.turn;
  return placedAt({ ...item, at, turn }, model, document.shell.size, carrier)?.box ?? null;
}

export function screenAreaOf({ project }: Pick<HitTester, "project">, box: RoomBox): ScreenArea {
  const corners = [box.x0, box.x1].flatMap((x) =>
    [box.z0, box.z1].flatMap((z) => [box.y0, box.y1].map((up) => project({ x, z, up }))),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const NUMBER = 30;
/** In quarter tiles: between where the scene and where the plan write them. */
const OUT = 1.6;

/** Those of the thing's least corner, along the two edges in front. */
export function numberAreas(
  { project }: Pick<HitTester, "project">,
  { shell }: RoomDocument,
  quarter: QuarterTurn,
  box: RoomBox,
): ScreenArea[] {
  const { columns, rows } = shell.size;
  const middle = (at: number) => (Math.floor(at / PER_TILE) + 0.5) * PER_TILE;
  const isSouth = quarter === 0 || quarter === 3;
  const isEast = quarter < 2;
  const spots = [
    project({ x: middle(box.x0), z: isSouth ? rows * PER_TILE + OUT : -OUT }),
    project({ x: isEast ? columns * PER_TILE + OUT : -OUT, z: middle(box.z0) }),
  ];
  return spots.map(({ x, y }) => ({
    left: x - NUMBER / 2,
    top: y - NUMBER / 2,
    width: NUMBER,
    height: NUMBER,
  }));
}
