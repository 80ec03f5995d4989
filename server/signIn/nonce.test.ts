// Tests that a nonce is good for ten minutes, in one browser, as it was given, and cannot be made up.
import { createHash, randomBytes } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { dialects, makePlaceWithTables, openTestDatabase } from "../store/testing/testDatabase.ts";
import { createNonceKey } from "./index.ts";
import { checkNonce, issueNonce, nonceLifetime } from "./nonce.ts";
import { consumeNonce, forgetOldNonces } from "./usedNonces.ts";

const now = Date.UTC(2026, 2, 1);
const key = createHash("sha256").update("a key").digest();
const seal = { key, browser: "a browser" };
const unknown = { ok: false, reason: "unknown-nonce" };

describe("nonce", () => {
  test("it is good for ten minutes in the browser it was given to", () => {
    const nonce = issueNonce(seal, randomBytes, now);
    expect(nonce).toMatch(/^[0-9a-f]{76}$/);
    const expiresAt = now + nonceLifetime;
    expect(checkNonce(nonce, seal, now)).toEqual({ ok: true, value: expiresAt });
    expect(checkNonce(nonce, seal, expiresAt - 1)).toEqual({ ok: true, value: expiresAt });
    expect(checkNonce(nonce, seal, expiresAt)).toEqual({ ok: false, reason: "expired" });
    expect(checkNonce(nonce, { ...seal, browser: "another" }, now)).toEqual(unknown);
    expect(checkNonce(nonce, { ...seal, key: randomBytes(32) }, now)).toEqual(unknown);
  });

  test("no two are the same, whoever asks", () => {
    const many = Array.from({ length: 1_000 }, () => issueNonce(seal, randomBytes, now));
    expect(new Set(many).size).toBe(1_000);
  });

  test("with any digit changed, and in any other spelling, it is unknown", () => {
    const nonce = issueNonce(seal, randomBytes, now);
    for (let at = 0; at < nonce.length; at += 1) {
      const digit = ((Number.parseInt(nonce[at] ?? "", 16) + 1) % 16).toString(16);
      const changed = nonce.slice(0, at) + digit + nonce.slice(at + 1);
      expect(checkNonce(changed, seal, now)).toEqual(unknown);
    }
    const capital = issueNonce(seal, () => Buffer.alloc(16, 0xab), now).toUpperCase();
    for (const other of ["", capital, `${nonce}00`, nonce.slice(2), `g${nonce.slice(1)}`]) {
      expect(checkNonce(other, seal, now)).toEqual(unknown);
    }
  });

  test.each(dialects)("of 200 attempts at once, one uses it up, on %s", async (dialect) => {
    const db = await openTestDatabase(dialect);
    const attempts = Array.from({ length: 200 }, () => consumeNonce(db, "abc", now));
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((won) => won)).toHaveLength(1);
    expect(await consumeNonce(db, "abc", now)).toBe(false);
    expect(await consumeNonce(db, "abd", now)).toBe(true);
  });

  test("used ones are remembered well beyond their end, and then forgotten", async () => {
    const db = await openTestDatabase("sqlite");
    await consumeNonce(db, "abc", now);
    expect(await forgetOldNonces(db, now + 59 * 60_000)).toBe(0);
    expect(await consumeNonce(db, "abc", now)).toBe(false);
    expect(await forgetOldNonces(db, now + 61 * 60_000)).toBe(1);
    expect(await db.rows("select * from used_nonces")).toEqual([]);
  });

  test.each(dialects)("processes that start together agree on one key, on %s", async (dialect) => {
    const place = await makePlaceWithTables(dialect);
    onTestFinished(place.remove);
    const processes = await Promise.all(
      Array.from({ length: 5 }, () => openTestDatabase(dialect, { place })),
    );
    const keys = await Promise.all(processes.map((db) => createNonceKey(db, randomBytes)()));
    expect(new Set(keys.map((one) => one.toString("hex"))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
  });

  test("a key that could not be read is asked for again", async () => {
    const db = await openTestDatabase("sqlite");
    let isDown = true;
    const flaky: typeof db = {
      ...db,
      change: (sql, values) =>
        isDown ? Promise.reject(new Error("down")) : db.change(sql, values),
    };
    const readKey = createNonceKey(flaky, randomBytes);
    await expect(readKey()).rejects.toThrow("down");
    isDown = false;
    expect(await readKey()).toHaveLength(32);
    isDown = true;
    expect(await readKey()).toHaveLength(32);
  });
});
