// Tests the grammar of EIP-4361 line by line: what a message must hold, may hold and may not.
import { describe, expect, test } from "vitest";
import { parseMessage } from "./message.ts";
import { messageAddress, messageWith } from "./testing/goodMessage.ts";
import { accepted, firstMessageLine, parseFailure } from "./testing/parsed.ts";

describe("sign-in message", () => {
  test("every field of a full message is read", () => {
    expect(accepted(messageWith())).toEqual({
      scheme: "https",
      domain: "farm.example",
      address: messageAddress,
      statement: "Let me in to water my carrots, please!",
      uri: "https://farm.example/gate?from=road#latch",
      version: "1",
      chainId: 1,
      nonce: "8Carrots4Tea",
      issuedAt: Date.UTC(2026, 2, 1, 6, 30),
      expirationTime: Date.UTC(2026, 2, 1, 6, 40, 0, 500),
      notBefore: Date.UTC(2026, 2, 1, 6, 29),
      requestId: "row-7",
      resources: ["ipfs://bafybeigdyrzt/almanac.json", "https://farm.example/terms"],
    });
  });

  test("what may be left out is undefined", () => {
    const least = messageWith({
      heading: firstMessageLine("farm.example"),
      statement: null,
      expirationTime: null,
      notBefore: null,
      requestId: null,
      resources: null,
      resource1: null,
      resource2: null,
    });
    expect(least.split("\n").slice(1, 5)).toEqual([
      messageAddress,
      "",
      "",
      expect.stringContaining("URI"),
    ]);
    expect(accepted(least)).toMatchObject({
      scheme: undefined,
      statement: undefined,
      expirationTime: undefined,
      notBefore: undefined,
      requestId: undefined,
      resources: undefined,
    });
  });

  test.each([
    ["an empty statement", { statement: "" }, { statement: "" }],
    ["every mark that a statement may hold", { statement: ":/?#[]@!$&'()*+,;=-._~ aZ09" }, {}],
    [
      "a statement like a field",
      { statement: "URI: https://farm.example" },
      { statement: "URI: https://farm.example" },
    ],
    ["a nonce of eight", { nonce: "Nonce: 0aZ9bY8c" }, { nonce: "0aZ9bY8c" }],
    ["a chain far out", { chainId: "Chain ID: 9007199254740991" }, { chainId: 9007199254740991 }],
    ["an empty request id", { requestId: "Request ID: " }, { requestId: "" }],
    ["a request id of all marks", { requestId: "Request ID: a:@!$&'()*+,;=%2F-._~" }, {}],
    ["an empty list of resources", { resource1: null, resource2: null }, { resources: [] }],
    ["a missing time in between", { expirationTime: null }, { expirationTime: undefined }],
  ] as const)("accepts %s", (_, changes, expected) => {
    expect(accepted(messageWith(changes))).toMatchObject(expected);
  });

  describe("refuses", () => {
    const lower = messageAddress.toLowerCase();
    test.each([
      ["no-heading", { heading: null }],
      ["no-heading", { heading: "farm.example wants you to sign in with your account:" }],
      ["no-heading", { heading: firstMessageLine("farm.example").toUpperCase() }],
      ["no-heading", { heading: firstMessageLine("farm.example").slice(0, -1) }],
      ["no-heading", { heading: `${firstMessageLine("farm.example")} ` }],
      ["no-heading", { heading: `${firstMessageLine("farm.example")}\r` }],
      ["no-heading", { heading: `\n${firstMessageLine("farm.example")}` }],
      ["bad-domain", { heading: ` ${firstMessageLine("farm.example")}` }],
      ["no-address", { address: null }],
      ["bad-address", { address: messageAddress.slice(2) }],
      ["bad-address", { address: messageAddress.slice(0, -1) }],
      ["bad-address", { address: `${messageAddress}0` }],
      ["bad-address", { address: ` ${messageAddress}` }],
      ["bad-address", { address: `${messageAddress} ` }],
      ["bad-address", { address: `0X${messageAddress.slice(2)}` }],
      ["bad-address", { address: messageAddress.replace("C", "G") }],
      ["bad-address", { address: "juniper.eth" }],
      ["bad-checksum", { address: lower }],
      ["bad-checksum", { address: `0x${messageAddress.slice(2).toUpperCase()}` }],
      ["bad-checksum", { address: messageAddress.replace("C", "c") }],
      ["no-blank-line", { before: null }],
      ["no-blank-line", { after: null }],
      ["no-blank-line", { before: " " }],
      ["no-blank-line", { after: " " }],
      ["no-blank-line", { statement: "two\nlines" }],
      ["no-uri", { after: "\n" }],
      ["no-uri", { statement: "\n" }],
      ["bad-statement", { statement: "caf\u00e9" }],
      ["bad-statement", { statement: 'say "please"' }],
      ["bad-statement", { statement: "100%" }],
      ["bad-statement", { statement: "a\tb" }],
      ["bad-statement", { statement: "a\rb" }],
      ["bad-statement", { statement: "a\u0000b" }],
      ["bad-statement", { statement: "a\u2028b" }],
      ["bad-statement", { statement: "<b>" }],
      ["bad-statement", { statement: "\ud800" }],
      ["no-uri", { uri: null }],
      ["no-uri", { uri: "uri: https://farm.example" }],
      ["no-uri", { uri: "URI:https://farm.example" }],
      ["no-version", { version: null }],
      ["bad-version", { version: "Version: 2" }],
      ["bad-version", { version: "Version: 1.0" }],
      ["bad-version", { version: "Version: 01" }],
      ["bad-version", { version: "Version: " }],
      ["no-chain-id", { chainId: null }],
      ["bad-chain-id", { chainId: "Chain ID: " }],
      ["bad-chain-id", { chainId: "Chain ID: 0x1" }],
      ["bad-chain-id", { chainId: "Chain ID: -1" }],
      ["bad-chain-id", { chainId: "Chain ID: 1e3" }],
      ["bad-chain-id", { chainId: "Chain ID: 1.0" }],
      ["bad-chain-id", { chainId: "Chain ID: mainnet" }],
      ["bad-chain-id", { chainId: "Chain ID: 9007199254740992" }],
      ["bad-chain-id", { chainId: "Chain ID: \u0661" }],
      ["no-nonce", { nonce: null }],
      ["bad-nonce", { nonce: "Nonce: " }],
      ["bad-nonce", { nonce: "Nonce: seven77" }],
      ["bad-nonce", { nonce: "Nonce: with-a-dash" }],
      ["bad-nonce", { nonce: "Nonce: with a space" }],
      ["no-issued-at", { issuedAt: null }],
      ["bad-request-id", { requestId: "Request ID: a/b" }],
      ["bad-request-id", { requestId: "Request ID: a b" }],
      ["bad-request-id", { requestId: "Request ID: %" }],
      ["bad-resource", { resource1: "https://farm.example" }],
      ["bad-resource", { resource1: "-https://farm.example" }],
      ["bad-resource", { resource1: "" }],
      ["bad-resource", { resource2: "- https://farm.example\n" }],
      ["unexpected-line", { resources: null }],
      ["unexpected-line", { resources: "resources:" }],
      ["unexpected-line", { resources: "Resources: " }],
      ["unexpected-line", { requestId: "Request ID: a\nRequest ID: b" }],
      ["unexpected-line", { requestId: "Colour: green" }],
      ["unexpected-line", { requestId: "" }],
    ] as const)("with %s: %j", (reason, changes) => {
      expect(parseFailure(messageWith(changes))).toBe(reason);
    });

    test("fields in another order", () => {
      const { version, chainId } = { version: "Chain ID: 1", chainId: "Version: 1" };
      expect(parseFailure(messageWith({ version, chainId }))).toBe("no-version");
      const late = { expirationTime: null, requestId: "Expiration Time: 2026-03-01T06:40:00Z" };
      expect(parseFailure(messageWith(late))).toBe("unexpected-line");
    });

    test("a line more at the end, lines that end as on Windows, and nothing at all", () => {
      const short = messageWith({ resources: null, resource1: null, resource2: null });
      expect(parseFailure(short)).toBe("accepted");
      expect(parseFailure(`${short}\n`)).toBe("unexpected-line");
      expect(parseFailure(short.replaceAll("\n", "\r\n"))).toBe("no-heading");
      expect(parseFailure("")).toBe("no-heading");
      expect(parseFailure("\n".repeat(20))).toBe("no-heading");
    });

    test("more than 4,096 characters", () => {
      const room = 4096 - messageWith({ statement: "" }).length;
      expect(parseFailure(messageWith({ statement: "a".repeat(room) }))).toBe("accepted");
      expect(parseFailure(messageWith({ statement: "a".repeat(room + 1) }))).toBe("too-long");
    });

    test("every message that ends too early", () => {
      const whole = messageWith({ resources: null, resource1: null, resource2: null });
      const needed = whole.indexOf("\nExpiration Time");
      for (let length = 0; length < needed - 1; length += 1) {
        expect([length, parseFailure(whole.slice(0, length))]).not.toEqual([length, "accepted"]);
      }
    });
  });

  test("a refusal says at which character it lies", () => {
    const text = messageWith({ uri: "URI: nowhere", nonce: "Nonce: x" });
    const parsed = parseMessage(text);
    expect(parsed).toEqual({ ok: false, reason: "bad-uri", at: text.indexOf("nowhere") });
    expect(parseMessage(`${messageWith()}\n`)).toMatchObject({ at: messageWith().length + 1 });
  });
});
