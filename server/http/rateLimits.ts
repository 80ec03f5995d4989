// Holds requests to a rate, counted in the database so that it holds across all processes.

import { createHmac } from "node:crypto";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { createCache } from "../../src/lib/cache.ts";
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database } from "../store/database.ts";
import { createKeptKey } from "../store/keptKey.ts";
import { type Problem, tooManyRequests } from "./problem.ts";
import type { Visitor } from "./visitor.ts";

export type RateRule = { name: string; hits: number; windowMs: number };

export type RateLimits = {
  /**
   * Counts one request against a rule: of one visitor's networks, or, without a visitor, of all
   * together. Ask for the visitor first, so that one who is refused uses up nothing of the others.
   */
  take(rule: RateRule, visitor?: Visitor): Promise<Result<void, Problem>>;
};

type Parts = {
  database: Pick<Database, "unsynced">;
  random: RandomBytes;
  /** Milliseconds since 1970, as all processes see them. */
  now: () => number;
  onRefused?: (rule: RateRule) => void;
};

const countOne = `
  insert into rate_limits (name, hits, ends_at) values (?, 1, ?)
  on conflict (name) do update set
    hits = case when rate_limits.ends_at <= ? then 1 else rate_limits.hits + 1 end,
    ends_at = case when rate_limits.ends_at <= ? then excluded.ends_at else rate_limits.ends_at end
  returning hits, ends_at`;

const everybody: Visitor["networks"] = [{ name: "all", share: 1 }];
const sweepMs = 60_000;
const mostRemembered = 10_000;

export function createRateLimits({ database, random, now, onRefused }: Parts): RateLimits {
  const { unsynced } = database;
  const key = createKeptKey("rate-key", unsynced, random);
  /** Until when a counter is used up: a flood of refused requests is no flood of writes. */
  const usedUp = createCache<number>(mostRemembered);
  let sweptAt = now();

  function waitFor(name: string, at: number): number {
    const until = usedUp.get(name) ?? 0;
    if (until <= at) usedUp.delete(name);
    return Math.max(0, until - at);
  }

  /** How long to wait; nothing, if this one is allowed. */
  async function count(name: string, hits: number, windowMs: number): Promise<number> {
    const at = now();
    // Whoever reads the table learns no address.
    const seal = createHmac("sha256", await key()).update(name);
    const [row] = await unsynced.rows(countOne, [seal.digest("hex"), at + windowMs, at, at]);
    if (Number(row?.hits) <= hits) return 0;
    const endsAt = Number(row?.ends_at);
    usedUp.set(name, endsAt);
    // The clock of the process that began the window may be behind.
    return Math.max(1, endsAt - at);
  }

  async function sweep(): Promise<void> {
    const at = now();
    if (at - sweptAt < sweepMs) return;
    sweptAt = at;
    await unsynced.change("delete from rate_limits where ends_at <= ?", [at]);
  }

  return {
    async take(rule, visitor) {
      await sweep();
      const counters = (visitor?.networks ?? everybody).map(({ name, share }) => ({
        name: `${rule.name} ${name}`,
        hits: rule.hits * share,
      }));
      let waitMs = Math.max(...counters.map(({ name }) => waitFor(name, now())));
      for (const { name, hits } of counters) {
        // The narrow network first: one who is refused uses up nothing of the wide one.
        if (waitMs === 0) waitMs = await count(name, hits, rule.windowMs);
      }
      if (waitMs > 0) {
        onRefused?.(rule);
        return refuse(tooManyRequests(waitMs));
      }
      return accept(undefined);
    },
  };
}
