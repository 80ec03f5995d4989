// Who is where, by tile, and who carries whom: what every rule asks first.
import type { ItemId, ModelId } from "../model/room.ts";
import { type Box, meet } from "./box.ts";
import type { CarriedTable } from "./carriedTable.ts";
import type { Placed } from "./footprint.ts";
import { tilesUnder } from "./tiles.ts";

/** Never changed once made. Things whose model is unknown have no place, and so has what they carry. */
export type RoomIndex = {
  readonly placed: CarriedTable<Placed>;
  readonly carried: CarriedTable<readonly ItemId[]>;
  readonly used: ReadonlyMap<ModelId, number>;
  readonly tiles: readonly (readonly ItemId[])[];
};

/** Everything that meets the box, but for those to be passed over; in no particular order. */
export function meeting(
  index: RoomIndex,
  box: Box,
  passOver: (id: ItemId) => boolean = () => false,
): Placed[] {
  const met = new Set<Placed>();
  for (const tile of tilesUnder(box))
    for (const id of index.tiles[tile] ?? []) {
      const placed = index.placed.get(id);
      if (placed && meet(placed.box, box) && !passOver(id)) met.add(placed);
    }
  return [...met];
}

/** The thing and all it carries, the carrier before the carried. */
export function stackOf({ carried }: Pick<RoomIndex, "carried">, id: ItemId): ItemId[] {
  const stack = [id];
  for (let i = 0; i < stack.length; i++) stack.push(...(carried.get(stack[i]!) ?? []));
  return stack;
}
