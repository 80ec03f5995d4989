// What to do when another tab saved first: join the two, or keep both as rooms of their own.
import type { Catalogue } from "../../room/model/catalogue.ts";
import { decode } from "../../room/model/decode.ts";
import { encode } from "../../room/model/encode.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import { mergeRooms } from "../../room/rules/mergeRooms.ts";
import type { Trouble } from "../saving/savingMachine.ts";
import { roomKey } from "../store/keys.ts";
import { sparePoint } from "../store/restorePoints.ts";
import type { Store } from "../store/store.ts";

export type Sent = { readonly text: string; readonly document: RoomDocument };

type Joining = {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly room: string;
  readonly base: RoomDocument | null;
  readonly mine: RoomDocument;
  /** What this tab sent itself, not knowing whether it was kept. */
  readonly unsure: readonly Sent[];
  readonly newRoomId: () => string;
};

type Now = {
  /** What is under the room's name now. */
  readonly text: string | null;
  readonly kept: RoomDocument | null;
  readonly document: RoomDocument;
};

export type Joined =
  | ({ readonly kind: "joined" } & Now)
  | ({ readonly kind: "parted"; readonly room: string } & Now)
  | { readonly kind: "failed"; readonly why: Trouble };

export async function joinRooms(joining: Joining): Promise<Joined> {
  const { store, catalogue, room, base, mine, unsure } = joining;
  const read = await store.read(roomKey(room));
  if (!read.ok) return { kind: "failed", why: "unavailable" };
  const { text } = read;
  // Put away in the other tab: what is still worked on here is not lost by that.
  if (text === null) return { kind: "joined", text, kept: null, document: mine };
  const own = unsure.find((sent) => sent.text === text);
  if (own) return { kind: "joined", text, kept: own.document, document: mine };
  const theirs = decode(text);
  // What cannot be read may be a later version's: it is left untouched.
  if (!theirs.ok || !base) return part(joining);
  const merged = mergeRooms(base, mine, theirs.value, catalogue);
  return merged.ok
    ? { kind: "joined", text, kept: theirs.value, document: merged.document }
    : part(joining);
}

async function part({ store, mine, newRoomId, room }: Joining): Promise<Joined> {
  const text = encode(mine);
  for (;;) {
    const copy = newRoomId();
    const wrote = await store.write(roomKey(copy), text, null);
    if (wrote.ok) return { kind: "parted", room: copy, text, kept: mine, document: mine };
    if (wrote.reason === "unavailable") return { kind: "failed", why: "unavailable" };
    if (wrote.reason === "full" && !(await sparePoint(store, room)))
      return { kind: "failed", why: "full" };
  }
}
