// What may be wished for in a room: by villagers on their cards, and by the theme of the week.
import type { WallColour } from "../catalogue/galleryAsk.ts";
import type { RoomHour } from "../model/room.ts";

/** Pieces that answer to the same wish: all that the catalogue calls by one of these words. */
export type Sort = {
  /** As it stands in a sentence: a cat. */
  readonly one: string;
  readonly many: string;
  /** Each as the catalogue has it, in small letters. */
  readonly called: readonly string[];
};

export type RoomWish =
  | { readonly kind: "pieces"; readonly of: Sort; readonly least: number }
  /** That burn; one that was put out gives no light. */
  | { readonly kind: "lamps"; readonly least: number }
  /** No further from each other than so many tiles, seen from above. */
  | { readonly kind: "near"; readonly of: Sort; readonly to: Sort; readonly tiles: number }
  | { readonly kind: "hour"; readonly light: RoomHour }
  /** One wall at least. */
  | { readonly kind: "walls"; readonly colour: WallColour };

export const piecesWish = (of: Sort, least = 1): RoomWish => ({ kind: "pieces", of, least });
export const lampsWish = (least: number): RoomWish => ({ kind: "lamps", least });
export const nearWish = (of: Sort, to: Sort, tiles: number): RoomWish => ({
  kind: "near",
  of,
  to,
  tiles,
});
export const hourWish = (light: RoomHour): RoomWish => ({ kind: "hour", light });
export const wallsWish = (colour: WallColour): RoomWish => ({ kind: "walls", colour });
