// How a holder comes by a room: one of their own, or a copy of one that is shown to everybody.
import { type Context, Hono } from "hono";
import type { Env } from "../http/env.ts";
import { notFound, problemResponse } from "../http/problem.ts";
import { newRoomRule } from "../http/rateRules.ts";
import { tagOf, toHolder } from "./answers.ts";
import { createRoom, type NewRoom } from "./createRoom.ts";
import { findRoom, findSummary } from "./findRooms.ts";
import { tooManyRooms } from "./problems.ts";
import type { RoomParts } from "./roomParts.ts";
import { claimKeyIn, holderOf, idIn, roomIn } from "./roomRequests.ts";
import { type Credit, isPublic, type RoomSummary } from "./roomRow.ts";

export function newRoomRoutes(parts: RoomParts): Hono<Env> {
  const { db, random, now, count } = parts;
  const app = new Hono<Env>();

  app.post("/api/rooms", async (c) => {
    const holder = await holderOf(c, parts, newRoomRule);
    if (!holder.ok) return problemResponse(holder.problem);
    const claimKey = claimKeyIn(c);
    if (!claimKey.ok) return problemResponse(claimKey.problem);
    const room = await roomIn(c, parts);
    if (!room.ok) return problemResponse(room.problem);
    const { content, remixOf } = room.value;
    const source = remixOf === null ? undefined : await findSummary(db, remixOf);
    // Only what everybody may see is given credit: a room's name is its holder's own affair.
    const credit = source !== undefined && isPublic(source) ? creditFor(source) : null;
    return create(c, { holder: holder.value, claimKey: claimKey.value, content, credit });
  });

  app.post("/api/rooms/:id/remix", async (c) => {
    const holder = await holderOf(c, parts, newRoomRule);
    if (!holder.ok) return problemResponse(holder.problem);
    const claimKey = claimKeyIn(c);
    if (!claimKey.ok) return problemResponse(claimKey.problem);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.problem);
    const source = await findRoom(db, id.value);
    if (source === undefined || !isPublic(source)) return problemResponse(notFound);
    const { name, words, pictures, document: text, bytes } = source;
    const content = { name, words, pictures, text, bytes };
    const credit = creditFor(source);
    return create(c, { holder: holder.value, claimKey: claimKey.value, content, credit });
  });

  async function create(c: Context<Env>, wanted: NewRoom): Promise<Response> {
    const created = await createRoom(db, wanted, { random, now: now() });
    count(created.outcome);
    if (created.outcome === "full") return problemResponse(tooManyRooms(created.used));
    const { outcome, room } = created;
    return c.json(toHolder(room), outcome === "made" ? 201 : 200, { ETag: tagOf(room.version) });
  }

  return app;
}

const creditFor = ({ id, holder, name }: RoomSummary): Credit => ({
  room: id,
  owner: holder.address,
  name,
});
