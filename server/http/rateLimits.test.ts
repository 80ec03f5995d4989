// Tests that rates hold for networks, for all together and across processes, on both databases.
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Database } from "../store/database.ts";
import { dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import { networksOf, readAddress } from "./ipAddress.ts";
import { createRateLimits, type RateRule } from "./rateLimits.ts";
import type { Visitor } from "./visitor.ts";

const rule: RateRule = { name: "try", hits: 3, windowMs: 60_000 };
const start = 1_800_000_000_000;

function visitor(text: string): Visitor {
  const address = readAddress(text) ?? "";
  return { address, networks: networksOf(address) };
}

describe.each(dialects)("%s", (dialect) => {
  async function limits() {
    const database = await openTestDatabase(dialect);
    const clock = { at: start };
    let refused = 0;
    let statements = 0;
    const { unsynced } = database;
    const counted: Pick<Database, "unsynced"> = {
      unsynced: {
        ...unsynced,
        rows(sql, values) {
          statements += 1;
          return unsynced.rows(sql, values);
        },
      },
    };
    const another = () =>
      createRateLimits({
        database: counted,
        random: randomBytes,
        now: () => clock.at,
        onRefused: () => {
          refused += 1;
        },
      });
    const stored = async () =>
      Number((await database.rows("select count(*) as n from rate_limits"))[0]?.n);
    const names = async () => JSON.stringify(await database.rows("select name from rate_limits"));
    return {
      clock,
      another,
      stored,
      names,
      one: another(),
      refused: () => refused,
      statements: () => statements,
    };
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
    expect(refused()).toBe(1);
    clock.at = start + 59_999;
    expect(await one.take(rule, who)).toMatchObject({
      reason: { headers: { "Retry-After": "1" } },
    });
    clock.at = start + 60_000;
    expect(await one.take(rule, who)).toEqual({ ok: true });
  });

  test("visitors and rules do not share", async () => {
    const { one } = await limits();
    for (let i = 0; i < 4; i += 1) await one.take(rule, visitor("192.0.2.1"));
    expect((await one.take(rule, visitor("192.0.2.1"))).ok).toBe(false);
    expect((await one.take(rule, visitor("192.0.2.2"))).ok).toBe(true);
    expect((await one.take({ ...rule, name: "other" }, visitor("192.0.2.1"))).ok).toBe(true);
    expect((await one.take(rule)).ok).toBe(true);
  });

  test("processes count together, and at the same moment", async () => {
    const { another } = await limits();
    const three = [another(), another(), another()];
    const who = visitor("192.0.2.1");
    const generous = { ...rule, hits: 50 };
    const taken = await Promise.all(
      Array.from({ length: 200 }, (_, i) => three[i % 3]!.take(generous, who)),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(50);
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
    for (let i = 0; i < 4; i += 1) await one.take(rule, flood);
    const before = statements();
    for (let i = 0; i < 1000; i += 1) expect((await one.take(rule, flood)).ok).toBe(false);
    expect(statements()).toBe(before);
    expect((await one.take(rule, visitor("2001:db8:1:3::1"))).ok).toBe(true);
  });

  test("counters that are over are deleted", async () => {
    const { one, clock, stored, names } = await limits();
    for (let i = 1; i <= 100; i += 1) await one.take(rule, visitor(`192.0.2.${i}`));
    expect(await stored()).toBe(100);
    expect(await names()).not.toContain("192.0.2");
    clock.at += 60_000;
    await one.take(rule, visitor("198.51.100.1"));
    expect(await stored()).toBe(1);
  });
});
