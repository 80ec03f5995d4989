// The rooms of this device and the one that is open: opened, begun, copied, put away and brought back.
import { renameRoom } from "../../room/commands/renameRoom.ts";
import { decode } from "../../room/model/decode.ts";
import { encode } from "../../room/model/encode.ts";
import type { RoomDocument } from "../../room/model/room.ts";
import { listRooms } from "../cache/summaryCache.ts";
import { parted } from "../conflict/resolveConflict.ts";
import { roomKey } from "../store/keys.ts";
import { sparePoint } from "../store/restorePoints.ts";
import type { Wrote } from "../store/store.ts";
import { freshName } from "./freshName.ts";
import type { Moved, Renamed, Workshop, WorkshopPorts } from "./library.ts";
import { openBench } from "./openDocument.ts";
import { openRoom as readRoom } from "./openKept.ts";
import { removal } from "./removal.ts";
import { earlier } from "./versions.ts";

const named = (document: RoomDocument, name: string): RoomDocument => ({
  ...document,
  shell: { ...document.shell, name },
});

export async function openWorkshop(ports: WorkshopPorts): Promise<Workshop> {
  const { database, catalogue, now, newRoomId } = ports;
  const bench = await openBench(ports);
  const { session, store } = bench;

  async function names(): Promise<ReadonlySet<string>> {
    const listed = await listRooms(database);
    return new Set(listed.ok ? listed.rooms.flatMap(({ name }) => name ?? []) : []);
  }

  async function writeNew(text: string): Promise<Moved> {
    for (;;) {
      const room = newRoomId();
      const wrote = await store.write(roomKey(room), text, null);
      if (wrote.ok) return { ok: true, room };
      if (wrote.reason === "unavailable") return wrote as Moved & { ok: false };
      if (wrote.reason === "full" && !(await sparePoint(store, room)))
        return { ok: false, reason: "full" };
    }
  }

  async function openRoom(room: string): Promise<Moved> {
    if (room === bench.state().room) return { ok: true, room };
    if (!(await bench.keeper().settle())) return { ok: false, reason: "unsaved" };
    const opened = await readRoom(store, room, now());
    switch (opened.kind) {
      case "opened":
        bench.stand(room, opened.document, opened);
        return { ok: true, room };
      case "setAside":
        bench.note({ aside: { key: opened.key, room, at: now() } });
        return { ok: false, reason: "unreadable" };
      case "stuck":
        return { ok: false, reason: "unreadable" };
      default:
        return { ok: false, reason: opened.kind };
    }
  }

  async function newRoom(document: RoomDocument): Promise<Moved> {
    if (!(await bench.keeper().settle())) return { ok: false, reason: "unsaved" };
    const room = bench.state().isFresh ? bench.state().room : newRoomId();
    const name = freshName(document.shell.name, await names());
    bench.stand(room, named(document, name), "new");
    ports.askToLast();
    return { ok: true, room };
  }

  async function read(room: string): Promise<RoomDocument | null> {
    if (room === bench.state().room) return session.state().document;
    const kept = await store.read(roomKey(room));
    const decoded = kept.ok && kept.text !== null ? decode(kept.text) : null;
    return decoded?.ok ? decoded.value : null;
  }

  async function rename(room: string, name: string): Promise<Renamed> {
    if (room === bench.state().room) {
      const outcome = session.dispatch(renameRoom, { name });
      return outcome.ok ? { ok: true } : { ok: false, reason: outcome.reason };
    }
    let wrote: Wrote;
    do {
      const kept = await store.read(roomKey(room));
      if (!kept.ok) return kept;
      const decoded = kept.text === null ? null : decode(kept.text);
      if (!decoded?.ok) return { ok: false, reason: "missing" };
      const outcome = renameRoom(decoded.value, { name }, catalogue);
      if (!outcome.ok) return { ok: false, reason: outcome.reason };
      wrote = await store.write(roomKey(room), encode(outcome.document), kept.text);
    } while (!wrote.ok && wrote.reason === "changed");
    return wrote.ok ? wrote : { ok: false, reason: wrote.reason as "full" | "unavailable" };
  }

  async function duplicate(room: string): Promise<Moved> {
    const document = await read(room);
    if (!document) return { ok: false, reason: "missing" };
    return writeNew(encode(named(document, freshName(document.shell.name, await names()))));
  }

  const away = removal({ ports, bench, goTo: openRoom, writeNew });
  return {
    session,
    catalogue,
    state: bench.state,
    subscribe: bench.subscribe,
    onJoined: bench.onJoined,
    rooms: () => listRooms(database),
    read,
    openRoom,
    newRoom,
    rename,
    duplicate,
    remove: away.remove,
    bringBack: away.bringBack,
    retry: () => bench.keeper().hurry(),
    keep: () => {
      bench.keeper().keepNow();
      return bench.keeper().settle();
    },
    ...earlier({ ports, bench }),
    ...parted({ ports, bench, names, openRoom }),
    close: () => {
      away.close();
      bench.close();
    },
  };
}
