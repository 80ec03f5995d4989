// Tests that rates hold for a visitor's networks and across processes, slide, and write no more than they must.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { networksOf, readAddress } from "../http/ipAddress.ts";
import { dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import { openBudgets } from "./openBudgets.ts";
import { createRateLimits, type RateRule } from "./rateLimits.ts";

const minute = 60_000;
const rule: RateRule = { name: "try", hits: 3, windowMs: minute };
const hourly: RateRule = { ...rule, windowMs: 60 * minute };
// The beginning of an hour.
const start = 1_800_000_000_000;

const visitor = (text: string) => ({ networks: networksOf(readAddress(text) ?? "") });

describe.each(dialects)("%s", (dialect) => {
  async function limits() {
    const db = await openTestDatabase(dialect);
    const clock = { at: start };
    const refused: string[] = [];
    let statements = 0;
    const { unsynced } = db;
    const counted = {
      ...db,
      unsynced: {
        ...unsynced,
        change(...asked: Parameters<typeof unsynced.change>) {
          statements += 1;
          return unsynced.change(...asked);
        },
      },
    };
    const another = () =>
      createRateLimits(
        openBudgets({
          db: counted,
          random: randomBytes,
          now: () => clock.at,
          onRefused: ({ name }) => refused.push(name),
        }),
      );
    const one = another();
    return { db, clock, another, one, refused, statements: () => statements };
  }

  test("a visitor gets what the rule allows, and again when the time is over", async () => {
    const { one, clock, refused } = await limits();
    const who = visitor("192.0.2.1");
    for (let i = 0; i < 3; i += 1) expect(await one.take(rule, who)).toEqual({ ok: true });
    clock.at += 20_500;
    expect(await one.take(rule, who)).toEqual({
      ok: false,
      reason: {
        status: 429,
        code: "too-many-requests",
        detail: "Too many requests. Please try again in 40 s.",
        headers: { "Retry-After": "40" },
      },
    });
    expect(refused).toEqual(["try"]);
    clock.at = start + 59_999;
    expect(await one.take(rule, who)).toMatchObject({
      reason: { headers: { "Retry-After": "1" } },
    });
    clock.at = start + 60_000;
    expect(await one.take(rule, who)).toEqual({ ok: true });
  });

  test.each([rule, hourly])("the window slides: no moment has twice as much", async (of) => {
    const { one, clock } = await limits();
    const who = visitor("192.0.2.1");
    const got = async () => {
      let count = 0;
      while ((await one.take(of, who)).ok) count += 1;
      return count;
    };
    // One at the beginning, the others just before its time is over.
    await one.take(of, who);
    clock.at += of.windowMs - of.windowMs / 60;
    expect(await got()).toBe(2);
    clock.at = start + of.windowMs;
    expect(await got()).toBe(1);
    clock.at += of.windowMs - of.windowMs / 60 - 1;
    expect(await got()).toBe(2);
  });

  test("visitors and rules do not share", async () => {
    const { one } = await limits();
    for (let i = 0; i < 4; i += 1) await one.take(rule, visitor("192.0.2.1"));
    expect((await one.take(rule, visitor("192.0.2.1"))).ok).toBe(false);
    expect((await one.take(rule, visitor("192.0.2.2"))).ok).toBe(true);
    expect((await one.take({ ...rule, name: "other" }, visitor("192.0.2.1"))).ok).toBe(true);
  });

  test("of an hour and more processes count together, and at the same moment", async () => {
    const { another } = await limits();
    const three = [another(), another(), another()];
    const who = visitor("192.0.2.1");
    const generous = { ...hourly, hits: 50 };
    const taken = await Promise.all(
      Array.from({ length: 200 }, (_, i) => three[i % 3]!.take(generous, who)),
    );
    const got = taken.filter(({ ok }) => ok).length;
    // Of two at the same moment one may be refused for the other that is refused too.
    expect(got).toBeGreaterThan(46);
    expect(got).toBeLessThanOrEqual(50);
  });

  test("a whole /64 counts as one visitor, and a /48 as sixteen", async () => {
    const { one } = await limits();
    const allowed = async (prefix: string) => {
      let count = 0;
      for (let i = 0; i < 20; i += 1) {
        if ((await one.take(rule, visitor(`${prefix}:${i}::1`))).ok) count += 1;
      }
      return count;
    };
    expect(await allowed("2001:db8:1:2")).toBe(3);
    let inAll = 3;
    for (let i = 10; i < 40; i += 1) inAll += await allowed(`2001:db8:1:${i}`);
    expect(inAll).toBe(48);
    expect(await allowed("2001:db8:2:2")).toBe(3);
  });

  test("whoever has a hundred of those gets no more than a /32 may", async () => {
    const { one } = await limits();
    let inAll = 0;
    for (let i = 0; i < 1000; i += 1) {
      const network = `2001:db8:${(i % 100).toString(16)}:${i.toString(16)}`;
      if ((await one.take(rule, visitor(`${network}::1`))).ok) inAll += 1;
    }
    expect(inAll).toBe(256 * rule.hits);
    expect((await one.take(rule, visitor("2001:db9:1:1::1"))).ok).toBe(true);
  });

  test("one who is refused uses up nothing of the others, and writes nothing more", async () => {
    const { one, statements } = await limits();
    const flood = visitor("2001:db8:1:2::1");
    for (let i = 0; i < 5; i += 1) await one.take(hourly, flood);
    const before = statements();
    for (let i = 0; i < 1000; i += 1) expect((await one.take(hourly, flood)).ok).toBe(false);
    expect(statements()).toBe(before);
    expect((await one.take(hourly, visitor("2001:db8:1:3::1"))).ok).toBe(true);
  });

  test("of a minute nothing is written at all; of an hour no address, and only as long as it counts", async () => {
    const { db, one, clock, statements } = await limits();
    for (let i = 1; i <= 100; i += 1) await one.take(rule, visitor(`192.0.2.${i}`));
    expect(statements()).toBe(0);
    for (let i = 1; i <= 100; i += 1) await one.take(hourly, visitor(`192.0.2.${i}`));
    const rows = () => db.rows("select * from budget_use");
    expect(await rows()).toHaveLength(100);
    expect(JSON.stringify(await rows())).not.toContain("192.0.2");
    clock.at += 61 * minute;
    await one.take(hourly, visitor("198.51.100.1"));
    expect(await rows()).toHaveLength(1);
  });
});
