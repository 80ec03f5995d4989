// The journals of whoever is signed in, of one kind: listed, begun, read on from where a device is, and taken along whole.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { spenderIn } from "../../budgets/spenderIn.ts";
import type { Env } from "../../http/env.ts";
import { etagMatches, etagOf } from "../../http/etag.ts";
import { reading, refuseOtherMethods } from "../../http/otherMethods.ts";
import {
  badRequest,
  diskIsTight,
  type Problem,
  problemResponse,
  tooManyRequests,
} from "../../http/problem.ts";
import { readJson } from "../../http/readJson.ts";
import { notSignedIn } from "../../signIn/problems.ts";
import { claimKeyIn, holderOf } from "../requests.ts";
import { createJournal } from "./createJournal.ts";
import { journalGoesAt } from "./deletedJournals.ts";
import {
  listHeldJournals,
  listJournalDevices,
  type StoredJournal,
  timeStampSchema,
} from "./findJournals.ts";
import { journalDeletionRoutes } from "./journalDeletionRoutes.ts";
import { journalFile } from "./journalFile.ts";
import { type JournalParts, keyFor, ownJournal } from "./journalParts.ts";
import { anyDevice } from "./journalTokens.ts";
import { begunTooEarly, journalGone, journalsFull, misplaced } from "./problems.ts";
import { pushRoute } from "./pushRoute.ts";
import { devicePattern, generationSchema } from "./readSentBatch.ts";
import { readSince } from "./readSince.ts";
import type { BegunOrigin, TimedRow } from "./serverJournalKind.ts";

const tagOf = (seq: number): string => `"${seq}"`;

/** Clocks differ. */
const CLOCK_MS = 30_000;
/** Stamps of a whole year of play. */
const newBody = { maxBytes: 64 * 1024, maxDepth: 4 };

