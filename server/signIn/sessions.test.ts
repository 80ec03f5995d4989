// Tests the life of a session on both databases: begun, used, listed, ended by hand or by time.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Database } from "../store/database.ts";
import { dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import {
  beginSession,
  endAllSessions,
  endSession,
  endSessionById,
  forgetExpiredSessions,
  listSessions,
  openSession,
} from "./sessions.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2026, 2, 1);
const juniper = { address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", chainId: 1 };
const bramble = { address: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC", chainId: 1 };

type Begin = { holder?: typeof juniper; now?: number; replaced?: string[]; device?: string };

function begin(db: Database, options: Begin = {}) {
  const { holder = juniper, now = start, replaced = [], device = "Firefox on Linux" } = options;
  return beginSession(db, { ...holder, device }, { random: randomBytes, now, replaced });
}

describe.each(dialects)("on %s", (dialect) => {
  test("a token opens its session and nothing else does", async () => {
    const db = await openTestDatabase(dialect);
    const { token, session } = await begin(db);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(session).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      ...juniper,
      device: "Firefox on Linux",
      createdAt: start,
      seenAt: start,
      expiresAt: start + 7 * day,
    });
    expect(await openSession(db, token, start + minute)).toEqual(session);
    expect(await openSession(db, session.id, start)).toBeUndefined();
    expect(await openSession(db, `${token.slice(0, -1)}_`, start)).toBeUndefined();
  });

  test("a copy of the tables opens no session", async () => {
    const db = await openTestDatabase(dialect);
    const { token } = await begin(db);
    const rows = await db.rows("select * from sessions");
    const values = rows.flatMap((row) => Object.values(row).map(String));
    expect(values.join("\n")).not.toContain(token);
    for (const value of values) expect(await openSession(db, value, start)).toBeUndefined();
  });

  test("use moves its end, up to thirty days", async () => {
    const db = await openTestDatabase(dialect);
    const { token } = await begin(db);
    expect((await openSession(db, token, start + 9 * minute))?.expiresAt).toBe(start + 7 * day);
    expect(await openSession(db, token, start + 6 * day)).toMatchObject({
      seenAt: start + 6 * day,
      expiresAt: start + 13 * day,
    });
    for (const used of [12, 18, 24]) {
      const session = await openSession(db, token, start + used * day);
      expect(session?.expiresAt).toBe(start + Math.min(used + 7, 30) * day);
    }
    expect(await openSession(db, token, start + 30 * day - 1)).toBeDefined();
    expect(await openSession(db, token, start + 30 * day)).toBeUndefined();
  });

  test("unused for seven days it is over, and then forgotten", async () => {
    const db = await openTestDatabase(dialect);
    const { token } = await begin(db);
    const other = await begin(db, { now: start + day });
    const end = start + 7 * day;
    expect(await listSessions(db, juniper, end)).toEqual([other.session]);
    expect(await openSession(db, token, end)).toBeUndefined();
    expect(await forgetExpiredSessions(db, end)).toBe(1);
    expect(await openSession(db, other.token, end)).toBeDefined();
  });

  test("a new one takes the place of those that the browser had", async () => {
    const db = await openTestDatabase(dialect);
    const first = await begin(db);
    const elsewhere = await begin(db, { holder: bramble });
    const second = await begin(db, { replaced: [first.token, "never-there"] });
    expect(second.token).not.toBe(first.token);
    expect(await openSession(db, first.token, start)).toBeUndefined();
    expect(await openSession(db, second.token, start)).toEqual(second.session);
    expect(await openSession(db, elsewhere.token, start)).toEqual(elsewhere.session);
  });

  test("one is ended by its token or, by its holder only, by its id", async () => {
    const db = await openTestDatabase(dialect);
    const mine = await begin(db);
    const phone = await begin(db, { now: start + 1, device: "Safari on iPhone" });
    const hers = await begin(db, { holder: bramble });
    expect(await listSessions(db, juniper, start)).toEqual([phone.session, mine.session]);

    expect(await endSessionById(db, juniper, hers.session.id)).toBe(false);
    expect(await endSessionById(db, { ...juniper, chainId: 10 }, phone.session.id)).toBe(false);
    expect(await endSessionById(db, juniper, "no such id")).toBe(false);
    expect(await endSessionById(db, juniper, phone.session.id)).toBe(true);
    expect(await endSessionById(db, juniper, phone.session.id)).toBe(false);
    await endSession(db, mine.token);
    expect(await listSessions(db, juniper, start)).toEqual([]);
    expect(await openSession(db, hers.token, start)).toEqual(hers.session);
  });

  test("all of a holder are ended together; the same address elsewhere is another holder", async () => {
    const db = await openTestDatabase(dialect);
    const mine = [await begin(db), await begin(db), await begin(db)];
    const elsewhere = await begin(db, { holder: { ...juniper, chainId: 10 } });
    const hers = await begin(db, { holder: bramble });
    await endAllSessions(db, juniper);
    for (const { token } of mine) expect(await openSession(db, token, start)).toBeUndefined();
    expect(await openSession(db, elsewhere.token, start)).toEqual(elsewhere.session);
    expect(await openSession(db, hers.token, start)).toEqual(hers.session);
  });

  test("one that is ended while it is being looked at stays ended", async () => {
    const db = await openTestDatabase(dialect);
    const { token } = await begin(db);
    const racing: Database = {
      ...db,
      async rows(sql, values) {
        const rows = await db.rows(sql, values);
        if (sql.startsWith("select")) await endSession(db, token);
        return rows;
      },
    };
    expect(await openSession(racing, token, start + day)).toBeUndefined();
    expect(await db.rows("select * from sessions")).toEqual([]);
  });
});
