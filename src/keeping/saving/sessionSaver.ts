// Keeps the room of one session saved, and brings in what other tabs made of it.
import type { Catalogue } from "../../room/model/catalogue.ts";
import { decode } from "../../room/model/decode.ts";
import { encode } from "../../room/model/encode.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import type { Session } from "../../room/session/session.ts";
import { roomKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import { type Autosave, createAutosave, type Unkept } from "./autosave.ts";
import type { Saving } from "./savingMachine.ts";

export type KeeperOptions = {
  readonly session: Session;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly room: string;
  /** What the session's document was read from; null while it was never kept. */
  readonly text: string | null;
  readonly now: () => number;
  readonly after: (wait: number, run: () => void) => () => void;
  readonly newRoomId: () => string;
  readonly onSaving: () => void;
  /** Work of another tab came in. */
  readonly onJoined: () => void;
  readonly onParted: (parted: { readonly theirs: string; readonly mine: string }) => void;
};

export type Keeper = {
  readonly room: () => string;
  readonly saving: () => Saving;
  /** Nothing was ever done here that would be worth keeping. */
  readonly isUntouched: () => boolean;
  readonly hurry: () => void;
  /** What would be lost if the page ended now; null for nothing. */
  readonly unkept: () => Unkept | null;
  /** Keeps it even though nothing was changed. */
  readonly keepNow: () => void;
  /** Once all is kept, or it is known that it cannot be. */
  readonly settle: () => Promise<boolean>;
  readonly heard: (key: string) => void;
  readonly close: () => void;
};

const isClean = ({ phase, document, kept }: Saving): boolean =>
  phase.at === "resting" && document === kept;

export function startKeeper(options: KeeperOptions): Keeper {
  const { session, store, catalogue, now, after, onSaving, onJoined } = options;
  const start = session.state().document;
  let isOpen = true;
  let isWanted = options.text !== null;
  let hasNews = false;
  let calm = () => {};
  let waiting: ((isKept: boolean) => void)[] = [];

  function answer(): void {
    const saving = autosave.saving();
    const isKept = isClean(saving);
    if (!isKept && saving.phase.at === "resting" && waiting.length > 0) autosave.hurry();
    if (!isKept && saving.phase.at !== "failed") return;
    const answered = waiting;
    waiting = [];
    for (const resolve of answered) resolve(isKept);
  }

  const save = (room: string, document: RoomDocument, text: string | null): Autosave =>
    createAutosave({
      store,
      catalogue,
      room,
      document,
      text,
      now,
      newRoomId: options.newRoomId,
      wakeAt: (at, wake) => {
        calm();
        calm = isOpen ? after(Math.max(0, at - now()), wake) : () => {};
      },
      onSaving: () => {
        if (!isOpen) return;
        onSaving();
        // The machine tells of its new state before it acts on it: what waits looks at it after that.
        queueMicrotask(answer);
        if (hasNews) void bringIn();
      },
      onJoined: (joined) => {
        if (!isOpen) return;
        session.open(joined);
        onJoined();
      },
      onParted: (parted) => isOpen && options.onParted(parted),
    });
  let autosave = save(options.room, start, options.text);

  /** The other tab's room in place of this one, of which nothing is unsaved. */
  async function bringIn(): Promise<void> {
    const isReady = () =>
      isOpen && isClean(autosave.saving()) && session.state().tool.at !== "holding";
    if (!isReady()) return;
    hasNews = false;
    const room = autosave.room();
    const read = await store.read(roomKey(room));
    if (!read.ok || read.text === null) return;
    const theirs = decode(read.text);
    // What cannot be read may be a newer site's; the next save here finds out and parts from it.
    if (!theirs.ok || read.text === encode(session.state().document)) return;
    if (!isReady()) {
      hasNews = true;
      return;
    }
    autosave = save(room, theirs.value, read.text);
    session.open(theirs.value);
    onJoined();
    onSaving();
  }

  const leave = session.subscribe(() => {
    const { document, tool } = session.state();
    if (document !== start) isWanted = true;
    autosave.changed(document);
    if (hasNews && tool.at !== "holding") void bringIn();
  });

  return {
    room: () => autosave.room(),
    saving: () => autosave.saving(),
    isUntouched: () => !isWanted,
    hurry: () => {
      if (isWanted) autosave.hurry();
    },
    unkept: () => (isWanted ? autosave.unkept() : null),
    keepNow: () => {
      isWanted = true;
      autosave.hurry();
    },
    settle: () => {
      if (!isWanted || isClean(autosave.saving())) return Promise.resolve(true);
      return new Promise((resolve) => {
        waiting.push(resolve);
        autosave.hurry();
      });
    },
    heard: (key) => {
      if (key !== roomKey(autosave.room())) return;
      hasNews = true;
      void bringIn();
    },
    close: () => {
      isOpen = false;
      calm();
      leave();
      for (const resolve of waiting) resolve(false);
    },
  };
}
