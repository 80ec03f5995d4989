import { moveItems } from "../../room/commands/moveItems.ts";
import { encode } from "../../room/model/encode.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import { sampleCatalogue } from "../../room/model/sampleCatalogue.ts";
import { furnishedRoom } from "../../room/model/sampleRoom.ts";
import { type Autosave, createAutosave } from "../saving/autosave.ts";
import { roomKey } from "../store/keys.ts";
import { memoryStore } from "./memoryStore.ts";

export const catalogue = sampleCatalogue();
export const named = (room: RoomDocument, name: string): RoomDocument => ({
  ...room,
  shell: { ...room.shell, name },
});

export function moved(room: RoomDocument, id: string, x: number): RoomDocument {
  const outcome = moveItems(room, { ids: [id], by: { x, z: 0 } }, catalogue);
  if (!outcome.ok) throw new Error(outcome.reason.kind);
  return outcome.document;
}

/** Time that stands still until it is told to go; and a tab that saves by it. */
export function world() {
  const memory = memoryStore();
  const wakes = new Map<string, { at: number; wake: () => void }>();
  let time = 1_000_000;
  let rooms = 0;
  const settle = async () => {
    for (let i = 0; i < 50; i++) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    const until = time + ms;
    await settle();
    for (;;) {
      const due = [...wakes]
        .filter(([, { at }]) => at <= until)
        .sort(([, a], [, b]) => a.at - b.at);
      const [first] = due;
      if (!first) break;
      wakes.delete(first[0]);
      time = Math.max(time, first[1].at);
      first[1].wake();
      await settle();
    }
    time = until;
  };
  const tab = (name: string, document: RoomDocument, text: string | null) => {
    const seen = { joined: [] as RoomDocument[], parted: [] as string[] };
    const autosave: Autosave = createAutosave({
      store: memory.store,
      catalogue,
      room: "kitchen",
      document,
      text,
      now: () => time,
      wakeAt: (at, wake) => wakes.set(name, { at, wake }),
      newRoomId: () => `copy-${++rooms}`,
      onJoined: (joined) => {
        seen.joined.push(joined);
        autosave.changed(joined);
      },
      onParted: ({ mine }) => seen.parted.push(mine),
    });
    return { autosave, seen };
  };
  /** A few steps of whatever is under way, and no more. */
  const tick = async (times: number) => {
    for (let i = 0; i < times; i++) await Promise.resolve();
  };
  return { ...memory, pass, tick, tab, now: () => time };
}

export const start = furnishedRoom();
export const startText = encode(start);
export const kept = (texts: ReadonlyMap<string, string>, room = "kitchen") =>
  texts.get(roomKey(room));
