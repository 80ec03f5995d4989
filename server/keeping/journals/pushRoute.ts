// Takes in what a device has done, over HTTP: counted before it is dear, and answered the same however often it is sent.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import type { Spent } from "../../budgets/openBudgets.ts";
import { spenderIn } from "../../budgets/spenderIn.ts";
import type { Env } from "../../http/env.ts";
import { diskIsTight, type Problem, problemResponse, tooManyRequests } from "../../http/problem.ts";
import { describeDevice } from "../../signIn/describeDevice.ts";
import type { SignedIn } from "../../store/lockQuota.ts";
import { storageQuotaSpent } from "../problems.ts";
import type { KeepingParts } from "../requests.ts";
import { isMoved } from "./journalBatches.ts";
import { askedJournal, followedBatch, type JournalParts } from "./journalParts.ts";
import {
  badToken,
  batchConflict,
  batchNeeded,
  deviceTaken,
  journalGone,
  reloadNeeded,
  serverOlder,
} from "./problems.ts";
import { type PushCosts, type PushOutcome, pushBatch, type SentBatch } from "./pushBatch.ts";
import { readSentBatch } from "./readSentBatch.ts";
import type { BegunOrigin, JournalManners, TimedRow } from "./serverJournalKind.ts";

export function pushRoute<State, Row extends TimedRow, Origin extends BegunOrigin>(
  path: string,
  parts: JournalParts<State, Row, Origin>,
): Hono<Env> {
  const { kind, tokens, now, count } = parts;
  const app = new Hono<Env>();

  app.post(`${path}/:id/batches`, async (c) => {
    const asked = await askedJournal(c, parts, kind.rates.read);
    if (!asked.ok) return problemResponse(asked.reason);
    const { id, holder } = asked.value;
    const may = await payForRequest(c, holder, parts);
    if (!may.ok) return problemResponse(may.reason);
    const body = await readSentBatch(kind, c.req.raw);
    if (!body.ok) return problemResponse(body.reason);
    const hasFollowed = c.req.header("If-Match") !== undefined;
    const follows = hasFollowed ? followedBatch(c) : accept(null);
    if (!follows.ok) return problemResponse(follows.reason);
    const generation = await parts.generation();
    const sent: SentBatch<Row> = {
      ...body.value,
      follows: follows.value,
      isOfBefore: generation.until(body.value.generation) !== null,
      deviceName: describeDevice(c.req.header("User-Agent")),
    };
    let bytes = 0;
    const costs = costsOf(c, holder, parts, (paid) => {
      bytes = paid;
    });
    const pushed = await pushBatch(parts, { id, holder }, sent, costs);
    count(pushed.outcome);
    const refusal = refusalOf(kind, pushed);
    if (refusal) return problemResponse(refusal);
    if (!("seq" in pushed) || pushed.outcome === "stale") throw new Error("It was kept.");
    const { seq, rows, hash, kept, fate, state } = pushed;
    if (state !== null && !isMoved(fate)) parts.onMismatch({ id });
    if (pushed.outcome === "kept") parts.onKept?.({ rows: kept.length, bytes, ...fate });
    const isAsSent = !isMoved(fate) && state === null;
    const time = now();
    return c.json(
      {
        seq,
        rows,
        hash,
        token: await tokens.token(id, sent.device, time),
        now: time,
        kept: kept.length,
        redated: fate.redated,
        refused: fate.refused,
        ...(!isAsSent && { events: kept }),
        ...(state !== null && { state }),
      },
      200,
      { ETag: `"${seq}"` },
    );
  });
  return app;
}

function refusalOf(kind: JournalManners, pushed: PushOutcome<unknown, Problem>): Problem | null {
  switch (pushed.outcome) {
    case "kept":
    case "known":
      return null;
    case "spent":
      return pushed.refusal;
    case "stale":
      return batchConflict(kind, pushed);
    case "gone":
      return journalGone(kind);
    case "taken":
      return deviceTaken;
    case "bad-token":
      return badToken;
    case "reload":
      return reloadNeeded;
    case "server-older":
      return serverOlder;
    case "unfollowed":
      return batchNeeded;
  }
}

type AnyParts = KeepingParts & { readonly kind: JournalManners };

/** So many are sent within a minute and a day, whatever is in them. */
async function payForRequest(
  c: Context<Env>,
  holder: SignedIn,
  parts: AnyParts,
): Promise<Result<void, Problem>> {
  const { budgets, kind } = parts;
  const spender = await spenderIn(c, holder, parts);
  const ofMinute = await budgets.spend(kind.budgets.push, spender, 1);
  if (!ofMinute.ok) return refuse(tooManyRequests(ofMinute.reason.waitMs));
  const alone = { networks: [], account: spender.account };
  const ofDay = await budgets.spend(kind.budgets.pushOfDay, alone, 1);
  return ofDay.ok ? accept(undefined) : refuse(tooManyRequests(ofDay.reason.waitMs));
}

const DAY_MS = 24 * 60 * 60_000;
const nothing: Spent = { giveBack: async () => {} };

function costsOf(
  c: Context<Env>,
  holder: SignedIn,
  parts: AnyParts,
  onPaid: (bytes: number) => void,
): PushCosts<Problem> {
  const { budgets, kind, space, now } = parts;

  /** Of one journal, whatever account and network it comes from. */
  async function forDay(id: string, rows: number): Promise<Result<Spent, Problem>> {
    const journal = { networks: [], account: { name: id, isNew: false } };
    const spent = await budgets.spend(kind.budgets.rows, journal, rows);
    return spent.ok ? accept(spent.value) : refuse(tooManyRequests(spent.reason.waitMs));
  }

  return {
    async forRows({ rows, claimedSince, journal }) {
      const replay = await budgets.spend(
        kind.budgets.replay,
        await spenderIn(c, holder, parts),
        rows,
      );
      if (!replay.ok) return refuse(tooManyRequests(replay.reason.waitMs));
      if (claimedSince === null) return forDay(journal.id, rows);
      // A past has as many days as it has.
      const days = Math.ceil((now() - claimedSince) / DAY_MS) + 1;
      const isTooMuch = journal.rows + rows > days * kind.limits.rowsPerDay;
      return isTooMuch ? refuse(tooManyRequests(DAY_MS)) : accept(nothing);
    },
    async forBytes(bytes) {
      const spender = await spenderIn(c, holder, parts);
      if (spender.account.isNew && space.isTight()) return refuse(diskIsTight);
      const spent = await budgets.spend(kind.budgets.bytes(parts.bytesPerDay), spender, bytes);
      if (!spent.ok) return refuse(storageQuotaSpent(spent.reason));
      onPaid(bytes);
      return accept(spent.value);
    },
  };
}
