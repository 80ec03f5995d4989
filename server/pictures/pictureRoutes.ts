// The pictures that holders upload: taken in by their bytes, listed, let go, and given out inert.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import { type UploadLimits, uploadBudget } from "../budgets/budgetRules.ts";
import type { Budgets, Spent } from "../budgets/openBudgets.ts";
import type { RateLimits } from "../budgets/rateLimits.ts";
import { pictureRule } from "../budgets/rateRules.ts";
import { spenderIn } from "../budgets/spenderIn.ts";
import type { DiskSpace } from "../files/diskSpace.ts";
import type { FileTrouble } from "../files/files.ts";
import { holdBytes, sendBytes } from "../http/bytesUnderWay.ts";
import type { Env } from "../http/env.ts";
import { etagMatches } from "../http/etag.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import {
  busy,
  diskIsTight,
  notFound,
  type Problem,
  problemResponse,
  serviceUnavailable,
} from "../http/problem.ts";
import { readBytes } from "../http/readBytes.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { JobOptions } from "../jobs/jobPool.ts";
import { turnOf } from "../jobs/jobTurn.ts";
import type { Log } from "../log.ts";
import type { ReadSession } from "../signIn/currentSession.ts";
import { notSignedIn } from "../signIn/problems.ts";
import { type StoredSession, writerBy } from "../signIn/sessions.ts";
import type { ReadStanding } from "../standing/openStanding.ts";
import type { Database } from "../store/database.ts";
import type { SignedIn } from "../store/lockQuota.ts";
import {
  type FoundPicture,
  findPicture,
  fitsPictureQuota,
  holdPicture,
  isPictureHeld,
  listHeld,
  releasePicture,
  type UploadedPicture,
  undoHold,
  usedBy,
} from "./heldPictures.ts";
import { MOST_HELD_BYTES, MOST_UPLOAD_BYTES, MOST_UPLOADED_PICTURES } from "./limits.ts";
import type { RecodePool } from "./openRecoding.ts";
import { isHash, type PictureFiles, pictureHashOf } from "./pictureFiles.ts";
import {
  notAPicture,
  pictureWithdrawn,
  storageFull,
  tooManyPictures,
  tooManyPixels,
  uploadQuotaSpent,
  wrongHash,
} from "./problems.ts";
import type { Recoded } from "./recode.ts";

type Parts = {
  db: Database;
  files: PictureFiles;
  recoding: RecodePool;
  uploads: UploadLimits;
  readSession: ReadSession;
  rateLimits: RateLimits;
  budgets: Budgets;
  tellStanding: ReadStanding;
  /** Where they are kept. */
  space: DiskSpace;
  findVisitor: FindVisitor;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  /** Told how each upload ended. */
  count(outcome: string): void;
};

