// The routes of hearts: whoever is signed in gives a room one, takes it back, and sees whether theirs is among them.
import { type Context, Hono } from "hono";
import { heartOfRoomRule, heartRule } from "../budgets/rateRules.ts";
import type { Env } from "../http/env.ts";
import { refuseOtherMethods } from "../http/otherMethods.ts";
import { notFound, problem, problemResponse } from "../http/problem.ts";
import type { Visitor } from "../http/visitor.ts";
import { holderOf, idIn, type KeepingParts } from "../keeping/requests.ts";
import { notSignedIn } from "../signIn/problems.ts";
import { giveHeart, heartsOf, takeHeartBack } from "./hearts.ts";

const ownRoom = problem("own-room", "This room is your own. Its hearts come from others.");

export function heartRoutes(parts: KeepingParts): Hono<Env> {
  const { db, now, count, rateLimits, findVisitor } = parts;
  const app = new Hono<Env>();

  app.get("/api/rooms/:id/heart", async (c) => {
    const holder = await holderOf(c, parts);
    if (!holder.ok) return problemResponse(holder.reason);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    const hearts = await heartsOf(db, id.value, holder.value);
    return hearts ? c.json(hearts) : problemResponse(notFound);
  });

  app.put("/api/rooms/:id/heart", async (c) => {
    const holder = await holderOf(c, parts, heartRule);
    if (!holder.ok) return problemResponse(holder.reason);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    // Counted only of rooms that there are: whoever makes names up leaves no rows behind.
    if (!(await heartsOf(db, id.value, holder.value))) return problemResponse(notFound);
    const free = await rateLimits.take(heartOfRoomRule, inRoom(findVisitor(incoming(c)), id.value));
    if (!free.ok) return problemResponse(free.reason);
    const given = await giveHeart(db, { id: id.value, giver: holder.value, now: now() });
    if (given.outcome === "gone") return problemResponse(notFound);
    if (given.outcome === "signed-out") return problemResponse(notSignedIn);
    if (given.outcome === "own") return problemResponse(ownRoom);
    count("heart-given");
    return c.json(given.hearts);
  });

  app.delete("/api/rooms/:id/heart", async (c) => {
    const holder = await holderOf(c, parts, heartRule);
    if (!holder.ok) return problemResponse(holder.reason);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    await takeHeartBack(db, id.value, holder.value);
    const hearts = await heartsOf(db, id.value, holder.value);
    if (!hearts) return problemResponse(notFound);
    count("heart-taken-back");
    return c.json(hearts);
  });

  refuseOtherMethods(app, { "/api/rooms/:id/heart": ["GET", "HEAD", "PUT", "DELETE"] });
  return app;
}

const incoming = (c: Context<Env>) => c.env?.incoming;

/** Accounts cost nothing to make: of one network only so many count for one room. */
const inRoom = ({ address, networks: [first, ...rest] }: Visitor, room: string): Visitor => {
  const named = <N extends { name: string }>(network: N): N => ({
    ...network,
    name: `${network.name} ${room}`,
  });
  return { address, networks: [named(first), ...rest.map(named)] };
};
