// Tests over real sockets that a message changed in any field is refused, and by what name.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../log.ts";
import { openTestDatabase } from "../store/testing/testDatabase.ts";
import { messageFor, openTestBrowser } from "./testing/browser.ts";
import { startSignInServer } from "./testing/startSignInServer.ts";

const juniper = privateKeyToAccount(generatePrivateKey());
const now = Date.UTC(2026, 2, 1, 6, 30);
const minute = 60_000;
const iso = (time: number) => new Date(time).toISOString();
const issued = `Issued At: ${iso(now)}`;
const expiring = `Expiration Time: ${iso(now + 10 * minute)}`;
const { address } = juniper;

/** What is replaced, by what, the code of the refusal, and the fault where the grammar is broken. */
const mutations: readonly (readonly [string, string, string, string?])[] = [
  ["farm.example wants", "evil.example wants", "wrong-domain"],
  ["farm.example wants", "farm.example:8443 wants", "wrong-domain"],
  ["farm.example wants", "www.farm.example wants", "wrong-domain"],
  ["farm.example wants", "farm.example@evil.example wants", "wrong-domain"],
  ["farm.example wants", "evil@farm.example wants", "wrong-domain"],
  ["farm.example wants", "http://farm.example wants", "wrong-domain"],
  ["farm.example wants", " wants", "bad-message", "bad-domain"],
  ["farm.example wants", "farm.example/ wants", "bad-message", "bad-domain"],
  ["farm.example wants", "[::1 wants", "bad-message", "bad-domain"],
  ["farm.example wants", "1x://farm.example wants", "bad-message", "bad-scheme"],
  ["sign in with", "log in with", "bad-message", "no-heading"],
  [address, "", "bad-message", "no-address"],
  [address, address.slice(2), "bad-message", "bad-address"],
  [address, `${address}00`, "bad-message", "bad-address"],
  [address, address.toLowerCase(), "bad-message", "bad-checksum"],
  [`${address}\n`, address, "bad-message", "no-blank-line"],
  ["carrots", "parrots", "wrong-statement"],
  ["carrots", "carrots ", "wrong-statement"],
  ["Let me in to water my carrots, please!\n", "", "wrong-statement"],
  ["carrots", "c\u00e0rrots", "bad-message", "bad-statement"],
  ["carrots", "car\nrots", "bad-message", "no-blank-line"],
  ["URI: https://farm", "URI: https://evil", "wrong-uri"],
  ["URI: https:", "URI: http:", "wrong-uri"],
  ["URI: https://farm.example", "URI: https://farm.example:8443", "wrong-uri"],
  ["URI: https://farm.example", "URI: urn:farm.example", "wrong-uri"],
  ["URI: https://farm.example", "URI: farm.example", "bad-message", "bad-uri"],
  ["URI: ", "URL: ", "bad-message", "no-uri"],
  ["Version: 1", "Version: 2", "wrong-version"],
  ["Version: 1", "Version: 1.0", "wrong-version"],
  ["Version: 1\n", "", "bad-message", "no-version"],
  ["Chain ID: 1", "Chain ID: 5", "wrong-chain"],
  ["Chain ID: 1", "Chain ID: 11", "wrong-chain"],
  ["Chain ID: 1", "Chain ID: 0x1", "bad-message", "bad-chain-id"],
  ["Chain ID: 1\n", "", "bad-message", "no-chain-id"],
  ["Nonce: ", "Nonce: 00", "unknown-nonce"],
  ["Nonce: ", "Nonce: -", "bad-message", "bad-nonce"],
  ["Nonce: ", "Nonce:\n", "bad-message", "no-nonce"],
  [issued, `Issued At: ${iso(now - 11 * minute)}`, "expired"],
  [issued, `Issued At: ${iso(now + 11 * minute)}`, "not-yet-valid"],
  [issued, "Issued At: today", "bad-message", "bad-issued-at"],
  [issued, "Issued At: 2026-02-30T00:00:00Z", "bad-message", "bad-issued-at"],
  [`${issued}\n`, "", "bad-message", "no-issued-at"],
  [expiring, `Expiration Time: ${iso(now - 1)}`, "expired"],
  [expiring, "Expiration Time: never", "bad-message", "bad-expiration-time"],
  [expiring, `${expiring}\nNot Before: ${iso(now + 1)}`, "not-yet-valid"],
  [expiring, `${expiring}\nNot Before: `, "bad-message", "bad-not-before"],
  [expiring, `Not Before: ${iso(now)}\n${expiring}`, "bad-message", "unexpected-line"],
  [expiring, `${expiring}\nRequest ID: a b`, "bad-message", "bad-request-id"],
  [expiring, `${expiring}\nResources:\n- nowhere`, "bad-message", "bad-resource"],
  [expiring, `${expiring}\n`, "bad-message", "unexpected-line"],
  [expiring, `${expiring}\nColour: green`, "bad-message", "unexpected-line"],
];

let browser: ReturnType<typeof openTestBrowser>;

async function start() {
  const db = await openTestDatabase("sqlite");
  const log = createLog("silent");
  const server = await startSignInServer({ db, log, now: () => now, patience: 1_000 });
  onTestFinished(server.stop);
  browser = openTestBrowser(server.port);
  return db;
}

async function attempt(message: string) {
  return browser.verify(message, await juniper.signMessage({ message }));
}

describe("mutated fields of a message", () => {
  test(`each of ${mutations.length} changes is refused by its own name, and none costs the nonce`, async () => {
    const db = await start();
    const good = messageFor(address, await browser.nonce(), { now });
    for (const [from, to, code, fault] of mutations) {
      expect(good.split(from)).toHaveLength(2);
      const answer = await attempt(good.replace(from, () => to));
      const status = code === "bad-message" ? 400 : 401;
      const body = { status, code, ...(fault !== undefined && { fault }) };
      expect([from, to, answer]).toMatchObject([from, to, { status, body }]);
    }
    expect(await db.rows("select * from used_nonces")).toEqual([]);
    expect(await attempt(good)).toMatchObject({ status: 200 });
  });

  test("what the site did not ask for and does not read does no harm", async () => {
    await start();
    for (const more of ["\nRequest ID: row-7", "\nResources:\n- https://farm.example/terms"]) {
      const message = messageFor(address, await browser.nonce(), { now }) + more;
      expect(await attempt(message)).toMatchObject({ status: 200 });
    }
  });
});