export function journalRoutes<State, Row extends TimedRow, Origin extends BegunOrigin>(
  path: string,
  parts: JournalParts<State, Row, Origin>,
): Hono<Env> {
  const { db, kind, tokens, random, now, count } = parts;
  const { limits, plural } = kind;
  const app = new Hono<Env>();

  async function tell(journal: StoredJournal): Promise<object> {
    const [last] = await listJournalDevices(db, journal);
    const { id, seq, rows, hash, rules, shown, createdAt, seenAt } = journal;
    return { id, seq, rows, hash, rules, ...shown, createdAt, seenAt, seenOn: last?.name ?? null };
  }

  app.get(path, async (c) => {
    const holder = await holderOf(c, parts, kind.rates.read);
    if (!holder.ok) return problemResponse(holder.reason);
    const all = await listHeldJournals(db, kind, holder.value);
    const there = all.filter(({ deletedAt }) => deletedAt === null);
    const deleted = all.flatMap(({ id, shown, deletedAt }) =>
      deletedAt === null ? [] : [{ id, ...shown, deletedAt, goesAt: journalGoesAt(deletedAt) }],
    );
    const told = JSON.stringify({
      [plural]: await Promise.all(there.map(tell)),
      deleted,
      quota: { [plural]: { most: limits.journals, used: there.length } },
      generation: (await parts.generation()).word,
    });
    // Open pages ask again and again whether another device did something.
    const headers = { ETag: etagOf(told), "Content-Type": "application/json" };
    if (etagMatches(c.req.header("If-None-Match"), headers.ETag))
      return new Response(null, { status: 304, headers: { ETag: headers.ETag } });
    return new Response(told, { headers });
  });

  app.post(path, async (c) => {
    const holder = await holderOf(c, parts, kind.rates.change);
    if (!holder.ok) return problemResponse(holder.reason);
    const key = claimKeyIn(c);
    if (!key.ok) return problemResponse(key.reason);
    const body = await newIn(c);
    if (!body.ok) return problemResponse(body.reason);
    const spender = await spenderIn(c, holder.value, parts);
    if (spender.account.isNew && parts.space.isTight()) return problemResponse(diskIsTight);
    const spent = await parts.budgets.spend(kind.budgets.create, spender, 1);
    if (!spent.ok) return problemResponse(tooManyRequests(spent.reason.waitMs));
    const time = now();
    const made = await createJournal(db, kind, {
      holder: holder.value,
      key: key.value ?? keyFor(random),
      ...body.value,
      now: time,
    });
    if (made.outcome !== "made") await spent.value.giveBack();
    count(made.outcome);
    if (made.outcome === "full") return problemResponse(journalsFull(kind, made));
    if (made.outcome === "signed-out") return problemResponse(notSignedIn);
    if (made.outcome === "gone") return problemResponse(journalGone(kind));
    if (made.outcome === "taken") return problemResponse(badRequest);
    if (made.outcome === "nowhere")
      return problemResponse(misplaced(kind, { path: "field", problem: "There is none." }));
    const { id, seq, rows, hash } = made.journal;
    const { word: generation } = await parts.generation();
    const token = await tokens.token(id, anyDevice, time);
    return c.json(
      { id, seq, rows, hash, generation, token, now: time },
      made.outcome === "made" ? 201 : 200,
      { ETag: tagOf(seq) },
    );
  });

  const newSchema = v.looseObject({
    stamps: v.pipe(v.array(timeStampSchema), v.maxLength(limits.stamps)),
  });

  async function newIn(
    c: Context<Env>,
  ): Promise<
    Result<{ origin: Origin; stamps: v.InferOutput<typeof newSchema>["stamps"] }, Problem>
  > {
    const body = await readJson(c.req.raw, newBody);
    if (!body.ok) return body;
    const read = v.safeParse(newSchema, body.value);
    if (!read.success) return refuse(badRequest);
    const { stamps, ...rest } = read.output;
    const origin = kind.readOrigin(rest);
    if (!origin.ok) return refuse(misplaced(kind, origin.reason));
    const { begun } = origin.value;
    const isTimely = begun <= now() + CLOCK_MS && begun >= now() - limits.begunMs;
    return isTimely ? accept({ origin: origin.value, stamps }) : refuse(begunTooEarly(kind));
  }

  app.get(`${path}/:id`, async (c) => {
    const found = await ownJournal(c, parts, kind.rates.read);
    if (!found.ok) return problemResponse(found.reason);
    const asked = v.safeParse(querySchema, c.req.query());
    if (!asked.success) return problemResponse(badRequest);
    const { since, device, generation } = asked.output;
    const journal = found.value;
    const { id, seq, rows, hash, rules, origin } = journal;
    const current = await parts.generation();
    const until = current.until(generation);
    const missed = await readSince(parts, journal, { since: Number(since), until });
    if (missed === null) return problemResponse(journalGone(kind));
    const time = now();
    const devices = device === undefined ? [] : await listJournalDevices(db, journal);
    return c.json(
      {
        id,
        origin: kind.decodeOrigin(origin),
        seq,
        rows,
        hash,
        rules,
        generation: current.word,
        token: await tokens.token(id, device ?? anyDevice, time),
        now: time,
        last: devices.find((one) => one.device === device)?.last ?? 0,
        from: missed.from,
        ...(missed.kind === "state"
          ? { state: missed.state }
          : {
              batches: missed.batches.map((batch) => ({
                seq: batch.seq,
                device: batch.device,
                first: batch.first,
                count: batch.count,
                events: batch.rows,
              })),
            }),
      },
      200,
      { ETag: tagOf(seq) },
    );
  });

  app.get(`${path}/:id/log`, async (c) => {
    const found = await ownJournal(c, parts, kind.rates.file);
    if (!found.ok) return problemResponse(found.reason);
    const name = kind.fileName(kind.decodeOrigin(found.value.origin));
    const text = journalFile(db, kind, found.value);
    const encoder = new TextEncoder();
    const bytes = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const next = await text.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      cancel: async () => void (await text.return(undefined)),
    });
    return new Response(bytes, {
      headers: {
        // With a charset it is not gathered to be compressed.
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    });
  });

  app.route("/", pushRoute(path, parts));
  app.route("/", journalDeletionRoutes(path, parts, tell));
  refuseOtherMethods(app, {
    [path]: [...reading, "POST"],
    [`${path}/:id`]: [...reading, "DELETE"],
    [`${path}/:id/log`]: reading,
    [`${path}/:id/batches`]: ["POST"],
    [`${path}/:id/restore`]: ["POST"],
    [`${path}/:id/purge`]: ["POST"],
  });
  return app;
}

export const journalQuery = {
  since: v.optional(v.pipe(v.string(), v.regex(/^(?:-1|0|[1-9]\d{0,8})$/)), "0"),
  device: v.optional(v.pipe(v.string(), v.regex(devicePattern))),
  generation: v.optional(generationSchema),
};
const querySchema = v.object(journalQuery);
