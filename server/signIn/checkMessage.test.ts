// Tests that a message is held against the configuration, each field with a refusal of its own.
import { describe, expect, test } from "vitest";
import { checkMessage, type Expectations } from "./checkMessage.ts";
import { parseMessage, type SignInMessage } from "./message.ts";
import { goodLines, messageWith } from "./testing/goodMessage.ts";

const minute = 60_000;
const now = Date.UTC(2026, 2, 1, 6, 35);
const expected: Expectations = {
  siteOrigin: "https://farm.example",
  chainIds: [1, 10],
  statement: goodLines.statement,
  now,
};

const parsed = parseMessage(messageWith());
if (!parsed.ok) throw new Error(parsed.reason);
const good: SignInMessage = parsed.message;

const check = (changes: Partial<SignInMessage>, expectations: Partial<Expectations> = {}) =>
  checkMessage({ ...good, ...changes }, { ...expected, ...expectations });

describe("checkMessage", () => {
  test("what this site asked for passes, with or without what may be missing", () => {
    expect(check({})).toBeUndefined();
    const least = { scheme: undefined, expirationTime: undefined, notBefore: undefined };
    expect(check(least)).toBeUndefined();
    expect(check({ uri: "https://farm.example", chainId: 10 })).toBeUndefined();
    expect(check({ uri: "HTTPS://FARM.example:443/x?y" })).toBeUndefined();
    const local = { siteOrigin: "http://localhost:4173" };
    const domain = "localhost:4173";
    const uri = "http://localhost:4173/news";
    expect(check({ scheme: undefined, domain, uri }, local)).toBeUndefined();
  });

  describe("refuses", () => {
    test.each([
      "evil.example",
      "farm.example:8443",
      "farm.example:443",
      "www.farm.example",
      "farm.example.evil.example",
      "evil@farm.example",
      "farm.example@evil.example",
      "FARM.example",
      "farm.example.",
      "f%61rm.example",
    ])("the domain %s", (domain) => {
      expect(check({ domain })).toBe("wrong-domain");
    });

    test.each(["http", "HTTPS", "wss"])("the scheme %s", (scheme) => {
      expect(check({ scheme })).toBe("wrong-domain");
    });

    test.each([
      "http://farm.example/",
      "https://evil.example/",
      "https://farm.example:8443/",
      "https://farm.example@evil.example/",
      "https://farm.example.evil.example/",
      "urn:farm.example",
      "https:",
    ])("the URI %s", (uri) => {
      expect(check({ uri })).toBe("wrong-uri");
    });

    test.each([0, 2, 11_155_111])("the chain %s", (chainId) => {
      expect(check({ chainId })).toBe("wrong-chain");
    });

    test.each([undefined, "", "I give you all my carrots.", `${goodLines.statement} `])(
      "the statement %j",
      (statement) => {
        expect(check({ statement })).toBe("wrong-statement");
      },
    );
  });

  test("a clock may be ten minutes off, and no more", () => {
    const times = { expirationTime: undefined, notBefore: undefined };
    const at = (issuedAt: number) => check({ ...times, issuedAt });
    expect(at(now - 10 * minute)).toBeUndefined();
    expect(at(now + 10 * minute)).toBeUndefined();
    expect(at(now - 10 * minute - 1)).toBe("expired");
    expect(at(now + 10 * minute + 1)).toBe("not-yet-valid");
  });

  test("the times that a signer set hold to the millisecond", () => {
    expect(check({ expirationTime: now + 1 })).toBeUndefined();
    expect(check({ expirationTime: now })).toBe("expired");
    expect(check({ expirationTime: now - 5 * minute })).toBe("expired");
    expect(check({ notBefore: now })).toBeUndefined();
    expect(check({ notBefore: now + 1 })).toBe("not-yet-valid");
  });
});
