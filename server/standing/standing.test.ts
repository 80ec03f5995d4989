// Tests what an account counts for, how little is written for it, and that nobody learns where it came from.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { networksOf } from "../http/ipAddress.ts";
import { beginSession, endAllSessions } from "../signIn/sessions.ts";
import type { Database } from "../store/database.ts";
import { dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import { forgetStanding } from "./keptStanding.ts";
import { openStanding } from "./openStanding.ts";
import { accountStandingOf } from "./standing.ts";

const day = 24 * 60 * 60_000;

describe("standing of an account", () => {
  test("age and days of use make it, and those who share a network share its say", () => {
    const at = (days: number, daysUsed: number, fromNetwork = 1) =>
      accountStandingOf({ firstSeenAt: 0, daysUsed, fromNetwork }, days * day);
    expect(at(0.9, 1)).toMatchObject({ isNew: true, isSettled: false, share: 1 });
    expect(at(1, 1)).toMatchObject({ isNew: false, isSettled: false });
    expect(at(30, 2)).toMatchObject({ isSettled: false });
    expect(at(7, 3)).toEqual({
      ageMs: 7 * day,
      daysUsed: 3,
      isNew: false,
      isSettled: true,
      share: 1,
    });
    expect(at(7, 3, 10).share).toBe(0.1);
    // The clock of another process may be behind.
    expect(at(-1, 1)).toMatchObject({ ageMs: 0, isNew: true });
  });

  describe.each([...dialects])("%s", (dialect) => {
    async function start() {
      const db = await openTestDatabase(dialect);
      const clock = { at: Date.UTC(2026, 10, 21, 12) };
      const counted = { changes: 0 };
      const watched: Database = {
        ...db,
        transaction: (work) =>
          db.transaction((tx) =>
            work({
              ...tx,
              change(sql, values) {
                if (sql.includes("insert into account_standing")) counted.changes += 1;
                return tx.change(sql, values);
              },
            }),
          ),
      };
      const another = () => openStanding({ db: watched, random: randomBytes, now: () => clock.at });
      /** Somebody who is signed in. */
      const writer = async (i: number) => {
        const { session } = await beginSession(
          db,
          { ...holder(i), device: "Test" },
          { random: randomBytes, now: clock.at, replaced: [] },
        );
        return { ...holder(i), session: session.id };
      };
      return { db, clock, counted, another, writer, tell: another() };
    }
    const holder = (i: number) => ({ address: `0x${i}`, chainId: 1 });
    const from = (address: string) => networksOf(address);

    test("a day of use is one row, however often it is used, and in however many processes", async () => {
      const { db, clock, counted, writer, tell, another } = await start();
      const other = another();
      const one = await writer(1);
      for (const [i, days] of [1, 2, 3, 4].entries()) {
        for (let n = 0; n < 50; n += 1) {
          const told = await (n % 2 ? tell : other)(one, from("192.0.2.1"));
          expect(told).toMatchObject({ daysUsed: days, isNew: i === 0 });
        }
        clock.at += 2 * day;
      }
      expect(counted.changes).toBe(8);
      expect(await db.rows("select * from account_standing")).toHaveLength(1);
      clock.at += day;
      expect(await tell(one, from("192.0.2.1"))).toMatchObject({ isSettled: true });
    });

    test("accounts that are made in one network share its say, until it is forgotten", async () => {
      const { db, clock, writer, tell } = await start();
      for (let i = 1; i <= 4; i += 1) {
        expect((await tell(await writer(i), from("2001:db8:1:2:0:0:0:5"))).share).toBe(1 / i);
      }
      expect((await tell(await writer(9), from("192.0.2.1"))).share).toBe(1);
      const rows = JSON.stringify(await db.rows("select * from account_standing"));
      expect(rows).not.toMatch(/2001:db8|192\.0\.2/);
      clock.at += 31 * day;
      expect((await tell(await writer(1), from("2001:db8:1:2:0:0:0:5"))).share).toBe(1);
      const [row] = await db.rows(
        "select count(*) as n from account_standing where network is not null",
      );
      expect(Number(row?.n)).toBe(0);
    });

    test("an account that is deleted begins anew", async () => {
      const { db, clock, writer, tell, another } = await start();
      const one = await writer(1);
      await tell(one, from("192.0.2.1"));
      clock.at += 9 * day;
      expect((await tell(one, from("192.0.2.1"))).isNew).toBe(false);
      await forgetStanding(db, holder(1));
      expect((await another()(one, from("192.0.2.1"))).isNew).toBe(true);
    });

    test("of who is signed out by the time that it is written nothing is noted", async () => {
      const { db, writer, tell } = await start();
      const one = await writer(1);
      await endAllSessions(db, holder(1));
      expect(await tell(one, from("192.0.2.1"))).toMatchObject({ isNew: true, daysUsed: 1 });
      expect(await db.rows("select * from account_standing")).toEqual([]);
      // Nor is it remembered: who signs in again is noted.
      await tell(await writer(1), from("192.0.2.1"));
      expect(await db.rows("select * from account_standing")).toHaveLength(1);
    });
  });
});
