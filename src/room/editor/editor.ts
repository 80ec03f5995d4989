// What every part of the editor is given: the session, how it is looked at, its voice and its pictures.

import type { Source } from "../../lib/watched.ts";
import type { ItemId, ModelId } from "../model/room.ts";
import type { PictureBook } from "../pictures/pictureBook.ts";
import type { Session } from "../session/session.ts";
import type { Desk } from "./desk.ts";
import type { Lately } from "./lately.ts";
import type { Look } from "./look.ts";

/** The pieces that the visitor keeps at hand; whoever shows them keeps them on the device. */
export type Favourites = Source<readonly ModelId[]> & {
  readonly toggle: (model: ModelId) => void;
};

export type Clipboard = {
  /** False where the browser does not let it happen. */
  readonly write: (text: string) => Promise<boolean>;
  readonly read: () => Promise<string | null>;
};

export type Editor = {
  readonly session: Session;
  readonly look: Look;
  /** Said by the live region; `atOnce` for what went wrong. */
  readonly say: (words: string, how?: "politely" | "atOnce") => void;
  readonly newId: () => ItemId;
  readonly pictures: PictureBook;
  /** Dialogs, menus and the sheet. */
  readonly desk: Desk;
  readonly lately: Lately;
  readonly favourites: Favourites;
  readonly clipboard: Clipboard;
};
