// Starts the sign-in for one test, with a clock that the test moves and all that was logged.
import { onTestFinished } from "vitest";
import { createLog } from "../../log.ts";
import type { Database } from "../../store/database.ts";
import { openTestDatabase } from "../../store/testing/testDatabase.ts";
import {
  type SignInServer,
  type SignInServerOptions,
  startSignInServer,
} from "./startSignInServer.ts";

type StartedForTest = SignInServer & { db: Database; logged: string[]; clock: { now: number } };

export async function startSignInForTest(
  options: Partial<SignInServerOptions> = {},
): Promise<StartedForTest> {
  const db = options.db ?? (await openTestDatabase("sqlite"));
  const logged: string[] = [];
  const log = createLog("trace", { write: (line) => logged.push(line) });
  const clock = { now: Date.now() };
  const server = await startSignInServer({ db, log, now: () => clock.now, ...options });
  onTestFinished(server.stop);
  return { ...server, db, logged, clock };
}

export const signInRefusal = (status: number, code: string) => ({ status, body: { status, code } });

export const noSession = { status: 200, body: null };