export function pictureRoutes(parts: Parts): Hono<Env> {
  const { db, files, recoding, uploads, rateLimits, budgets, space, readSession, now, log } = parts;
  const app = new Hono<Env>();

  app.put("/api/pictures/:hash", async (c) => {
    const taken = await takeIn(c);
    parts.count(taken.ok ? (taken.value.isNew ? "kept" : "known") : taken.reason.code);
    if (!taken.ok) return problemResponse(taken.reason);
    return c.json(taken.value.picture, taken.value.isNew ? 201 : 200);
  });

  type Taken = { picture: UploadedPicture; isNew: boolean };

  async function takeIn(c: Context<Env>): Promise<Result<Taken, Problem>> {
    const session = await readSession(c);
    if (session === undefined) return refuse(notSignedIn);
    const hash = c.req.param("hash") ?? "";
    if (!isHash(hash)) return refuse(notFound);
    const visitor = parts.findVisitor(c.env?.incoming);
    const free = await rateLimits.take(pictureRule, visitor);
    if (!free.ok) return free;
    const body = await readBytes(c.req.raw, MOST_UPLOAD_BYTES);
    if (!body.ok) return body;
    if (pictureHashOf(body.value) !== hash) return refuse(wrongHash);
    const known = await findPicture(db, hash);
    if (known?.isBanned) return refuse(pictureWithdrawn);
    const there = known ? await files.read(hash) : accept(undefined);
    if (!there.ok) return refuse(cannotKeep(there.reason));
    const isThere = known !== undefined && there.value !== undefined;
    let spent: Spent = { giveBack: async () => {} };
    if (!(await isPictureHeld(db, { hash, holder: session }))) {
      const used = await usedBy(db, session);
      if (!fitsPictureQuota(used, 0)) return refuse(tooManyPictures(used));
      const isLittle = await spendOne(c, writerBy(session));
      if (!isLittle.ok) return isLittle;
      spent = isLittle.value;
    }
    const asking = { turn: turnOf(visitor.networks, session), unwanted: c.req.raw.signal };
    const taken = await keep(
      { hash, sent: body.value, known: isThere ? known : null },
      session,
      asking,
    );
    // What is sent costs nothing to send; what counts is what is kept.
    if (!taken.ok || !taken.value.isNew) await spent.giveBack();
    return taken;
  }

  type Brought = { hash: string; sent: Uint8Array; known: FoundPicture | null };

  async function keep(
    { hash, sent, known }: Brought,
    session: StoredSession,
    asking: JobOptions,
  ): Promise<Result<Taken, Problem>> {
    if (known) {
      const { isBanned: _, ...picture } = known;
      return hold(picture, session);
    }
    const recoded = await drawnAnew(sent, asking);
    if (!recoded.ok) return recoded;
    const { bytes, ...look } = recoded.value;
    const held = await hold({ hash, ...look, bytes: bytes.byteLength }, session);
    if (!held.ok) return held;
    const written = await files.write(hash, bytes);
    if (written.ok) return held;
    if (held.value.isNew) await undoHold(db, { hash, holder: session });
    return refuse(cannotKeep(written.reason));
  }

  async function spendOne(c: Context<Env>, holder: SignedIn): Promise<Result<Spent, Problem>> {
    const spender = await spenderIn(c, holder, parts);
    if (spender.account.isNew && space.isTight()) return refuse(diskIsTight);
    const spent = await budgets.spend(uploadBudget(uploads), spender, 1);
    return spent.ok ? spent : refuse(uploadQuotaSpent(spent.reason));
  }

  async function drawnAnew(
    bytes: Uint8Array,
    asking: JobOptions,
  ): Promise<Result<Recoded, Problem>> {
    const done = await recoding.run(bytes, asking);
    if (!done.ok) {
      if (done.why !== "failed") return refuse(busy);
      log.warn({ reason: done.reason }, "a picture could not be drawn anew");
      return refuse(notAPicture);
    }
    const { value } = done;
    if (value.ok) return value;
    if (value.reason === "not-a-picture") return refuse(notAPicture);
    return refuse(tooManyPixels(value.reason.width, value.reason.height));
  }

  async function hold(
    picture: UploadedPicture,
    session: StoredSession,
  ): Promise<Result<Taken, Problem>> {
    const held = await holdPicture(db, { picture, holder: writerBy(session), now: now() });
    if (held.outcome === "signed-out") return refuse(notSignedIn);
    if (held.outcome === "full") return refuse(tooManyPictures(held.used));
    return accept({ picture, isNew: held.outcome === "held" });
  }

  function cannotKeep({ why, reason }: FileTrouble): Problem {
    log.error({ reason }, "a picture cannot be kept");
    return why === "full" ? storageFull : serviceUnavailable;
  }

  app.get("/api/pictures", async (c) => {
    const session = await readSession(c);
    if (session === undefined) return problemResponse(notSignedIn);
    const used = await usedBy(db, session);
    return c.json({
      pictures: await listHeld(db, session),
      quota: {
        pictures: { most: MOST_UPLOADED_PICTURES, used: used.pictures },
        bytes: { most: MOST_HELD_BYTES, used: used.bytes },
      },
    });
  });

  app.delete("/api/pictures/:hash", async (c) => {
    const session = await readSession(c);
    if (session === undefined) return problemResponse(notSignedIn);
    const hash = c.req.param("hash");
    const isDone =
      isHash(hash) && (await releasePicture(db, { hash, holder: session, now: now() }));
    return isDone ? c.body(null, 204) : problemResponse(notFound);
  });

  app.get("/pictures/:hash", async (c) => {
    const hash = c.req.param("hash");
    const picture = isHash(hash) ? await findPicture(db, hash) : undefined;
    if (picture === undefined || picture.isBanned) return problemResponse(notFound);
    const headers = {
      // Opened by itself it can do nothing at all, whatever else its bytes may spell.
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "public, max-age=31536000, immutable",
      ETag: `"${hash}"`,
    };
    if (etagMatches(c.req.header("If-None-Match"), headers.ETag)) {
      return new Response(null, { status: 304, headers });
    }
    const room = holdBytes(c, picture.bytes);
    if (!room.ok) return problemResponse(room.reason);
    const bytes = await files.read(hash);
    if (!bytes.ok) return problemResponse(serviceUnavailable);
    if (bytes.value === undefined) {
      log.error({ hash }, "the file of a picture is missing or damaged");
      return problemResponse(notFound);
    }
    room.value();
    return sendBytes(c, bytes.value, { ...headers, "Content-Type": picture.type });
  });

  refuseOtherMethods(app, {
    "/api/pictures": reading,
    "/api/pictures/:hash": ["PUT", "DELETE"],
    "/pictures/:hash": reading,
  });
  return app;
}
