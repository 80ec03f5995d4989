// Puts together what holders ask about their account, and carries out its end when that is due.
import type { Hono } from "hono";
import type { Env } from "../http/env.ts";
import { repeat } from "../jobs/repeat.ts";
import { type AccountParts, accountRoutes } from "./accountRoutes.ts";
import { deleteDue } from "./deletion.ts";

export type Account = {
  routes: Hono<Env>;
  /** Begins to carry out what is due. */
  start(): void;
  stop(): Promise<void>;
};

const EVERY_MS = 10 * 60_000;

export function openAccount(parts: AccountParts): Account {
  const { db, now, log } = parts;
  const ending = new AbortController();
  let running = Promise.resolve();
  return {
    routes: accountRoutes(parts),
    start() {
      running = repeat({
        everyMs: EVERY_MS,
        work: () => deleteDue(db, now()),
        done: "deleted accounts, as their holders had asked",
        failed: "accounts could not be deleted",
        signal: ending.signal,
        log,
      });
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}
