// Puts together what holders ask about their account, and carries out its end when that is due.
import type { Hono } from "hono";
import type { Files } from "../files/files.ts";
import type { Env } from "../http/env.ts";
import { repeatEvery } from "../jobs/repeatEvery.ts";
import { type AccountRouteParts, accountRoutes } from "./accountRoutes.ts";
import { deleteDue } from "./deletion.ts";
import { carryNotesOut, makeDeletionKey } from "./deletionNotes.ts";

export type AccountService = {
  routes: Hono<Env>;
  /** Begins to carry out what is due. */
  start(): void;
  stop(): Promise<void>;
};

const EVERY_MS = 10 * 60_000;

export type OpenAccountParts = AccountRouteParts & {
  /** Where it is noted, outside the database, who was deleted. */
  notes: Files;
};

export function openAccountService(parts: OpenAccountParts): AccountService {
  const { db, now, log, notes, random } = parts;
  const ending = new AbortController();
  let running = Promise.resolve();

  async function work(): Promise<number> {
    await makeDeletionKey(db, random);
    const deleted = await deleteDue(db, now());
    const carried = await carryNotesOut(db, notes, now());
    if (!carried.ok) throw new Error(carried.reason.reason);
    return deleted;
  }

  return {
    routes: accountRoutes(parts),
    start() {
      running = repeatEvery({
        everyMs: EVERY_MS,
        work,
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
