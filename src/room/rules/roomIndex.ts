// Who is where, by tile, and who carries whom: what every rule asks first (spatial index).
import type { ItemId, ModelId } from "../model/room.ts";
import { boxesMeet, type RoomBox } from "./box.ts";
import type { CarriedTable } from "./carriedTable.ts";
import type { Placed } from "./footprint.ts";
import { type BoxFootprint, tilesUnder } from "./tiles.ts";

/** Never changed once made. Things whose model is unknown have no place, and so has what they carry. */
export type RoomIndex = {
  readonly placed: CarriedTable<Placed>;
  readonly carried: CarriedTable<readonly ItemId[]>;
  readonly used: ReadonlyMap<ModelId, number>;
  readonly tiles: readonly (readonly ItemId[])[];
};

/** Everything on, over and about the tiles of a piece of ground; in no particular order. */
export function over({ tiles, placed }: RoomIndex, ground: BoxFootprint): Placed[] {
  const there = new Set<Placed>();
  for (const tile of tilesUnder(ground))
    for (const id of tiles[tile] ?? []) {
      const one = placed.get(id);
      if (one) there.add(one);
    }
  return [...there];
}

/** Everything that meets the box, but for those to be passed over; in no particular order. */
export function meeting(
  index: RoomIndex,
  box: RoomBox,
  passOver: (id: ItemId) => boolean = () => false,
): Placed[] {
  return over(index, box).filter(
    (placed) => boxesMeet(placed.box, box) && !passOver(placed.item.id),
  );
}

/** The thing and all it carries, the carrier before the carried. */
export function stackOf({ carried }: Pick<RoomIndex, "carried">, id: ItemId): ItemId[] {
  const stack = [id];
  for (let i = 0; i < stack.length; i++) stack.push(...(carried.get(stack[i]!) ?? []));
  return stack;
}
