// The rooms on this device, last touched first: names come from cards, so that hundreds open at once.
import { decode } from "../../room/model/decode.ts";
import type { Database, RoomCard } from "../database/database.ts";
import { roomPrefix } from "../store/keys.ts";

export type Listed =
  | { readonly ok: true; readonly rooms: readonly RoomCard[] }
  | { readonly ok: false; readonly reason: "unavailable" };

function cardOf(room: string, at: number, text: string): RoomCard {
  const decoded = decode(text);
  return decoded.ok
    ? { room, at, name: decoded.value.shell.name, things: decoded.value.items.size }
    : { room, at, name: null, things: 0 };
}

export async function listRooms(database: Database): Promise<Listed> {
  const read = await database.read(["stamps", "cards", "texts"], async (at) => {
    const keys = await at.keys("stamps", roomPrefix);
    const stamps = await at.all("stamps", roomPrefix);
    const known = new Map((await at.all("cards", "")).map((card) => [card.room, card]));
    const fresh: RoomCard[] = [];
    const rooms: RoomCard[] = [];
    for (const [i, key] of keys.entries()) {
      const room = key.slice(roomPrefix.length);
      const had = known.get(room);
      known.delete(room);
      if (had && had.at === stamps[i]) {
        rooms.push(had);
        continue;
      }
      const card = cardOf(room, stamps[i]!, (await at.get("texts", key)) ?? "");
      fresh.push(card);
      rooms.push(card);
    }
    return { rooms, fresh, gone: [...known.keys()] };
  });
  if (!read.ok) return { ok: false, reason: "unavailable" };
  const { rooms, fresh, gone } = read.value;
  // Cards can be made anew at any time: whether they could be kept does not matter.
  if (fresh.length + gone.length > 0)
    await database.change(["cards", "drawings"], async (at) => {
      for (const card of fresh) await at.put("cards", card.room, card);
      for (const room of gone) {
        await at.drop("cards", room);
        await at.drop("drawings", room);
      }
    });
  return { ok: true, rooms: rooms.toSorted((a, b) => b.at - a.at || (a.room < b.room ? -1 : 1)) };
}
