// What becomes of what is held when it is carried, nudged or turned.
import type { ItemOffset } from "../commands/moveItems.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, ItemPlace, RoomDocument, TintId } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { turnedInRoom } from "../rules/turnedThere.ts";
import { runsAcross } from "../rules/walls.ts";
import { type Arrow, nudge, type Stride, towards } from "./nudge.ts";
import { type HeldThing, posed } from "./posed.ts";
import type { HeldPayload } from "./tool.ts";

const nowhere: ItemOffset = { x: 0, z: 0, up: 0 };

/**
 * How far a thing has come from its place: the way that several go with it. They keep the ground
 * they have; where the thing would change its own, they stay.
 */
export function stepBetween(from: ItemPlace, to: ItemPlace): ItemOffset {
  if (from.kind === "floor" && to.kind === "floor")
    return { x: to.x - from.x, z: to.z - from.z, up: 0 };
  if (from.kind === "wall" && to.kind === "wall" && from.wall === to.wall) {
    const along = to.along - from.along;
    const up = to.up - from.up;
    return runsAcross(from.wall) ? { x: along, z: 0, up } : { x: 0, z: along, up };
  }
  return nowhere;
}

export type Carry = (
  held: HeldPayload,
  document: RoomDocument,
  catalogue: Catalogue,
) => HeldPayload;

/** Carried on it is no longer as it was offered. */
const carriedOn = (held: HeldThing, item: Item): HeldThing => ({
  ...held,
  item,
  facing: held.facing === "byHand" ? "byHand" : undefined,
});

/** One thing to a place; it straightens where it hangs. */
export const carryTo =
  (at: ItemPlace): Carry =>
  (held) => {
    if (held.kind === "several") return held;
    const turn = at.kind === "wall" ? 0 : held.item.turn;
    return carriedOn(held, { ...held.item, at, turn });
  };

/** To a free place, facing as it was offered there. */
export const carryToOffer =
  ({ turn }: Pick<Item, "turn">, free: ItemPlace): Carry =>
  (held) =>
    held.kind === "several"
      ? held
      : {
          ...held,
          facing: held.facing ?? "asOffered",
          item: { ...held.item, at: free, turn: free.kind === "wall" ? 0 : turn },
        };

/** In a colour that was asked for with it. */
export const tintHeld =
  (tint: TintId): Carry =>
  (held) =>
    held.kind === "several" ? held : { ...held, item: { ...held.item, tint } };

/** Several by the way from where they stand. */
export const carryBy =
  (by: ItemOffset): Carry =>
  (held) =>
    held.kind === "several" ? { ...held, by } : held;

export const nudgeHeld =
  (arrow: Arrow, stride: Stride): Carry =>
  (held, document, catalogue) => {
    if (held.kind !== "several") {
      const at = nudge(document, catalogue, held.item, arrow, stride);
      return carriedOn(held, { ...held.item, at });
    }
    // How far several may go to a wall differs for each of them: they go by the tile.
    const { x, z } = towards(arrow, stride === "quarter" ? 1 : PER_TILE);
    return { ...held, by: { ...held.by, x: held.by.x + x, z: held.by.z + z } };
  };

/** From how it stands there, and from now on by hand alone. */
export const turnHeld =
  (by: number): Carry =>
  (held, document, catalogue) => {
    if (held.kind === "several" || held.item.at.kind === "wall") return held;
    const model = catalogue.item(held.item.model);
    if (!model) return held;
    const item = posed(document, catalogue, held);
    const { size } = document.shell;
    return { ...held, facing: "byHand", item: turnedInRoom(item, model, by, size) };
  };
