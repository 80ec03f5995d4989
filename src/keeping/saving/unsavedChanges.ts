// What a page could not wait to see kept before it ended is noted at once, and kept when the site is next opened.
import { isText } from "../../lib/shape.ts";
import type { Catalogue } from "../../room/model/catalogue.ts";
import { decode } from "../../room/model/decode.ts";
import { encode } from "../../room/model/encode.ts";
import { joinRooms } from "../conflict/joinConflict.ts";
import { roomKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { Unkept } from "./autosave.ts";

/** Takes a note without any waiting; what there is no space for is not noted. */
export type Notes = {
  readonly all: () => readonly { readonly key: string; readonly text: string }[];
  readonly put: (key: string, text: string) => void;
  readonly drop: (key: string) => void;
};

type Note = Unkept & { readonly room: string };

/** Null for what this site did not write. */
function readNote(text: string): Note | null {
  try {
    const { room, text: own, follows } = JSON.parse(text) as Record<string, unknown>;
    if (!isText(room) || !isText(own) || !Array.isArray(follows)) return null;
    return follows.every((each) => each === null || isText(each))
      ? { room, text: own, follows }
      : null;
  } catch {
    return null;
  }
}

/** One tab's notes about the one room that it has open. */
export function lastWords(notes: Notes, tab: string) {
  let noted: string | null = null;
  const drop = () => {
    if (noted !== null) notes.drop(noted);
    noted = null;
  };
  return {
    note: (room: string, unkept: Unkept | null): void => {
      drop();
      if (!unkept) return;
      noted = `${room}/${tab}`;
      const note: Note = { room, ...unkept };
      notes.put(noted, JSON.stringify(note));
    },
    drop,
  };
}

type Parts = {
  readonly notes: Notes;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly newRoomId: () => string;
};

/** False where the store does not answer: the note stays for the next time. */
async function keep({ store, catalogue, newRoomId }: Parts, note: Note): Promise<boolean> {
  const { room, text, follows } = note;
  const key = roomKey(room);
  const mine = decode(text);
  if (!mine.ok) return true;
  for (;;) {
    const now = await store.read(key);
    if (!now.ok) return false;
    if (now.text === text) return true;
    let wanted = text;
    if (!follows.includes(now.text)) {
      const [seen] = follows;
      const was = isText(seen) ? decode(seen) : null;
      const joined = await joinRooms({
        store,
        catalogue,
        room,
        newRoomId,
        mine: mine.value,
        unsure: [],
        base: was?.ok ? was.value : null,
      });
      if (joined.kind !== "joined") return joined.kind === "parted";
      wanted = encode(joined.document);
    }
    const wrote = await store.write(key, wanted, now.text);
    if (wrote.ok || wrote.reason !== "changed") return wrote.ok;
  }
}

/** Gives the rooms in which something was kept now that was not before. */
export async function keepLastWords(parts: Parts): Promise<readonly string[]> {
  const { notes } = parts;
  const rooms: string[] = [];
  for (const { key, text } of notes.all()) {
    const note = readNote(text);
    if (note && !(await keep(parts, note))) continue;
    notes.drop(key);
    if (note) rooms.push(note.room);
  }
  return rooms;
}
