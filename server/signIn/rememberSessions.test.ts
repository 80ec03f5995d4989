// Tests that a session is remembered for as long as it holds, and not a request longer.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Database } from "../store/database.ts";
import {
  type Dialect,
  makePlaceWithTables,
  openTestDatabase,
  type TestPlace,
} from "../store/testing/testDatabase.ts";
import { rememberSessions } from "./rememberSessions.ts";
import { beginSession, endAllSessions, endSession, endSessionById } from "./sessions.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2026, 2, 1);
const juniper = { address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", chainId: 1 };

const begin = (db: Database) =>
  beginSession(
    db,
    { ...juniper, device: "Firefox on Linux" },
    { random: randomBytes, now: start, replaced: [] },
  );

/** The same database, with what was looked up in it. */
async function open(dialect: Dialect = "sqlite", place?: TestPlace) {
  const whole = await openTestDatabase(dialect, place && { place });
  const looked: string[] = [];
  const db: Database = {
    ...whole,
    rows(sql, values) {
      looked.push(sql);
      return whole.rows(sql, values);
    },
  };
  return { db, looked, openSession: rememberSessions(db) };
}

describe("rememberSessions", () => {
  test("it is looked up once, and once more when its use has to be written down", async () => {
    const { db, looked, openSession } = await open();
    const { token, session } = await begin(db);
    for (const at of [0, 1, 9 * minute]) {
      expect(await openSession(token, start + at)).toEqual(session);
    }
    expect(looked).toHaveLength(1);
    expect((await openSession(token, start + 6 * day))?.expiresAt).toBe(start + 13 * day);
    expect(await openSession(token, start + 13 * day)).toBeUndefined();
    expect(await openSession(randomBytes(32).toString("base64url"), start)).toBeUndefined();
  });

  test("however it ends, the next look knows", async () => {
    const { db, openSession } = await open();
    const endings = [
      (token: string) => endSession(db, token),
      (_: string, id: string) => endSessionById(db, juniper, id),
      () => endAllSessions(db, juniper),
      (token: string) => db.transaction((tx) => endSession(tx, token)),
    ];
    for (const end of endings) {
      const { token, session } = await begin(db);
      expect(await openSession(token, start)).toEqual(session);
      await end(token, session.id);
      expect(await openSession(token, start)).toBeUndefined();
    }
  });

  test("one that another process ends is over as well", async () => {
    const place = await makePlaceWithTables("sqlite");
    const here = await open("sqlite", place);
    const there = await openTestDatabase("sqlite", { place });
    const { token, session } = await begin(there);
    expect(await here.openSession(token, start)).toEqual(session);
    await new Promise(setImmediate);
    await endSession(there, token);
    await new Promise(setImmediate);
    expect(await here.openSession(token, start)).toBeUndefined();
    await place.remove();
  });

  test("one that is ended while it is being looked up is not remembered", async () => {
    const { db } = await open();
    const { token } = await begin(db);
    const openSession = rememberSessions({
      ...db,
      async rows(sql, values) {
        const rows = await db.rows(sql, values);
        await endSession(db, token);
        return rows;
      },
    });
    await openSession(token, start);
    expect(await openSession(token, start)).toBeUndefined();
  });

  test("other tables change without its being forgotten; a file that is gone lets nobody in", async () => {
    const { db, looked, openSession } = await open();
    const { token } = await begin(db);
    await openSession(token, start);
    await db.unsynced.change("delete from used_nonces");
    await openSession(token, start);
    expect(looked).toHaveLength(1);
    await db.close();
    await expect(openSession(token, start)).rejects.toThrow("The database is closed.");
  });

  test("a PostgreSQL server is asked each time", async () => {
    const { db, looked, openSession } = await open("postgres");
    const { token, session } = await begin(db);
    for (const _ of [1, 2, 3]) expect(await openSession(token, start)).toEqual(session);
    expect(looked).toHaveLength(3);
  });
});
