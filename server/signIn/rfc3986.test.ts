// Tests domains, schemes and URIs in their place in a message, as RFC 3986 allows them.
import { describe, expect, test } from "vitest";
import { messageWith } from "./testing/goodMessage.ts";
import { accepted, firstMessageLine, parseFailure } from "./testing/parsed.ts";

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
    const { domain: read, scheme } = accepted(messageWith({ heading: firstMessageLine(domain) }));
    expect([read, scheme]).toEqual([domain, undefined]);
  });

  test.each(["https", "http", "chrome-extension", "a", "web+farm", "x.y"])(
    "the scheme %s",
    (scheme) => {
      const heading = firstMessageLine(`${scheme}://farm.example`);
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
    expect(parseFailure(messageWith({ heading: firstMessageLine(domain) }))).toBe("bad-domain");
  });

  test.each(["", "1http", "ht tp", "-a", "\u0127ttp", "a_b"])("the scheme %j", (scheme) => {
    expect(
      parseFailure(messageWith({ heading: firstMessageLine(`${scheme}://farm.example`) })),
    ).toBe("bad-scheme");
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
    expect(parseFailure(messageWith({ uri: `URI: ${uri}` }))).toBe("bad-uri");
    expect(parseFailure(messageWith({ resource2: `- ${uri}` }))).toBe("bad-resource");
  });
});
