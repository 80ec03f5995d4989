// What every part of the editor is given: the session, how it is looked at, its voice and its pictures.
import type { ItemId } from "../model/room.ts";
import type { PictureBook } from "../pictures/pictureBook.ts";
import type { Session } from "../session/session.ts";
import type { Look } from "./look.ts";

export type Editor = {
  readonly session: Session;
  readonly look: Look;
  /** Said by the live region; `atOnce` for what went wrong. */
  readonly say: (words: string, how?: "politely" | "atOnce") => void;
  readonly newId: () => ItemId;
  readonly pictures: PictureBook;
};
