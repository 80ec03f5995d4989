// Keeps one room saved: does what the saving machine asks for, and tells it what came of it.
import type { Catalogue } from "../../room/model/catalogue.ts";
import { encode } from "../../room/model/encode.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import { joinRooms, type Sent } from "../conflict/joinConflict.ts";
import { roomKey } from "../store/keys.ts";
import { keepPoint, sparePoint } from "../store/restorePoints.ts";
import type { Store, Wrote } from "../store/store.ts";
import { type Effect, type Saving, type SavingEvent, startSaving, step } from "./savingMachine.ts";

export type AutosaveOptions = {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly room: string;
  readonly document: RoomDocument;
  /** The text that the room was opened from; null for a new one. */
  readonly text: string | null;
  readonly now: () => number;
  /** Calls back at that time; a later call takes the place of an earlier one. */
  readonly wakeAt: (at: number, wake: () => void) => void;
  readonly newRoomId: () => string;
  readonly onSaving?: (saving: Saving) => void;
  /** Another tab's work came in: the editor goes on with this document. */
  readonly onJoined?: (document: RoomDocument) => void;
  /** The two could not be joined: theirs stays where it was, this tab's goes on as another room. */
  readonly onParted?: (parted: { readonly theirs: string; readonly mine: string }) => void;
};

/** What is not known to be kept, and the texts that it may take the place of: the surest of them first. */
export type Unkept = { readonly text: string; readonly follows: readonly (string | null)[] };

export type Autosave = {
  readonly changed: (document: RoomDocument) => void;
  readonly hurry: () => void;
  readonly saving: () => Saving;
  readonly room: () => string;
  /** Null where all is kept. */
  readonly unkept: () => Unkept | null;
};

export function createAutosave(options: AutosaveOptions): Autosave {
  const { store, now, wakeAt, onSaving, onJoined, onParted } = options;
  let { room, text: seen } = options;
  // What was sent without an answer: the write may have been done all the same.
  let unsure: Sent[] = [];
  let saving = startSaving(options.document, seen === null ? null : options.document, now());

  const send = (event: SavingEvent) => {
    const stepped = step(saving, event);
    saving = stepped.saving;
    onSaving?.(saving);
    for (const effect of stepped.effects) void run(effect);
  };

  async function write(document: RoomDocument): Promise<Wrote> {
    const text = encode(document);
    for (;;) {
      const wrote = await store.write(roomKey(room), text, seen);
      if (wrote.ok) {
        seen = text;
        unsure = [];
      } else if (wrote.reason === "unavailable") unsure = [...unsure, { text, document }];
      if (wrote.ok || wrote.reason !== "full" || !(await sparePoint(store, room))) return wrote;
    }
  }

  async function join(from: RoomDocument) {
    const { catalogue, newRoomId } = options;
    const base = saving.kept;
    const joined = await joinRooms({ store, catalogue, room, base, mine: from, unsure, newRoomId });
    if (joined.kind === "failed") {
      send({ kind: "notJoined", why: joined.why, at: now() });
      return;
    }
    seen = joined.text;
    if (joined.kind === "parted") {
      const theirs = room;
      room = joined.room;
      onParted?.({ theirs, mine: room });
    }
    const { kept, document } = joined;
    const isNews = document !== from && saving.document === from;
    send({ kind: "joined", from, kept, document, at: now() });
    // Last, so that the editor's own word of the new document is no news to the machine.
    if (isNews) onJoined?.(document);
  }

  async function run(effect: Effect) {
    switch (effect.kind) {
      case "wake":
        wakeAt(effect.at, () => send({ kind: "woke", at: now() }));
        return;
      case "point":
        if (seen !== null) await keepPoint(store, room, seen, now());
        return;
      case "write":
        send({ kind: "wrote", result: await write(effect.document), at: now() });
        return;
      case "join":
        await join(effect.document);
    }
  }

  function unkept(): Unkept | null {
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
    room: () => room,
    unkept,
  };
}
