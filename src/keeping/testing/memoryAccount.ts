// An account's rooms in memory, by the server's rules, with answers that can get lost: for the tests.
import type { RoomDocument } from "../../room/model/room.ts";
import type { OwnRoom } from "../../room/online/roomShapes.ts";
import type { RoomsApi } from "../../room/online/roomsApi.ts";
import { type Answer, troubled } from "../sync/accountApi.ts";

type Kept = { id: string; version: number; document: RoomDocument; publishedAt: number | null };

export function memoryAccount() {
  const rooms = new Map<string, Kept>();
  const byKey = new Map<string, string>();
  const faults = { losesNextAnswer: false, isAway: false, most: 50, whileListing: () => {} };
  /** Under which tags the list was asked for. */
  const asked: (string | null)[] = [];
  let made = 0;

  const told = ({ id, version, document, publishedAt }: Kept): OwnRoom => ({
    id,
    version,
    name: document.shell.name,
    savedAt: 0,
    publishedAt,
    isWithdrawn: false,
    credit: null,
  });
  const gone = troubled({ kind: "gone" });

  function answered<T>(value: T): Answer<T> {
    if (!faults.losesNextAnswer) return { ok: true, value };
    faults.losesNextAnswer = false;
    return troubled({ kind: "unreachable" });
  }

  const api: RoomsApi = {
    async list(known) {
      asked.push(known);
      faults.whileListing();
      if (faults.isAway) return troubled({ kind: "unreachable" });
      const quota = { rooms: { most: faults.most, used: rooms.size } };
      const value = { rooms: [...rooms.values()].map(told), quota };
      const tag = JSON.stringify(value);
      return { ok: true, value: tag === known ? "same" : { value, tag } };
    },
    async read(id) {
      const room = rooms.get(id);
      if (!room) return gone;
      const { version, document } = room;
      return answered({ version, document, isOwn: true, name: document.shell.name });
    },
    async create(document, key) {
      if (faults.isAway) return troubled({ kind: "unreachable" });
      const had = rooms.get(byKey.get(key) ?? "");
      if (had) return answered(told(had));
      if (rooms.size >= faults.most) return troubled({ kind: "tooManyRooms", most: faults.most });
      const room: Kept = { id: `account-${++made}`, version: 1, document, publishedAt: null };
      rooms.set(room.id, room);
      byKey.set(key, room.id);
      return answered(told(room));
    },
    async save(id, follows, document) {
      if (faults.isAway) return troubled({ kind: "unreachable" });
      const room = rooms.get(id);
      if (!room) return gone;
      if (room.version !== follows) return troubled({ kind: "newer", newer: room });
      const next = { ...room, version: follows + 1, document };
      rooms.set(id, next);
      return answered({ version: next.version });
    },
    async remove(id, follows) {
      const room = rooms.get(id);
      if (!room) return gone;
      if (room.version !== follows) return troubled({ kind: "newer", newer: room });
      rooms.delete(id);
      return answered(null);
    },
    publish: (id) => setPublished(id, 1),
    unpublish: (id) => setPublished(id, null),
    pictures: async () => ({ ok: true, value: new Set() }),
    sendPicture: async () => ({ ok: true, value: null }),
  };

  async function setPublished(id: string, publishedAt: number | null): Promise<Answer<OwnRoom>> {
    const room = rooms.get(id);
    if (!room) return gone;
    const next = { ...room, publishedAt };
    rooms.set(id, next);
    return answered(told(next));
  }

  return { api, faults, asked, rooms: () => rooms };
}
