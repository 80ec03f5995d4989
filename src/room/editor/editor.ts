// What every part of the editor is given: the session, how it is looked at, its voice and its pictures.
import type { Source } from "@loamstead/lib/watched.ts";
import type { ItemId, ModelId } from "../model/room.ts";
import type { PictureBook } from "../pictures/pictureBook.ts";
import type { EditorSession } from "../session/editorSession.ts";
import { Overlays } from "./overlays.ts";
import { RecentAnnouncements } from "./recentAnnouncements.ts";
import { type Mode, ViewSettings } from "./viewSettings.ts";

/** The pieces that the visitor keeps at hand; whoever shows them keeps them on the device. */
export type Favourites = Source<readonly ModelId[]> & { readonly toggle: (model: ModelId) => void };

export type Clipboard = {
  /** False where the browser does not let it happen. */
  readonly write: (text: string) => Promise<boolean>;
  readonly read: () => Promise<string | null>;
};

export type Editor = {
  readonly session: EditorSession;
  readonly view: ViewSettings;
  /** Said by the live region; `atOnce` for what went wrong, `unasked` for what answers nobody. */
  readonly say: (words: string, how?: How) => void;
  readonly newId: () => ItemId;
  readonly pictures: PictureBook;
  /** Dialogs, menus and the sheet. */
  readonly overlays: Overlays;
  readonly recentlySaid: RecentAnnouncements;
  readonly favourites: Favourites;
  readonly clipboard: Clipboard;
};

type How = "politely" | "atOnce" | "unasked";
const manners = { politely: "polite", atOnce: "assertive", unasked: "unasked" } as const;

type EditorPorts = {
  readonly session: EditorSession;
  readonly pictures: PictureBook;
  readonly favourites: Favourites;
  readonly clipboard: Clipboard;
  readonly newId: () => string;
  readonly announce: (words: string, manner: (typeof manners)[How]) => void;
  readonly hasLetterKeys?: boolean;
  readonly mode?: Mode;
};

/** Puts the editor's parts together around a session. */
export function createEditor(ports: EditorPorts): Editor {
  const { session, pictures, favourites, clipboard, newId, announce } = ports;
  const recentlySaid = new RecentAnnouncements();
  return {
    session,
    pictures,
    favourites,
    clipboard,
    newId,
    recentlySaid,
    view: new ViewSettings(ports.mode),
    overlays: new Overlays(
      ports.hasLetterKeys === undefined ? {} : { hasLetterKeys: ports.hasLetterKeys },
    ),
    say: (words, how = "politely") => {
      recentlySaid.add(words);
      announce(words, manners[how]);
    },
  };
}
