// Tests the grammar of EIP-4361 case by case, and that no text whatever makes the parser throw.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseMessage } from "./message.ts";
import { address, messageWith } from "./testing/goodMessage.ts";
import { accepted, refused, says } from "./testing/parsed.ts";

test("every field of a full message is read", () => {
  expect(accepted(messageWith())).toEqual({
    scheme: "https",
    domain: "farm.example",
    address,
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
    heading: says("farm.example"),
    statement: null,
    expirationTime: null,
    notBefore: null,
    requestId: null,
    resources: null,
    resource1: null,
    resource2: null,
  });
  expect(least.split("\n").slice(1, 5)).toEqual([address, "", "", expect.stringContaining("URI")]);
  expect(accepted(least)).toMatchObject({
    scheme: undefined,
    statement: undefined,
    expirationTime: undefined,
    notBefore: undefined,
    requestId: undefined,
    resources: undefined,
  });
});

describe("accepts", () => {
  test.each([
    "farm.example",
    "farm.example:8080",
    "farm.example:",
    "localhost:4173",
    "FARM.example",
    "gardener@farm.example",
    "gardener:spade@farm.example:99",
    "a%20b@farm.example",
    ":@farm.example",
    "127.0.0.1:4173",
    "999.0.0.1",
    "[::1]",
    "[::]:80",
    "[2001:db8::7]",
    "[1:2:3:4:5:6:7:8]",
    "[1:2:3:4:5:6:7::]",
    "[::2:3:4:5:6:7:8]",
    "[::ffff:192.0.2.1]",
    "[1:2:3:4:5:6:192.0.2.255]",
    "[v1.barn:door]",
    "xn--grn-hoa.example",
    "b%C3%BCro.example",
    "under_score.example",
    "a!$&'()*+,;=b",
  ])("the domain %s", (domain) => {
    const { domain: read, scheme } = accepted(messageWith({ heading: says(domain) }));
    expect([read, scheme]).toEqual([domain, undefined]);
  });

  test.each(["https", "http", "chrome-extension", "a", "web+farm", "x.y"])(
    "the scheme %s",
    (scheme) => {
      const heading = says(`${scheme}://farm.example`);
      expect(accepted(messageWith({ heading }))).toMatchObject({ scheme, domain: "farm.example" });
    },
  );

  test.each([
    "https://farm.example",
    "https://farm.example/",
    "https://farm.example:/a/b//c;d=1,2",
    "HTTPS://FARM.EXAMPLE",
    "https://u:p@farm.example?a=/?#b/?",
    "https://[::1]:4173/x",
    "https://farm.example/%C3%BC",
    "did:key:z6Mkfriq",
    "urn:isbn:0451450523",
    "mailto:gardener@farm.example",
    "file:///barn/door",
    "about:",
    "a:?#",
    "x:/one/two",
    "https://",
  ])("the URI %s", (uri) => {
    expect(accepted(messageWith({ uri: `URI: ${uri}` })).uri).toBe(uri);
    expect(accepted(messageWith({ resource1: `- ${uri}` })).resources?.[0]).toBe(uri);
  });

  test.each([
    ["2026-03-01T06:30:00Z", Date.UTC(2026, 2, 1, 6, 30)],
    ["2026-03-01t06:30:00z", Date.UTC(2026, 2, 1, 6, 30)],
    ["2026-03-01T06:30:00.1Z", Date.UTC(2026, 2, 1, 6, 30, 0, 100)],
    ["2026-03-01T06:30:00.123456789Z", Date.UTC(2026, 2, 1, 6, 30, 0, 123)],
    ["2026-03-01T06:30:00+23:59", Date.UTC(2026, 1, 28, 6, 31)],
    ["2026-03-01T06:30:00-08:00", Date.UTC(2026, 2, 1, 14, 30)],
    ["2026-03-01T06:30:00-00:00", Date.UTC(2026, 2, 1, 6, 30)],
    ["2024-02-29T23:59:59Z", Date.UTC(2024, 1, 29, 23, 59, 59)],
    ["2000-02-29T00:00:00Z", Date.UTC(2000, 1, 29)],
    ["2016-12-31T23:59:60Z", Date.UTC(2017, 0, 1)],
    ["0001-01-01T00:00:00Z", -62135596800000],
    ["9999-12-31T23:59:59Z", Date.UTC(9999, 11, 31, 23, 59, 59)],
  ])("the time %s", (text, time) => {
    expect(accepted(messageWith({ issuedAt: `Issued At: ${text}` })).issuedAt).toBe(time);
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
  ] as const)("%s", (_, changes, expected) => {
    expect(accepted(messageWith(changes))).toMatchObject(expected);
  });
});

