// What guests ask: a link to a room without an account, its end, and that an account takes it over.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { captionSchema } from "../../src/room/model/caption.ts";
import { type Shot, shotSchema } from "../../src/room/model/shot.ts";
import { guestRoomBudget, guestRoomsThereBudget } from "../budgets/budgetRules.ts";
import type { Overspent, Spent } from "../budgets/openBudgets.ts";
import { guestClaimRule, guestRoomRule } from "../budgets/rateRules.ts";
import type { Holder } from "../holder.ts";
import type { Env } from "../http/env.ts";
import { refuseOtherMethods } from "../http/otherMethods.ts";
import {
  badRequest,
  busy,
  diskIsTight,
  notFound,
  type Problem,
  problem,
  problemResponse,
  tooManyRequests,
  waitHeader,
} from "../http/problem.ts";
import { readBytes } from "../http/readBytes.ts";
import type { Visitor } from "../http/visitor.ts";
import type { WriteOwn } from "../keeping/createDocument.ts";
import { tooMany } from "../keeping/problems.ts";
import { readSent } from "../keeping/readSent.ts";
import { claimKeyIn, holderOf, idIn } from "../keeping/requests.ts";
import { notSignedIn } from "../signIn/problems.ts";
import {
  claimGuestRooms,
  dropGuestRoom,
  guestKeyPattern,
  guestOf,
  MOST_OF_GUEST,
  shareAsGuest,
} from "./guests.ts";
import { beside, serverRoomKind } from "./roomKind.ts";
import { type ShareParts, withdrawn } from "./shareRoutes.ts";

/** What may stand in a body beside a guest's room; what is left out stays as it was. */
export const guestBeside = {
  ...beside,
  caption: v.optional(v.nullable(captionSchema)),
  shot: v.optional(v.nullable(shotSchema)),
};

/** Of one with six hundred things. */
const MOST_BYTES = 65_536;

const crowded = ({ waitMs }: Overspent): Problem =>
  problem(
    "storage-full",
    "So many guests have shared rooms lately that there is no place for another now. " +
      "Whoever signs in can share theirs.",
    { headers: waitHeader(waitMs) },
  );

type CreditOf = (remixOf: unknown) => Promise<WriteOwn | undefined>;

export function guestRoutes(parts: ShareParts, creditOf: CreditOf): Hono<Env> {
  const { db, random, now, count, rateLimits, findVisitor, paintAhead, budgets, space } = parts;
  const app = new Hono<Env>();

  /** A day's, and one of those that are there at a time; neither where the other is used up. */
  async function spendOne(networks: Visitor["networks"]): Promise<Result<Spent, Problem>> {
    const spent: Spent[] = [];
    const giveBack = async () => void (await Promise.all(spent.map((one) => one.giveBack())));
    for (const budget of [guestRoomBudget, guestRoomsThereBudget]) {
      const one = await budgets.spend(budget, { networks }, 1);
      if (!one.ok) await giveBack();
      if (!one.ok)
        return refuse(
          one.reason.kind === "all" ? crowded(one.reason) : tooManyRequests(one.reason.waitMs),
        );
      spent.push(one.value);
    }
    return accept({ giveBack });
  }

  app.post("/api/guest-rooms", async (c) => {
    const guest = guestIn(c);
    if (!guest.ok) return problemResponse(guest.reason);
    const claimKey = claimKeyIn(c);
    if (!claimKey.ok) return problemResponse(claimKey.reason);
    if (claimKey.value === null) return problemResponse(badRequest);
    const visitor = findVisitor(c.env?.incoming);
    const free = await rateLimits.take(guestRoomRule, visitor);
    if (!free.ok) return problemResponse(free.reason);
    // A guest is nobody who was here before.
    if (space.isTight()) return problemResponse(diskIsTight);
    const bytes = await readBytes(c.req.raw, MOST_BYTES);
    if (!bytes.ok) return problemResponse(bytes.reason);
    const sent = await readSent(serverRoomKind, guestBeside, bytes.value);
    if (!sent.ok) return problemResponse(sent.reason);
    const { content, beside: said } = sent.value;
    const spent = await spendOne(visitor.networks);
    if (!spent.ok) return problemResponse(spent.reason);
    const shared = await shareAsGuest(
      db,
      {
        guest: guest.value,
        content,
        claimKey: claimKey.value,
        caption: said.caption as string | null | undefined,
        shot: said.shot as Shot | null | undefined,
        writeOwn: await creditOf(said.remixOf),
      },
      { random, now: now() },
    );
    count(`guest-${shared.outcome}`);
    if (!("room" in shared)) await spent.value.giveBack();
    switch (shared.outcome) {
      case "full":
        return problemResponse(tooMany("rooms", { most: MOST_OF_GUEST, used: MOST_OF_GUEST }));
      case "withdrawn":
        return problemResponse(withdrawn);
      case "busy":
        return problemResponse(busy);
    }
    const { room } = shared;
    paintAhead(room, { networks: visitor.networks });
    const { id, version, name, publishedAt, endsAt } = room;
    const status = shared.outcome === "made" ? 201 : 200;
    return c.json({ id, version, name, publishedAt, endsAt }, status);
  });

  app.delete("/api/guest-rooms/:id", async (c) => {
    const guest = guestIn(c);
    if (!guest.ok) return problemResponse(guest.reason);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    const free = await rateLimits.take(guestClaimRule, findVisitor(c.env?.incoming));
    if (!free.ok) return problemResponse(free.reason);
    if (!(await dropGuestRoom(db, id.value, guest.value))) return problemResponse(notFound);
    count("guest-dropped");
    return c.body(null, 204);
  });

  app.post("/api/guest-rooms/claim", async (c) => {
    const holder = await holderOf(c, parts, guestClaimRule);
    if (!holder.ok) return problemResponse(holder.reason);
    const guest = guestIn(c);
    if (!guest.ok) return problemResponse(guest.reason);
    const which = { guest: guest.value, holder: holder.value, now: now() };
    const rooms = await claimGuestRooms(db, which);
    if (rooms === "signed-out") return problemResponse(notSignedIn);
    count("guest-claimed");
    return c.json({ rooms });
  });

  refuseOtherMethods(app, {
    "/api/guest-rooms": ["POST"],
    "/api/guest-rooms/claim": ["POST"],
    "/api/guest-rooms/:id": ["DELETE"],
  });
  return app;
}

function guestIn(c: Context<Env>): Result<Holder, Problem> {
  const key = c.req.header("Guest-Key") ?? "";
  return guestKeyPattern.test(key) ? accept(guestOf(key)) : refuse(badRequest);
}
