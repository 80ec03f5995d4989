// Keeps saved what somebody works on, and brings in what other tabs made of it.
import { type DocumentCodec, documentIn } from "../documentKind.ts";
import { documentKey } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import { type Autosave, createAutosave, type SplitDocument, type UnsavedText } from "./autosave.ts";
import type { Saving } from "./savingMachine.ts";

/** Where a document is worked on: an editor, a farm. */
export type Workspace<Doc> = {
  readonly document: () => Doc;
  /** In the midst of something that another tab's work must not break into. */
  readonly isBusy: () => boolean;
  readonly open: (document: Doc) => void;
  /** The same document, with what another tab made of it. */
  readonly renew: (document: Doc) => void;
  readonly rename: (name: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export type SaverOptions<Doc> = {
  readonly workspace: Workspace<Doc>;
  readonly store: Store;
  readonly kind: DocumentCodec<Doc>;
  readonly id: string;
  /** What the document was read from; null while it was never kept. */
  readonly text: string | null;
  readonly now: () => number;
  readonly after: (wait: number, run: () => void) => () => void;
  readonly newId: () => string;
  readonly onSaving: () => void;
  /** Work of another tab came in. */
  readonly onJoined: () => void;
  readonly onConflict: (two: SplitDocument) => void;
};

export type SessionSaver<Doc> = {
  readonly id: () => string;
  readonly saving: () => Saving<Doc>;
  /** Nothing was ever done here that would be worth keeping. */
  readonly isUntouched: () => boolean;
  readonly hurry: () => void;
  /** What would be lost if the page ended now; null for nothing. */
  readonly unkept: () => UnsavedText | null;
  /** Keeps it even though nothing was changed. */
  readonly keepNow: () => void;
  /** Once all is kept, or it is known that it cannot be. */
  readonly settle: () => Promise<boolean>;
  /** Another tab wrote the text under this key. */
  readonly heard: (key: string) => void;
  readonly close: () => void;
};

const isClean = <Doc>({ phase, document, kept }: Saving<Doc>): boolean =>
  phase.at === "resting" && document === kept;

export function startSaver<Doc>(options: SaverOptions<Doc>): SessionSaver<Doc> {
  const { workspace, store, kind, newId, now, after, onSaving, onJoined } = options;
  const start = workspace.document();
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

  const save = (id: string, document: Doc, text: string | null): Autosave<Doc> =>
    createAutosave({
      store,
      kind,
      id,
      document,
      text,
      now,
      newId,
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
        workspace.renew(joined);
        onJoined();
      },
      onConflict: (two) => isOpen && options.onConflict(two),
    });
  let autosave = save(options.id, start, options.text);

  /** The other tab's document in place of this one, of which nothing is unsaved. */
  async function bringIn(): Promise<void> {
    const isReady = () => isOpen && isClean(autosave.saving()) && !workspace.isBusy();
    if (!isReady()) return;
    hasNews = false;
    const id = autosave.id();
    const read = await store.read(documentKey(kind, id));
    if (!read.ok || read.value === null) return;
    const theirs = documentIn(kind, read.value);
    // What cannot be read may be a newer site's; the next save here finds out and parts from it.
    if (!theirs || read.value === kind.encode(workspace.document())) return;
    if (!isReady()) {
      hasNews = true;
      return;
    }
    autosave = save(id, theirs, read.value);
    workspace.renew(theirs);
    onJoined();
    onSaving();
  }

  const stopListening = workspace.subscribe(() => {
    const document = workspace.document();
    if (document !== start) isWanted = true;
    autosave.changed(document);
    if (hasNews && !workspace.isBusy()) void bringIn();
  });

  return {
    id: () => autosave.id(),
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
      if (key !== documentKey(kind, autosave.id())) return;
      hasNews = true;
      void bringIn();
    },
    close: () => {
      isOpen = false;
      calm();
      stopListening();
      for (const resolve of waiting) resolve(false);
    },
  };
}