describe("refuses", () => {
  test.each([
    "",
    ":80",
    "gardener@",
    "farm.example/path",
    "farm.example?query",
    "farm example",
    "farm.example:80a",
    "farm.example:80:90",
    "a@b@farm.example",
    "a%2@farm.example",
    "farm%zz.example",
    "b\u00fcro.example",
    "[::1",
    "::1",
    "[]",
    "[1:2:3:4:5:6:7]",
    "[1:2:3:4:5:6:7:8:9]",
    "[1:2:3:4:5:6:7:8::]",
    "[1::2::3]",
    "[:::]",
    "[:1:2:3:4:5:6:7]",
    "[12345::]",
    "[g::]",
    "[::256.0.2.1]",
    "[::01.0.2.1]",
    "[::1.2.3]",
    "[192.0.2.1::]",
    "[1:2:3:4:5:6:7:192.0.2.1]",
    "[v.x]",
    "[v1.]",
    "[fe80::1%25en0]",
    "[::1]x",
  ])("the domain %j", (domain) => {
    expect(refused(messageWith({ heading: says(domain) }))).toBe("bad-domain");
  });

  test.each(["", "1http", "ht tp", "-a", "\u0127ttp", "a_b"])("the scheme %j", (scheme) => {
    expect(refused(messageWith({ heading: says(`${scheme}://farm.example`) }))).toBe("bad-scheme");
  });

  test.each([
    "",
    "farm.example",
    "//farm.example",
    "/path",
    "1a:b",
    ":b",
    "https://farm.example/a b",
    "https://farm.example/%",
    "https://farm.example/%2",
    "https://farm.example/%2x",
    "https://farm.example/\u00fc",
    "https://farm.example/<b>",
    'https://farm.example/"',
    "https://farm.example/a#b#c",
    "https://farm.example/[",
    "https://farm.example/?[",
    "https://[::1",
    "https://[::g]/",
    "https://a@b@c/",
    "https://farm.example:8o/",
    "https://farm.example/\\",
    "https://farm.example/\r",
    " https://farm.example",
    "https://farm.example ",
  ])("the URI %j", (uri) => {
    expect(refused(messageWith({ uri: `URI: ${uri}` }))).toBe("bad-uri");
    expect(refused(messageWith({ resource2: `- ${uri}` }))).toBe("bad-resource");
  });

  test.each([
    "",
    "yesterday",
    "2026-03-01",
    "2026-03-01T06:30Z",
    "2026-03-01 06:30:00Z",
    "2026-03-01T06:30:00",
    "2026-03-01T06:30:00.Z",
    "2026-03-01T06:30:00,5Z",
    "2026-3-1T06:30:00Z",
    "26-03-01T06:30:00Z",
    "+02026-03-01T06:30:00Z",
    "2026-00-01T06:30:00Z",
    "2026-13-01T06:30:00Z",
    "2026-03-00T06:30:00Z",
    "2026-04-31T06:30:00Z",
    "2026-02-29T06:30:00Z",
    "1900-02-29T06:30:00Z",
    "2026-03-01T24:00:00Z",
    "2026-03-01T06:60:00Z",
    "2026-03-01T06:30:61Z",
    "2026-03-01T06:30:00+24:00",
    "2026-03-01T06:30:00+01:60",
    "2026-03-01T06:30:00+0100",
    "2026-03-01T06:30:00ZZ",
    "2026-03-01T06:30:00Z ",
    "Sun, 01 Mar 2026 06:30:00 GMT",
    "1772346600000",
    "\u0662\u0660\u0662\u0666-03-01T06:30:00Z",
  ])("the time %j", (time) => {
    expect(refused(messageWith({ issuedAt: `Issued At: ${time}` }))).toBe("bad-issued-at");
    expect(refused(messageWith({ expirationTime: `Expiration Time: ${time}` }))).toBe(
      "bad-expiration-time",
    );
    expect(refused(messageWith({ notBefore: `Not Before: ${time}` }))).toBe("bad-not-before");
  });

  const lower = address.toLowerCase();
  test.each([
    ["no-heading", { heading: null }],
    ["no-heading", { heading: "farm.example wants you to sign in with your account:" }],
    ["no-heading", { heading: says("farm.example").toUpperCase() }],
    ["no-heading", { heading: says("farm.example").slice(0, -1) }],
    ["no-heading", { heading: `${says("farm.example")} ` }],
    ["no-heading", { heading: `${says("farm.example")}\r` }],
    ["no-heading", { heading: `\n${says("farm.example")}` }],
    ["bad-domain", { heading: ` ${says("farm.example")}` }],
    ["no-address", { address: null }],
    ["bad-address", { address: address.slice(2) }],
    ["bad-address", { address: address.slice(0, -1) }],
    ["bad-address", { address: `${address}0` }],
    ["bad-address", { address: ` ${address}` }],
    ["bad-address", { address: `${address} ` }],
    ["bad-address", { address: `0X${address.slice(2)}` }],
    ["bad-address", { address: address.replace("C", "G") }],
    ["bad-address", { address: "juniper.eth" }],
    ["bad-checksum", { address: lower }],
    ["bad-checksum", { address: `0x${address.slice(2).toUpperCase()}` }],
    ["bad-checksum", { address: address.replace("C", "c") }],
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
    expect(refused(messageWith(changes))).toBe(reason);
  });

  test("fields in another order", () => {
    const { version, chainId } = { version: "Chain ID: 1", chainId: "Version: 1" };
    expect(refused(messageWith({ version, chainId }))).toBe("no-version");
    const late = { expirationTime: null, requestId: "Expiration Time: 2026-03-01T06:40:00Z" };
    expect(refused(messageWith(late))).toBe("unexpected-line");
  });

  test("a line more at the end, lines that end as on Windows, and nothing at all", () => {
    const short = messageWith({ resources: null, resource1: null, resource2: null });
    expect(refused(short)).toBe("accepted");
    expect(refused(`${short}\n`)).toBe("unexpected-line");
    expect(refused(short.replaceAll("\n", "\r\n"))).toBe("no-heading");
    expect(refused("")).toBe("no-heading");
    expect(refused("\n".repeat(20))).toBe("no-heading");
  });

  test("more than 4,096 characters", () => {
    const room = 4096 - messageWith({ statement: "" }).length;
    expect(refused(messageWith({ statement: "a".repeat(room) }))).toBe("accepted");
    expect(refused(messageWith({ statement: "a".repeat(room + 1) }))).toBe("too-long");
  });

  test("every message that ends too early", () => {
    const whole = messageWith({ resources: null, resource1: null, resource2: null });
    const needed = whole.indexOf("\nExpiration Time");
    for (let length = 0; length < needed - 1; length += 1) {
      expect([length, refused(whole.slice(0, length))]).not.toEqual([length, "accepted"]);
    }
  });
});

