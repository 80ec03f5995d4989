// Puts the editor's parts together around a session.

import type { PictureBook } from "../pictures/pictureBook.ts";
import type { Session } from "../session/session.ts";
import { Desk } from "./desk.ts";
import type { Clipboard, Editor, Favourites } from "./editor.ts";
import { Lately } from "./lately.ts";
import { Look } from "./look.ts";

export type EditorPorts = {
  readonly session: Session;
  readonly pictures: PictureBook;
  readonly favourites: Favourites;
  readonly clipboard: Clipboard;
  readonly newId: () => string;
  readonly announce: (words: string, urgency: "polite" | "assertive") => void;
  readonly hasLetterKeys?: boolean;
};

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
