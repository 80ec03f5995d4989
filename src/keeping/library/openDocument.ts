// The one room that stands on the bench: which it is, what keeps it, and how another takes its place.
import { encode } from "../../room/model/encode.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import { sameValue } from "../../room/model/sameValue.ts";
import { Session } from "../../room/session/session.ts";
import { partedRooms } from "../conflict/parting.ts";
import { type Keeper, startKeeper } from "../saving/sessionSaver.ts";
import { keepLastWords, lastWords } from "../saving/unsavedChanges.ts";
import { databaseStore } from "../store/databaseStore.ts";
import { roomKey, roomPrefix } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { WorkshopPorts } from "./library.ts";
import { saveState, type WorkshopState } from "./libraryState.ts";
import { lastKey, openFirst } from "./openFirst.ts";

/** The text it was read from; else whether it is kept at once, or only when something is done in it. */
export type From = { readonly text: string } | "new" | "fresh";

export type Bench = {
  readonly session: Session;
  readonly store: Store;
  readonly state: () => WorkshopState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onJoined: (listener: () => void) => () => void;
  readonly note: (change: Partial<Pick<WorkshopState, "parted" | "aside" | "removed">>) => void;
  readonly keeper: () => Keeper;
  /** Puts this room on the bench; what stood there is no longer kept. */
  readonly stand: (room: string, document: RoomDocument, from: From) => void;
  readonly close: () => void;
};

export async function openBench(ports: WorkshopPorts): Promise<Bench> {
  const { database, tabs, catalogue, now, after, newRoomId, blank } = ports;
  const listeners = new Set<() => void>();
  const joinListeners = new Set<() => void>();
  let notes: Pick<WorkshopState, "parted" | "aside" | "removed">;
  let edition = 0;
  let last: string | null = null;
  // Setting aside what cannot be read writes already before any room is open.
  let isSet = false;

  const store = databaseStore({
    database,
    now,
    onWrote: (key) => {
      tabs.tell({ kind: "text", key });
      if (!isSet || !key.startsWith(roomPrefix)) return;
      edition++;
      publish();
      if (key === roomKey(keeper.room())) void remember(keeper.room());
    },
  });

  async function remember(room: string): Promise<void> {
    if (room === last) return;
    last = room;
    const read = await store.read(lastKey);
    if (read.ok && read.text !== room) await store.write(lastKey, room, read.text);
  }

  const words = lastWords(ports.notes, newRoomId());
  const unfinished = await keepLastWords({ notes: ports.notes, store, catalogue, newRoomId });
  const { wanted } = ports;
  const first = await openFirst({ database, store, wanted, unfinished, now: now() });
  notes = { parted: null, aside: first.aside, removed: null };
  const session = new Session(first.opened?.document ?? blank, catalogue);

  const keep = (room: string, text: string | null): Keeper =>
    startKeeper({
      session,
      store,
      catalogue,
      room,
      text,
      now,
      after,
      newRoomId,
      onSaving: () => publish(),
      onJoined: () => {
        for (const listener of joinListeners) listener();
      },
      onParted: async (rooms) => note({ parted: await partedRooms(store, database, rooms) }),
    });

  let keeper = keep(first.opened?.room ?? newRoomId(), first.opened?.text ?? null);
  let state = look();
  isSet = true;
  if (first.opened) void remember(first.opened.room);

  function look(): WorkshopState {
    const isFresh = keeper.isUntouched();
    return {
      room: keeper.room(),
      isFresh,
      ...notes,
      edition,
      isLasting: database.isLasting,
      saving: saveState(keeper.saving(), isFresh, database.isOutdated()),
    };
  }

  function publish(): void {
    const next = look();
    if (sameValue(next, state)) return;
    state = next;
    if (state.saving.at === "kept") words.drop();
    for (const listener of listeners) listener();
  }

  function note(change: Partial<typeof notes>): void {
    notes = { ...notes, ...change };
    publish();
  }

  const deaf = tabs.listen((word) => {
    if (word.kind !== "text" || !word.key.startsWith(roomPrefix)) return;
    keeper.heard(word.key);
    edition++;
    publish();
  });
  const unseen = ports.onHide(() => {
    // A save takes longer than a page has that is left; what it would lose is kept when one is next opened.
    words.note(keeper.room(), keeper.unkept());
    keeper.hurry();
  });

  return {
    session,
    store,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onJoined: (listener) => {
      joinListeners.add(listener);
      return () => joinListeners.delete(listener);
    },
    note,
    keeper: () => keeper,
    stand: (room, document, from) => {
      keeper.close();
      session.select([]);
      session.open(document);
      keeper = keep(room, typeof from === "object" ? from.text : null);
      if (from === "new") keeper.keepNow();
      if (typeof from === "object") void remember(room);
      notes = { ...notes, parted: null };
      publish();
    },
    close: () => {
      keeper.hurry();
      keeper.close();
      deaf();
      unseen();
    },
  };
}

/** The open room as text. */
export const openText = (bench: Bench): string => encode(bench.session.state().document);
