// What every part of the editor is given: the session, how it is looked at, its voice and its pictures.
import type { Source } from "../../lib/watched.ts";
import type { ItemId, ModelId } from "../model/room.ts";
import type { PictureBook } from "../pictures/pictureBook.ts";
import type { Session } from "../session/session.ts";
import { Desk } from "./desk.ts";
import { Lately } from "./lately.ts";
import { Look } from "./look.ts";

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

type EditorPorts = {
  readonly session: Session;
  readonly pictures: PictureBook;
  readonly favourites: Favourites;
  readonly clipboard: Clipboard;
  readonly newId: () => string;
  readonly announce: (words: string, urgency: "polite" | "assertive") => void;
  readonly hasLetterKeys?: boolean;
};

/** Puts the editor's parts together around a session. */
export function createEditor(ports: EditorPorts): Editor {
  const { session, pictures, favourites, clipboard, newId, announce } = ports;
  const lately = new Lately();
  return {
    session,
    pictures,
    favourites,
    clipboard,
    newId,
    lately,
    look: new Look(),
    desk: new Desk(ports.hasLetterKeys === undefined ? {} : { hasLetterKeys: ports.hasLetterKeys }),
    say: (words, how = "politely") => {
      lately.add(words);
      announce(words, how === "atOnce" ? "assertive" : "polite");
    },
  };
}
