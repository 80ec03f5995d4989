// Tests that budgets hold across processes, slide, keep a half for those who used little, and count what was kept.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { networksOf } from "../http/ipAddress.ts";
import { dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import type { Budget, Spender } from "./budget.ts";
import { openBudgets } from "./openBudgets.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const budget: Budget = { name: "try", windowMs: day, ofVisitor: 10, inAll: 40, little: 2 };
const by = (address: string, account?: Spender["account"]): Spender => ({
  networks: networksOf(address),
  ...(account && { account }),
});
const inOne48 = (i: number) => by(`2001:db8:1:${i.toString(16)}:0:0:0:1`);
const me = by("192.0.2.1");

describe("openBudgets", () => {
  describe.each([...dialects])("%s", (dialect) => {
    async function start() {
      const db = await openTestDatabase(dialect);
      const clock = { at: Date.UTC(2026, 10, 21, 12) };
      const refused: string[] = [];
      const another = () =>
        openBudgets({
          db,
          random: randomBytes,
          now: () => clock.at,
          onRefused: ({ name }, kind) => refused.push(`${name} ${kind}`),
        });
      const one = another();
      const spend = (spender: Spender, amount = 1, of = budget) => one.spend(of, spender, amount);
      const kept = async () =>
        await db.rows("select name, slot, used from budget_use order by slot");
      return { db, clock, another, one, spend, kept, refused };
    }

    test("one network spends its own, is told when there is more, and has it then", async () => {
      const { spend, clock, refused } = await start();
      for (let i = 0; i < 9; i += 1) expect((await spend(me)).ok).toBe(true);
      clock.at += 3 * hour;
      expect((await spend(me)).ok).toBe(true);
      const over = { ok: false, reason: { kind: "network", most: 10, waitMs: 21 * hour } };
      expect(await spend(me)).toEqual(over);
      expect(refused).toEqual(["try network"]);
      clock.at += 21 * hour - 1;
      expect(await spend(me)).toMatchObject({ ok: false, reason: { waitMs: 1 } });
      clock.at += 1;
      // The nine of then are free, the one of later is not.
      for (let i = 0; i < 9; i += 1) expect((await spend(me)).ok).toBe(true);
      expect(await spend(me)).toMatchObject({ ok: false, reason: { waitMs: 3 * hour } });
    });

    test("half is kept for those who spent little, whatever two networks do", async () => {
      const { spend, one } = await start();
      const flood = async (name: (i: number) => Spender) => {
        let got = 0;
        for (let i = 0; i < 60; i += 1) if ((await one.spend(budget, name(i % 40), 1)).ok) got += 1;
        return got;
      };
      // A /48 gets a quarter, and another that comes then what is open and what is little for it.
      expect(await flood(inOne48)).toBe(10);
      expect(await flood((i) => by(`2001:db9:1:${i.toString(16)}:0:0:0:1`))).toBe(10);
      for (let i = 0; i < 5; i += 1) {
        const visitor = by(`198.51.100.${i}`);
        expect((await spend(visitor)).ok).toBe(true);
        expect((await spend(visitor)).ok).toBe(true);
        expect(await spend(visitor)).toMatchObject({ ok: false, reason: { kind: "all" } });
      }
    });

    test("processes hold it together, also at the same moment", async () => {
      const { another } = await start();
      const three = [another(), another(), another()];
      const tried = await Promise.all(
        Array.from({ length: 90 }, (_, i) => three[i % 3]!.spend(budget, me, 1)),
      );
      const got = tried.filter(({ ok }) => ok).length;
      expect(got).toBeLessThanOrEqual(10);
      expect(got).toBeGreaterThan(6);
    });

    test("what was not kept is given back, for every process", async () => {
      const { spend, another } = await start();
      for (let i = 0; i < 100; i += 1) {
        const spent = await spend(me);
        if (!spent.ok) throw new Error(`refused after ${i}`);
        await spent.value.giveBack();
      }
      for (let i = 0; i < 10; i += 1) expect((await another().spend(budget, me, 1)).ok).toBe(true);
    });

    test("one account spends less where it is new, and is no way around its network", async () => {
      const { spend } = await start();
      const accounts: Budget = { ...budget, ofAccount: 4, ofNewAccount: 2 };
      const as = (name: string, isNew: boolean) => by("192.0.2.1", { name, isNew });
      for (const most of [2, 4]) {
        const who = as(`${most}`, most === 2);
        for (let i = 0; i < most; i += 1) expect((await spend(who, 1, accounts)).ok).toBe(true);
        const over = { ok: false, reason: { kind: "account", most } };
        expect(await spend(who, 1, accounts)).toMatchObject(over);
      }
      let got = 0;
      for (let i = 0; i < 20; i += 1)
        if ((await spend(as(`n${i}`, true), 1, accounts)).ok) got += 1;
      expect(got).toBe(4);
    });

    test("paid for in lots it is counted as exactly, with a hundredth of the writes", async () => {
      const { one, another, kept, clock } = await start();
      const bytes: Budget = {
        name: "b",
        windowMs: day,
        ofVisitor: 9_000,
        inAll: 1e6,
        little: 1e6,
        lot: 2_000,
      };
      const spend = (amount: number) => one.spend(bytes, me, amount);
      for (let i = 0; i < 100; i += 1) expect((await spend(10)).ok).toBe(true);
      expect(new Set((await kept()).map(({ used }) => Number(used)))).toEqual(new Set([2_000]));
      expect((await spend(7_999)).ok).toBe(true);
      expect((await spend(2)).ok).toBe(false);
      expect((await spend(1)).ok).toBe(true);
      expect((await another().spend(bytes, me, 1)).ok).toBe(false);
      // What a process paid for and did not spend is free again in the next hour.
      clock.at += day;
      expect((await spend(10)).ok).toBe(true);
      clock.at += hour;
      expect((await spend(10)).ok).toBe(true);
      expect((await another().spend(bytes, me, 8_900)).ok).toBe(false);
      clock.at += hour;
      await spend(0);
      expect((await another().spend(bytes, me, 8_900)).ok).toBe(true);
    });

    test("a flood of refused is no flood of writes, and nobody who reads the table learns an address", async () => {
      const { spend, db, kept, clock } = await start();
      while ((await spend(me)).ok);
      const before = JSON.stringify(await kept());
      for (let i = 0; i < 100; i += 1) expect((await spend(me)).ok).toBe(false);
      expect(JSON.stringify(await kept())).toBe(before);
      expect(before).not.toContain("192.0.2");
      clock.at += day + 1;
      await spend(by("192.0.2.9"));
      const [row] = await db.rows("select min(slot) as slot from budget_use");
      expect(Number(row?.slot)).toBe(Math.floor(clock.at / hour));
    });
  });

  test("for a minute it is counted in memory, with the same rules", async () => {
    const db = await openTestDatabase("sqlite");
    const clock = { at: 1_800_000_000_000 };
    const { spend } = openBudgets({ db, random: randomBytes, now: () => clock.at });
    const short: Budget = { name: "short", windowMs: 60_000, inAll: 100, little: 1 };
    let got = 0;
    for (let i = 0; i < 400; i += 1) if ((await spend(short, inOne48(i % 200), 1)).ok) got += 1;
    expect(got).toBe(25);
    expect((await spend(short, me, 1)).ok).toBe(true);
    expect(await db.rows("select * from budget_use")).toEqual([]);
    clock.at += 60_000;
    expect((await spend(short, inOne48(1), 1)).ok).toBe(true);
  });
});
