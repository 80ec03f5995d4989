// What the routes of journals stand on, and what each request about one is asked first: who it is, and which journal.
import { createHash } from "node:crypto";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Context } from "hono";
import type { RateRule } from "../../budgets/rateLimits.ts";
import type { Env } from "../../http/env.ts";
import { badRequest, type Problem } from "../../http/problem.ts";
import type { SignedIn } from "../../store/lockQuota.ts";
import { holderOf, type KeepingParts } from "../requests.ts";
import { findOwnJournal } from "./deletedJournals.ts";
import type { StoredJournal } from "./findJournals.ts";
import { commonUntil, type Generation, readGenerations } from "./generations.ts";
import { journalIdPattern } from "./journalId.ts";
import { type JournalStates, openJournalStates } from "./journalStates.ts";
import { type JournalTokens, openJournalTokens } from "./journalTokens.ts";
import { batchNeeded, journalGone } from "./problems.ts";
import type {
  BegunOrigin,
  JournalManners,
  ServerJournalKind,
  TimedRow,
} from "./serverJournalKind.ts";

export type JournalParts<State, Row extends TimedRow, Origin extends BegunOrigin> = KeepingParts & {
  readonly kind: ServerJournalKind<State, Row, Origin>;
  readonly states: JournalStates<State>;
  readonly tokens: JournalTokens;
  /** Where the database stands among those that took each other's place. */
  readonly generation: () => Promise<CurrentGeneration>;
  /** Told where a device came to another state than the server. */
  readonly onMismatch: (journal: { readonly id: string }) => void;
  /** Told of each batch that is kept, where somebody counts them. */
  readonly onKept?: (batch: KeptCounts) => void;
};

export type KeptCounts = {
  readonly rows: number;
  /** What they take in the database. */
  readonly bytes: number;
  readonly redated: number;
  readonly refused: readonly { readonly reason: unknown }[];
};

export type CurrentGeneration = {
  readonly word: string;
  /** Up to which moment a device of another one has what is here; null where it is of this one, or does not say. */
  until(word: string | undefined): number | null;
};

/** It changes while no server runs, or nearly so. */
const ASKED_EVERY_MS = 10_000;

export function openJournalParts<State, Row extends TimedRow, Origin extends BegunOrigin>(
  parts: KeepingParts & Pick<JournalParts<State, Row, Origin>, "kind" | "onMismatch" | "onKept">,
): JournalParts<State, Row, Origin> {
  const { db, random, now, kind } = parts;
  let known: { at: number; generations: Promise<readonly Generation[]> } | undefined;

  async function generation(): Promise<CurrentGeneration> {
    if (known === undefined || now() - known.at >= ASKED_EVERY_MS || now() < known.at) {
      const generations = readGenerations(db, { random, now: now() });
      known = { at: now(), generations };
      generations.catch(() => {
        known = undefined;
      });
    }
    const generations = await known.generations;
    return {
      word: generations.at(-1)!.word,
      until: (word) => (word ? commonUntil(generations, word) : null),
    };
  }

  return {
    ...parts,
    states: openJournalStates(kind),
    tokens: openJournalTokens(db, random),
    generation,
  };
}

type AnyParts = KeepingParts & { readonly kind: JournalManners };

export type AskedJournal = { readonly id: string; readonly holder: SignedIn };

/** Who asks, and for which; whether there is such a one is not looked at. */
export async function askedJournal(
  c: Context<Env>,
  parts: AnyParts,
  rule: RateRule,
): Promise<Result<AskedJournal, Problem>> {
  const holder = await holderOf(c, parts, rule);
  if (!holder.ok) return holder;
  const id = c.req.param("id") ?? "";
  if (!journalIdPattern.test(id)) return refuse(journalGone(parts.kind));
  return accept({ id, holder: holder.value });
}

/** One of whoever asks that is not deleted. */
export async function ownJournal(
  c: Context<Env>,
  parts: AnyParts,
  rule: RateRule,
): Promise<Result<StoredJournal, Problem>> {
  const asked = await askedJournal(c, parts, rule);
  if (!asked.ok) return asked;
  const found = await findOwnJournal(parts.db, parts.kind, asked.value);
  return found ? accept(found) : refuse(journalGone(parts.kind));
}

export const followedBatchPattern = /^"(0|[1-9]\d{0,8})"$/;

/** The batch that a write follows. */
export function followedBatch(c: Context<Env>): Result<number, Problem> {
  const text = c.req.header("If-Match");
  if (text === undefined) return refuse(batchNeeded);
  const [, seq] = followedBatchPattern.exec(text.trim()) ?? [];
  return seq === undefined ? refuse(badRequest) : accept(Number(seq));
}

/** A key for whoever sent none: then a repeated request is another journal. */
export const keyFor = (random: (size: number) => Buffer): string =>
  createHash("sha256").update(random(32)).digest("base64url");
