// What lies open around the room: dialogs, menus, the sheet of a phone; nothing of it is saved.

import { Watched } from "@loamstead/lib/watched.ts";
import type { CataloguePiece } from "../catalogue/index.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemId, ItemPlace } from "../model/room.ts";

/** How far the sheet of a phone is drawn up, or the shelf of a low window out. */
export type SheetStop = "chips" | "shelf" | "full";

export type OpenThing =
  | { readonly kind: "keys" }
  | { readonly kind: "history" }
  /** The cards of the villagers. */
  | { readonly kind: "commissions" }
  | { readonly kind: "photo" }
  | { readonly kind: "name"; readonly id: ItemId }
  | { readonly kind: "tints" }
  | { readonly kind: "lineUp" }
  /** The menu of what can be done with the selection; at a point of the window, or where the focus is. */
  | { readonly kind: "menu"; readonly at: { readonly x: number; readonly y: number } };

/** What was just refused although nothing is held any more; it stays for a few seconds. */
export type RefusalNotice = {
  readonly words: string;
  readonly reason: CommandRefusal;
  /** As it was wanted, and where it could be instead. */
  readonly wanted: Item | null;
  readonly free: ItemPlace | null;
};

export type ShelfTab = CataloguePiece["set"] | "favourites" | "recent" | "pictures";

export type BuildPart = "walls" | "floor" | "openings" | "size";

/** What the shelf shows: it stays so while something else lies in its place. */
export type ShelfState = { readonly tab: ShelfTab; readonly query: string };

export type OverlayState = {
  readonly open: OpenThing | null;
  readonly trouble: RefusalNotice | null;
  /** Null until somebody draws it: it lies as suits the window. */
  readonly sheet: SheetStop | null;
  /** Which of the two panels is to be seen where there is room for one. */
  readonly side: "catalogue" | "placed";
  readonly shelf: ShelfState;
  /** Which part of Build lies open, also when somebody comes back from furnishing. */
  readonly building: BuildPart;
  /** On a desk each panel folds away; the list of what is in the room says what one sees, and comes when asked for. */
  readonly isShelfOpen: boolean;
  readonly isListOpen: boolean;
  /** Letters alone are commands, while the room or a list of it has the focus. */
  readonly hasLetterKeys: boolean;
};

export class Overlays extends Watched<OverlayState> {
  constructor(state: Partial<OverlayState> = {}) {
    super({
      open: null,
      trouble: null,
      sheet: null,
      side: "catalogue",
      building: "walls",
      shelf: { tab: "kitchen", query: "" },
      isShelfOpen: true,
      isListOpen: false,
      hasLetterKeys: true,
      ...state,
    });
  }
}
