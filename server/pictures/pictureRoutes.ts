// The pictures that holders upload: taken in by their bytes, listed, let go, and given out inert.
import { type Context, Hono } from "hono";
import { readWholeImage } from "../../src/lib/imageHeader.ts";
import { accept, type Result, refuse } from "../../src/lib/result.ts";
import type { Env } from "../http/env.ts";
import { holds } from "../http/etag.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { notFound, type Problem, problemResponse, unavailable } from "../http/problem.ts";
import type { RateLimits } from "../http/rateLimits.ts";
import { pictureRule } from "../http/rateRules.ts";
import { readBytes } from "../http/readBytes.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Log } from "../log.ts";
import type { ReadSession } from "../signIn/currentSession.ts";
import { notSignedIn } from "../signIn/problems.ts";
import type { Database } from "../store/database.ts";
import {
  findPicture,
  holdPicture,
  letGoOfPicture,
  listHeld,
  type Picture,
  usedBy,
} from "./heldPictures.ts";
import { LONGEST_SIDE, MOST_BYTES, MOST_HELD_BYTES, MOST_PICTURES, MOST_PIXELS } from "./limits.ts";
import { hashOf, isHash, type PictureFiles } from "./pictureFiles.ts";
import {
  notAPicture,
  pictureWithdrawn,
  storageFull,
  tooManyPictures,
  tooManyPixels,
  wrongHash,
} from "./problems.ts";

type Parts = {
  db: Database;
  files: PictureFiles;
  readSession: ReadSession;
  rateLimits: RateLimits;
  findVisitor: FindVisitor;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
  /** Told how each upload ended. */
  count(outcome: string): void;
};

export function pictureRoutes(parts: Parts): Hono<Env> {
  const { db, files, readSession, now, log } = parts;
  const app = new Hono<Env>();

  app.put("/api/pictures/:hash", async (c) => {
    const taken = await takeIn(c);
    parts.count(taken.ok ? (taken.value.isNew ? "kept" : "known") : taken.reason.code);
    if (!taken.ok) return problemResponse(taken.reason);
    return c.json(taken.value.picture, taken.value.isNew ? 201 : 200);
  });

  type Taken = { picture: Picture; isNew: boolean };

  async function takeIn(c: Context<Env>): Promise<Result<Taken, Problem>> {
    const session = await readSession(c);
    if (session === undefined) return refuse(notSignedIn);
    const hash = c.req.param("hash") ?? "";
    if (!isHash(hash)) return refuse(notFound);
    const free = await parts.rateLimits.take(pictureRule, parts.findVisitor(c.env?.incoming));
    if (!free.ok) return free;
    const body = await readBytes(c.req.raw, MOST_BYTES);
    if (!body.ok) return body;
    const bytes = body.value;
    if (hashOf(bytes) !== hash) return refuse(wrongHash);
    const header = readWholeImage(bytes);
    if (header === null) return refuse(notAPicture);
    const { kind, width, height } = header;
    if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) {
      return refuse(tooManyPixels(width, height));
    }
    if ((await findPicture(db, hash))?.isBanned) return refuse(pictureWithdrawn);
    const picture: Picture = {
      hash,
      type: `image/${kind}`,
      width,
      height,
      bytes: bytes.byteLength,
    };

    // The file first: a picture that is told kept is there, and a file that nobody knows is swept.
    const trouble = await write(hash, bytes);
    if (trouble) return refuse(trouble);
    const held = await holdPicture(db, { picture, holder: session, now: now() });
    if (held.outcome === "full") return refuse(tooManyPictures(held.used));
    // It may have been swept between the two, as one that nobody knew.
    const again = (await files.has(hash)) ? undefined : await write(hash, bytes);
    return again ? refuse(again) : accept({ picture, isNew: held.outcome === "held" });
  }

  async function write(hash: string, bytes: Uint8Array): Promise<Problem | undefined> {
    try {
      await files.write(hash, bytes);
      return undefined;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      log.error({ code }, "a picture cannot be kept");
      return code === "ENOSPC" || code === "EDQUOT" ? storageFull : unavailable;
    }
  }

  app.get("/api/pictures", async (c) => {
    const session = await readSession(c);
    if (session === undefined) return problemResponse(notSignedIn);
    const used = await usedBy(db, session);
    return c.json({
      pictures: await listHeld(db, session),
      quota: {
        pictures: { most: MOST_PICTURES, used: used.pictures },
        bytes: { most: MOST_HELD_BYTES, used: used.bytes },
      },
    });
  });

  app.delete("/api/pictures/:hash", async (c) => {
    const session = await readSession(c);
    if (session === undefined) return problemResponse(notSignedIn);
    const hash = c.req.param("hash");
    const isDone = isHash(hash) && (await letGoOfPicture(db, { hash, holder: session }));
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
    if (holds(c.req.header("If-None-Match"), headers.ETag)) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = await files.read(hash);
    if (bytes === undefined) {
      log.error({ hash }, "the file of a picture is missing or damaged");
      return problemResponse(notFound);
    }
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, "Content-Type": picture.type },
    });
  });

  refuseOtherMethods(app, {
    "/api/pictures": reading,
    "/api/pictures/:hash": ["PUT", "DELETE"],
    "/pictures/:hash": reading,
  });
  return app;
}
