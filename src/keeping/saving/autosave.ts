// Keeps one document saved: does what the saving machine asks for, and tells it what came of it (autosave).
import { joinConflict, type UnconfirmedSave } from "../conflict/joinConflict.ts";
import type { DocumentCodec } from "../documentKind.ts";
import { documentKey } from "../store/keys.ts";
import { keepPoint, writeMakingPlace } from "../store/restorePoints.ts";
import type { Store, Wrote } from "../store/store.ts";
import {
  type Effect,
  reduceSaving,
  type Saving,
  type SavingEvent,
  startSaving,
} from "./savingMachine.ts";

/** Two documents that two tabs made of one, by their ids. */
export type SplitDocument = { readonly theirs: string; readonly mine: string };

export type AutosaveOptions<Doc> = {
  readonly store: Store;
  readonly kind: DocumentCodec<Doc>;
  readonly id: string;
  readonly document: Doc;
  /** The text that the document was opened from; null for a new one. */
  readonly text: string | null;
  readonly now: () => number;
  /** Calls back at that time; a later call takes the place of an earlier one. */
  readonly wakeAt: (at: number, wake: () => void) => void;
  readonly newId: () => string;
  readonly onSaving?: (saving: Saving<Doc>) => void;
  /** Another tab's work came in: the editor goes on with this document. */
  readonly onJoined?: (document: Doc) => void;
  /** The two could not be joined: theirs stays where it was, this tab's goes on as another one. */
  readonly onConflict?: (two: SplitDocument) => void;
};

/** What is not known to be kept, and the texts that it may take the place of: the surest of them first. */
export type UnsavedText = { readonly text: string; readonly follows: readonly (string | null)[] };

export type Autosave<Doc> = {
  readonly changed: (document: Doc) => void;
  readonly hurry: () => void;
  readonly saving: () => Saving<Doc>;
  readonly id: () => string;
  /** Null where all is kept. */
  readonly unkept: () => UnsavedText | null;
};

export function createAutosave<Doc>(options: AutosaveOptions<Doc>): Autosave<Doc> {
  const { store, kind, newId, now, wakeAt, onSaving, onJoined, onConflict } = options;
  const { encode } = kind;
  let { id, text: seen } = options;
  // What was sent without an answer: the write may have been done all the same.
  let unsure: UnconfirmedSave<Doc>[] = [];
  let saving = startSaving(options.document, seen === null ? null : options.document, now());

  const send = (event: SavingEvent<Doc>) => {
    const stepped = reduceSaving(saving, event);
    saving = stepped.saving;
    onSaving?.(saving);
    for (const effect of stepped.effects) void run(effect);
  };

  async function write(document: Doc): Promise<Wrote> {
    const text = encode(document);
    const wrote = await writeMakingPlace(id, store, documentKey(kind, id), text, seen);
    if (wrote.ok) {
      seen = text;
      unsure = [];
    } else if (wrote.reason === "unavailable") unsure = [...unsure, { text, document }];
    return wrote;
  }

  async function join(from: Doc) {
    const joined = await joinConflict({
      store,
      kind,
      id,
      base: saving.kept,
      mine: from,
      unsure,
      newId,
    });
    if (!joined.ok) {
      send({ kind: "notJoined", why: joined.reason, at: now() });
      return;
    }
    const { text, kept, document } = joined.value;
    seen = text;
    if (joined.value.id !== id) {
      const theirs = id;
      id = joined.value.id;
      onConflict?.({ theirs, mine: id });
    }
    const isNews = document !== from && saving.document === from;
    send({ kind: "joined", from, kept, document, at: now() });
    // Last, so that the editor's own word of the new document is no news to the machine.
    if (isNews) onJoined?.(document);
  }

  async function run(effect: Effect<Doc>) {
    switch (effect.kind) {
      case "wake":
        wakeAt(effect.at, () => send({ kind: "woke", at: now() }));
        return;
      case "point":
        if (seen !== null) await keepPoint(store, id, seen, now());
        return;
      case "write":
        send({ kind: "wrote", result: await write(effect.document), at: now() });
        return;
      case "join":
        await join(effect.document);
    }
  }

  function unkept(): UnsavedText | null {
    const { document, kept, phase } = saving;
    if (document === kept && phase.at === "resting") return null;
    const sent = [...unsure, ...(phase.at === "writing" ? [phase] : [])];
    return {
      text: encode(document),
      follows: [seen, ...sent.map((each) => encode(each.document))],
    };
  }

  return {
    changed: (document) => {
      if (document !== saving.document) send({ kind: "changed", document, at: now() });
    },
    hurry: () => send({ kind: "hurry", at: now() }),
    saving: () => saving,
    id: () => id,
    unkept,
  };
}