test("a refusal says at which character it lies", () => {
  const text = messageWith({ uri: "URI: nowhere", nonce: "Nonce: x" });
  const parsed = parseMessage(text);
  expect(parsed).toEqual({ ok: false, reason: "bad-uri", at: text.indexOf("nowhere") });
  expect(parseMessage(`${messageWith()}\n`)).toMatchObject({ at: messageWith().length + 1 });
});

test("100,000 mutated messages, and arbitrary text, never make it throw", () => {
  const good = messageWith();
  // Hand-rolled and seeded: a generator of 100,000 arbitraries would take minutes.
  let state = 20_260_301;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const marks = ["\n", "\r", "\0", " ", ":", "%", "[", "]", "@", "/", "-", "\ud83c", "\u00e9", "Z"];
  const accepting = { yes: 0, no: 0 };
  for (let round = 0; round < 100_000; round += 1) {
    let text = good;
    for (let change = below(4); change >= 0; change -= 1) {
      const from = below(text.length + 1);
      const piece = text.slice(below(text.length), below(text.length));
      const put = [marks[below(marks.length)] ?? "", piece, "", marks[0]?.repeat(below(9)) ?? ""];
      text = text.slice(0, from) + put[below(4)] + text.slice(from + below(12));
    }
    const parsed = parseMessage(text);
    accepting[parsed.ok ? "yes" : "no"] += 1;
    if (!parsed.ok && !(parsed.at >= 0 && parsed.at <= text.length)) {
      throw new Error(`${parsed.reason} at ${parsed.at} of ${text.length}`);
    }
  }
  // Both must have happened often, or the mutations prove nothing.
  expect(Math.min(accepting.yes, accepting.no)).toBeGreaterThan(1_000);

  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 5_000 }), (text) => {
      expect(parseMessage(text).ok).toBe(false);
    }),
  );
});
