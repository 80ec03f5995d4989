// The one document that is open: which it is, what keeps it, and how another takes its place.
import { Listeners } from "@loamstead/lib/watched.ts";
import { sameValue } from "../../lib/sameValue.ts";
import { conflictOf } from "../conflict/conflictOf.ts";
import type { DeviceDatabase } from "../database/database.ts";
import type { Saving } from "../saving/savingMachine.ts";
import { type SessionSaver, startSaver, type Workspace } from "../saving/sessionSaver.ts";
import { keepUnsavedChanges, unsavedNotes } from "../saving/unsavedChanges.ts";
import { documentKey, idOf } from "../store/keys.ts";
import { databaseStore, overwrite, type Store } from "../store/store.ts";
import type { Library, LibraryNotes, LibraryPorts, LibraryState, SaveState } from "./library.ts";
import { lastKey, openFirst } from "./openKept.ts";

/** The text it was read from; else whether it is kept at once, or only when something is done in it. */
export type From = { readonly text: string } | "new" | "fresh";

export type OpenDocument<Doc> = Pick<Library<Doc>, "state" | "subscribe" | "onJoined" | "close"> & {
  readonly workspace: Workspace<Doc>;
  readonly store: Store;
  readonly note: (change: Partial<LibraryNotes<Doc>>) => void;
  readonly saver: () => SessionSaver<Doc>;
  /** Opens this document; what was open before is no longer kept. */
  readonly show: (id: string, document: Doc, from: From) => void;
};

function saveState(
  saving: Saving<unknown>,
  isUntouched: boolean,
  { isLasting, isOutdated }: Pick<DeviceDatabase, "isLasting" | "isOutdated">,
): SaveState {
  if (!isLasting && isOutdated()) return { at: "failed", why: "outdated" };
  if (isUntouched) return { at: "untouched" };
  const { phase, document, kept } = saving;
  if (phase.at === "failed") return { at: "failed", why: isOutdated() ? "outdated" : phase.why };
  return { at: document === kept && phase.at === "resting" ? "kept" : "waiting" };
}

export async function openDocument<Doc, Summary extends object>(
  ports: LibraryPorts<Doc, Summary>,
): Promise<OpenDocument<Doc>> {
  const { kind, workspace, database, tabs, now, after, newId } = ports;
  const listeners = new Listeners();
  const joinListeners = new Listeners();
  let notes: LibraryNotes<Doc>;
  let edition = 0;
  let last: string | null = null;
  // Setting aside what cannot be read writes already before anything is open.
  let isSet = false;

  const store = databaseStore({
    database,
    now,
    onWrote: (key) => {
      tabs.tell({ kind: "text", key });
      if (!isSet || idOf(kind, key) === null) return;
      edition++;
      publish();
      if (key !== documentKey(kind, saver.id())) return;
      ports.noteKept();
      void remember(saver.id());
    },
  });

  async function remember(id: string): Promise<void> {
    if (id === last) return;
    last = id;
    await overwrite(store, lastKey, id);
  }

  const unsaved = unsavedNotes(ports.notes, newId());
  const unfinished = await keepUnsavedChanges({ notes: ports.notes, store, kind, newId });
  const { wanted } = ports;
  const first = await openFirst({ database, store, kind, wanted, unfinished, now: now() });
  notes = { conflict: null, unreadable: first.unreadable, removed: null };
  workspace.open(first.opened?.document ?? ports.blank);

  const save = (id: string, text: string | null): SessionSaver<Doc> =>
    startSaver({
      workspace,
      store,
      kind,
      id,
      text,
      now,
      after,
      newId,
      onSaving: () => publish(),
      onJoined: () => joinListeners.tell(),
      onConflict: async (two) =>
        note({ conflict: await conflictOf({ kind, store, database }, two) }),
    });

  let saver = save(first.opened?.id ?? newId(), first.opened?.text ?? null);
  let state = look();
  isSet = true;
  if (first.opened) void remember(first.opened.id);

  function look(): LibraryState<Doc> {
    const isFresh = saver.isUntouched();
    return {
      id: saver.id(),
      isFresh,
      ...notes,
      edition,
      isLasting: database.isLasting,
      saving: saveState(saver.saving(), isFresh, database),
    };
  }

  function publish(): void {
    const next = look();
    if (sameValue(next, state)) return;
    state = next;
    if (state.saving.at === "kept") unsaved.drop();
    listeners.tell();
  }

  function note(change: Partial<LibraryNotes<Doc>>): void {
    notes = { ...notes, ...change };
    publish();
  }

  const stopListening = tabs.listen(({ kind: what, key = "" }) => {
    if (what !== "text" || idOf(kind, key) === null) return;
    saver.heard(key);
    edition++;
    publish();
  });
  const stopNoting = ports.onHide(() => {
    // A save takes longer than a page has that is left; what it would lose is kept when one is next opened.
    unsaved.note(saver.id(), saver.unkept());
    saver.hurry();
  });

  return {
    workspace,
    store,
    state: () => state,
    subscribe: listeners.add,
    onJoined: joinListeners.add,
    note,
    saver: () => saver,
    show: (id, document, from) => {
      saver.close();
      workspace.open(document);
      saver = save(id, typeof from === "object" ? from.text : null);
      if (from === "new") saver.keepNow();
      if (typeof from === "object") void remember(id);
      notes = { ...notes, conflict: null };
      publish();
    },
    close: () => {
      saver.hurry();
      saver.close();
      stopListening();
      stopNoting();
    },
  };
}
