// The built room as a list of named parts and where they stand: what goes into a file.
import type { Catalogue } from "../model/catalogue.ts";
import type { RoomDocument } from "../model/room.ts";
import type { Shape } from "../shapes/shape.ts";
import type { GlbNode } from "./glb.ts";
import type { Body } from "./picking.ts";
import type { Layer } from "./sight.ts";
import { wallSpot } from "./wallFrame.ts";

const MIDDLE = { x: 0, y: 0, z: 0, turn: 0 } as const;

export function roomParts(
  { shell, items }: RoomDocument,
  catalogue: Catalogue,
  house: ReadonlyMap<Layer, Shape>,
  bodies: Iterable<Body & { readonly shape: Shape; readonly key: string }>,
): GlbNode[] {
  const built = [...house].map(([layer, shape]): GlbNode => {
    const name = layer === "room" ? "floor" : `${layer} wall`;
    const spot = layer === "room" ? MIDDLE : wallSpot(layer, shell.size);
    return { name, part: { key: name, ...shape }, spot };
  });
  const furniture = [...bodies].map(({ id, key, shape, spot }): GlbNode => {
    const item = items.get(id);
    const name = item?.name ?? catalogue.item(item?.model ?? "")?.name ?? id;
    return { name, part: { key, ...shape }, spot };
  });
  return [...built, ...furniture];
}
