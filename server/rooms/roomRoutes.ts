// The rooms of whoever is signed in: listed, read, saved, deleted, and their versions.
import { type Context, Hono } from "hono";
import type { Env } from "../http/env.ts";
import { etagOf, holds } from "../http/etag.ts";
import { notFound, problemResponse } from "../http/problem.ts";
import { saveRule } from "../http/rateRules.ts";
import { tagOf, toHolder, withDocument } from "./answers.ts";
import { deleteRoom } from "./deleteRoom.ts";
import { findRoom, findSummary, listRooms } from "./findRooms.ts";
import { MOST_BYTES, MOST_ROOMS } from "./limits.ts";
import { versionConflict } from "./problems.ts";
import type { ShowingParts } from "./roomParts.ts";
import { followedVersion, holderOf, idIn, roomIn } from "./roomRequests.ts";
import { isOf, isPublic } from "./roomRow.ts";
import { saveRoom } from "./saveRoom.ts";
import { findVersion, listVersions, pruneVersions } from "./versions.ts";

export function roomRoutes(parts: ShowingParts): Hono<Env> {
  const { db, now, count, log } = parts;
  const app = new Hono<Env>();

  app.get("/api/rooms", async (c) => {
    const holder = await holderOf(c, parts);
    if (!holder.ok) return problemResponse(holder.problem);
    const rooms = await listRooms(db, holder.value);
    const quota = { rooms: { most: MOST_ROOMS, used: rooms.length }, bytes: { most: MOST_BYTES } };
    const told = JSON.stringify({ rooms: rooms.map(toHolder), quota });
    // Open designers ask again and again whether another device saved something.
    const headers = { ETag: etagOf(told), "Content-Type": "application/json" };
    if (holds(c.req.header("If-None-Match"), headers.ETag)) {
      return new Response(null, { status: 304, headers: { ETag: headers.ETag } });
    }
    return new Response(told, { headers });
  });

  app.get("/api/rooms/:id", async (c) => {
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.problem);
    const session = await parts.readSession(c);
    const room = await findRoom(db, id.value);
    const isOwn = room !== undefined && isOf(room, session);
    if (room === undefined || !(isOwn || isPublic(room))) return problemResponse(notFound);
    const told = isOwn ? toHolder(room) : await parts.shown.tell(room);
    return withDocument({ isOwn, ...told }, room.document, { ETag: tagOf(room.version) });
  });

  app.put("/api/rooms/:id", async (c) => {
    const holder = await holderOf(c, parts, saveRule);
    if (!holder.ok) return problemResponse(holder.problem);
    const [id, follows] = [idIn(c), followedVersion(c)];
    if (!id.ok) return problemResponse(id.problem);
    if (!follows.ok) return problemResponse(follows.problem);
    const room = await roomIn(c, parts);
    if (!room.ok) return problemResponse(room.problem);
    const saved = await saveRoom(db, {
      id: id.value,
      holder: holder.value,
      follows: follows.value,
      content: room.value.content,
      now: now(),
    });
    count(saved.outcome);
    if (saved.outcome === "gone") return problemResponse(notFound);
    if (saved.outcome === "conflict") return problemResponse(versionConflict(saved.current));
    const { version, savedAt } = saved;
    // The save is kept by now: whatever happens to old versions is no affair of this answer.
    await pruneVersions(db, { id: id.value, version, now: now() }).catch((error) =>
      log.warn({ reason: String(error) }, "old versions of a room could not be let go"),
    );
    return c.json({ version, savedAt }, 200, { ETag: tagOf(version) });
  });

  app.delete("/api/rooms/:id", async (c) => {
    const holder = await holderOf(c, parts, saveRule);
    if (!holder.ok) return problemResponse(holder.problem);
    const [id, follows] = [idIn(c), followedVersion(c)];
    if (!id.ok) return problemResponse(id.problem);
    if (!follows.ok) return problemResponse(follows.problem);
    const wanted = { id: id.value, holder: holder.value, follows: follows.value };
    const deleted = await deleteRoom(db, wanted);
    count(deleted.outcome);
    if (deleted.outcome === "gone") return problemResponse(notFound);
    if (deleted.outcome === "conflict") return problemResponse(versionConflict(deleted.current));
    return c.body(null, 204);
  });

  app.get("/api/rooms/:id/versions", async (c) => {
    const room = await ownRoom(c);
    if (!room.ok) return problemResponse(room.problem);
    return c.json({ versions: await listVersions(db, room.value) });
  });

  app.get("/api/rooms/:id/versions/:version{[1-9][0-9]{0,8}}", async (c) => {
    const room = await ownRoom(c);
    if (!room.ok) return problemResponse(room.problem);
    const version = Number(c.req.param("version"));
    const found = await findVersion(db, room.value, version);
    if (found === undefined) return problemResponse(notFound);
    return withDocument({ version, savedAt: found.savedAt }, found.document);
  });

  async function ownRoom(c: Context<Env>) {
    const holder = await holderOf(c, parts);
    if (!holder.ok) return holder;
    const id = idIn(c);
    if (!id.ok) return id;
    const room = await findSummary(db, id.value);
    return room !== undefined && isOf(room, holder.value)
      ? ({ ok: true, value: room.id } as const)
      : ({ ok: false, problem: notFound } as const);
  }

  return app;
}
