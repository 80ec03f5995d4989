// Forgets sessions and nonces that are over, every ten minutes at most, while people sign in.
import type { Statements } from "../store/database.ts";
import { forgetExpiredSessions } from "./sessions.ts";
import { forgetOldNonces } from "./usedNonces.ts";

const every = 10 * 60 * 1000;

export function createCleaning(db: Statements, now: () => number): () => Promise<void> {
  let cleanedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - cleanedAt < every) return;
    cleanedAt = now();
    await forgetOldNonces(db, cleanedAt);
    await forgetExpiredSessions(db, cleanedAt);
  };
}
