// Puts a room away, and for ten seconds brings it back whole; only then do its earlier versions go.
import { decode } from "../../room/model/decode.ts";
import { listRooms } from "../cache/summaryCache.ts";
import { pointPrefix, roomKey } from "../store/keys.ts";
import type { Moved, WorkshopPorts } from "./library.ts";
import type { Bench } from "./openDocument.ts";
import { openText } from "./openDocument.ts";
import { openRoom } from "./openKept.ts";

const REGRET = 10_000;

type Away = { readonly room: string; readonly text: string; readonly wasOpen: boolean };

type Parts = {
  readonly ports: WorkshopPorts;
  readonly bench: Bench;
  readonly goTo: (room: string) => Promise<Moved>;
  readonly writeNew: (text: string) => Promise<Moved>;
};

export function removal({ ports, bench, goTo, writeNew }: Parts) {
  const { database, now, newRoomId, after, blank } = ports;
  const { store } = bench;
  let away: Away | null = null;
  let callOff = () => {};

  /** With what belonged to it, unless somebody made a room of that name again. */
  async function forget(room: string): Promise<void> {
    await database.change(["texts", "stamps"], async (at) => {
      if ((await at.get("texts", roomKey(room))) !== undefined) return;
      for (const key of await at.keys("texts", pointPrefix(room))) {
        await at.drop("texts", key);
        await at.drop("stamps", key);
      }
    });
  }

  async function letGo(): Promise<void> {
    callOff();
    const gone = away;
    away = null;
    bench.note({ removed: null });
    if (gone) await forget(gone.room);
  }

  async function drop(room: string): Promise<Moved | { readonly ok: true; readonly text: string }> {
    for (;;) {
      const read = await store.read(roomKey(room));
      if (!read.ok) return read;
      if (read.text === null) return { ok: false, reason: "missing" };
      const wrote = await store.write(roomKey(room), null, read.text);
      if (wrote.ok) return { ok: true, text: read.text };
      if (wrote.reason !== "changed") return { ok: false, reason: wrote.reason };
    }
  }

  /** Something must stand on the bench: the room last touched, else a bare one. */
  async function another(): Promise<() => void> {
    const listed = await listRooms(database);
    for (const { room } of listed.ok ? listed.rooms : []) {
      if (room === bench.state().room) continue;
      const opened = await openRoom(store, room, now());
      if (opened.kind === "opened") return () => bench.stand(room, opened.document, opened);
    }
    return () => bench.stand(newRoomId(), blank, "fresh");
  }

  async function remove(room: string): Promise<Moved> {
    await letGo();
    const wasOpen = room === bench.state().room;
    if (wasOpen) await bench.keeper().settle();
    const standElsewhere = wasOpen ? await another() : () => {};
    const openedText = openText(bench);
    const dropped = await drop(room);
    // What is open and could never be kept is put away, and brought back, from here.
    if (!dropped.ok && !(wasOpen && dropped.reason === "missing")) return dropped;
    standElsewhere();
    const text = wasOpen || !("text" in dropped) ? openedText : dropped.text;
    away = { room, text, wasOpen };
    const decoded = decode(text);
    const name = decoded.ok ? decoded.value.shell.name : "";
    bench.note({ removed: { room, name } });
    callOff = after(REGRET, () => void letGo());
    return { ok: true, room };
  }

  async function bringBack(): Promise<Moved> {
    const back = away;
    if (!back) return { ok: false, reason: "missing" };
    callOff();
    const wrote = await store.write(roomKey(back.room), back.text, null);
    const again: Moved = wrote.ok
      ? { ok: true, room: back.room }
      : wrote.reason === "changed"
        ? await writeNew(back.text)
        : { ok: false, reason: wrote.reason };
    if (!again.ok) {
      callOff = after(REGRET, () => void letGo());
      return again;
    }
    away = null;
    bench.note({ removed: null });
    return back.wasOpen ? goTo(again.room) : again;
  }

  return { remove, bringBack, close: () => void letGo() };
}
