// The routes of a holder's account: what is kept of them, all of it to take along, and its end.
import { makeZip } from "client-zip";
import { Hono } from "hono";
import { archiveRule, deletionRule } from "../budgets/rateRules.ts";
import type { Env } from "../http/env.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { forbiddenOrigin, notFound, problemResponse } from "../http/problem.ts";
import { turnOf } from "../jobs/jobTurn.ts";
import { listDocuments } from "../keeping/findDocuments.ts";
import { listHeldJournals } from "../keeping/journals/findJournals.ts";
import { holderOf, type KeepingParts } from "../keeping/requests.ts";
import { usedBy } from "../pictures/heldPictures.ts";
import { serverRoomKind } from "../rooms/roomKind.ts";
import type { CheckProof } from "../signIn/checkProof.ts";
import { notSignedIn } from "../signIn/problems.ts";
import { listSessions } from "../signIn/sessions.ts";
import { type ArchiveParts, archiveFiles } from "./archive.ts";
import { askDeletion, findDeletion, undoDeletion } from "./deletion.ts";

export type AccountRouteParts = KeepingParts &
  Pick<ArchiveParts, "rooms"> & { checkProof: CheckProof };

export function accountRoutes(parts: AccountRouteParts): Hono<Env> {
  const { db, now } = parts;
  const app = new Hono<Env>();

  app.get("/api/account", async (c) => {
    const holder = await holderOf(c, parts);
    if (!holder.ok) return problemResponse(holder.reason);
    const [rooms, farms, { pictures }, sessions, deletion] = await Promise.all([
      listDocuments(db, serverRoomKind, holder.value),
      listHeldJournals(db, { name: "farm" }, holder.value),
      usedBy(db, holder.value),
      listSessions(db, holder.value, now()),
      findDeletion(db, holder.value),
    ]);
    const kept = {
      rooms: rooms.length,
      farms: farms.filter(({ deletedAt }) => deletedAt === null).length,
      pictures,
      sessions: sessions.length,
    };
    const { address, chainId } = holder.value;
    const name = (await parts.rooms?.accountName(address)) ?? null;
    return c.json({ address, chainId, name, kept, deletion });
  });

  app.get("/api/account/archive", async (c) => {
    // Cookies come with links of other sites too, and this may be asked for ten times an hour.
    const site = c.req.header("Sec-Fetch-Site") ?? "none";
    if (site !== "same-origin" && site !== "none") return problemResponse(forbiddenOrigin);
    const holder = await holderOf(c, parts, archiveRule);
    if (!holder.ok) return problemResponse(holder.reason);
    const { address } = holder.value;
    const date = new Date(now()).toISOString().slice(0, 10);
    const turn = turnOf(parts.findVisitor(c.env?.incoming).networks, holder.value);
    const asking = { turn, unwanted: c.req.raw.signal };
    const files = archiveFiles(parts, holder.value, asking);
    return c.body(makeZip(files), 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="account-${address.slice(0, 8)}-${date}.zip"`,
    });
  });

  app.post("/api/account/deletion", async (c) => {
    const holder = await holderOf(c, parts, deletionRule);
    if (!holder.ok) return problemResponse(holder.reason);
    // Whoever sits at an open browser has the session, and not the key.
    const proof = await parts.checkProof(c, holder.value);
    if (!proof.ok) return problemResponse(proof.reason);
    const asked = await askDeletion(db, holder.value, now());
    return asked ? c.json(asked) : problemResponse(notSignedIn);
  });

  app.delete("/api/account/deletion", async (c) => {
    const holder = await holderOf(c, parts, deletionRule);
    if (!holder.ok) return problemResponse(holder.reason);
    return (await undoDeletion(db, holder.value)) ? c.body(null, 204) : problemResponse(notFound);
  });

  refuseOtherMethods(app, {
    "/api/account": reading,
    "/api/account/archive": reading,
    "/api/account/deletion": ["POST", "DELETE"],
  });
  return app;
}
