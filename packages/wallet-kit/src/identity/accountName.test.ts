import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { displayName, safeName } from "./accountName.ts";

test.for([
  "juniper.eth",
  "deep.below.juniper.eth",
  "the-long-furrow-beyond-the-old-mill-by-the-river.eth",
  "münchen.eth",
  "日本.eth",
  "שלום.eth",
  "🦊🌾.eth",
  "_texts.juniper.eth",
  "0x1234.eth",
])("a name that may be shown: %s", (name) => {
  expect(safeName(name)).toBe(name);
});

describe("a name that could deceive is none", () => {
  test.for([
    ["a Cyrillic letter among Latin ones", "jun\u0456per.eth"],
    ["a Latin letter among Cyrillic ones", "\u0440\u0430\u0443\u0440\u0430l.eth"],
    ["Cyrillic letters only, all of which look Latin", "\u0430\u0440\u0440\u04cf\u0435.eth"],
    ["Greek letters only, all of which look Latin", "\u03bf\u03bf\u03bf.eth"],
    ["Armenian that looks Latin", "\u0585.eth"],
    ["an i without its dot", "jun\u0131per.eth"],
    ["text turned around", "x\u202ehte.eth"],
    ["an isolate", "x\u2066eth.eth"],
    ["an invisible character", "juni\u200bper.eth"],
    ["an invisible joiner", "juni\u200dper.eth"],
    ["a soft hyphen", "juni\u00adper.eth"],
    ["capital letters: another entry than the small ones", "Juniper.eth"],
    ["wide letters", "\uff4auniper.eth"],
    ["letters under a heap of marks", `j${"\u0301".repeat(40)}uniper.eth`],
    ["markup", "<b>juniper</b>.eth"],
    ["a quotation that ends an attribute", '"onload=alert(1).eth'],
    ["a space", "juniper .eth"],
    ["a line break", "juniper\n.eth"],
    ["half a pair", "\ud83e.eth"],
    ["nothing between its dots", ".."],
    ["an empty label", "juniper..eth"],
    ["a dot in front", ".juniper.eth"],
    ["a dot that is not one", "juniper\u3002eth"],
    ["an ellipsis, as in a shortened address", "0x15\u20266a65.eth"],
    ["no dot", "juniper"],
    ["nothing", ""],
    ["ten thousand characters", `${"a".repeat(10_000)}.eth`],
    ["an address as its label", "0x15d34aaf54267db7d7c367839aaf71a00a2c6a65.eth"],
    ["an address as one of its labels", "a.0x15d34aaf54267db7d7c367839aaf71a00a2c6a65.eth"],
    ["the hash of a label", `[${"ab".repeat(32)}].eth`],
  ])("%s", ([, name]) => {
    expect(safeName(name)).toBeUndefined();
  });

  test.for([null, undefined, 7, {}, ["juniper.eth"]])("not text: %o", (value) => {
    expect(safeName(value)).toBeUndefined();
  });
});

test("whatever comes, it is shown unchanged or not at all, and holds nothing that hides", () => {
  const hiding = /[\p{Cc}\p{Bidi_Control}\p{Zs}\p{Cs}\p{Zl}\p{Zp}<>"'&\u200b-\u200c\u2060\ufeff]/u;
  forAll({}, [fc.oneof(fc.string({ unit: "binary" }), fc.string())], (text) => {
    for (const name of [text, `${text}.eth`, `juniper${text}.eth`]) {
      const safe = safeName(name);
      if (safe === undefined) continue;
      expect(safe).toBe(name);
      expect(safe).not.toMatch(hiding);
    }
  });
});

const address = "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65";

test.for([
  [undefined, "0x15…6A65"],
  ["rowan.eth", "rowan.eth"],
  ["qwertyuiopasdfghjklzxcvb.eth", "qwertyuiopasdfghjklzxcvb.eth"],
  ["qwertyuiopasdfghjklzxcvbn.eth", "qwertyuiopasdfghjklzxcvb..."],
  ["the-long-furrow-beyond-the-old-mill-by-the-river.eth", "the-long-furrow-beyond-t..."],
  ["kitchen.garden.rowan.eth", "kitchen.garden.rowan.eth"],
  ["rowan.eth.somebody-elses-very-long.eth", "0x15…6A65"],
])("%s is shown as %s", ([name, shown]) => {
  expect(displayName(address, name)).toBe(shown);
});

test("counts what a reader counts, and never cuts through a picture", () => {
  expect(displayName(address, `${"👩‍🌾".repeat(24)}.eth`)).toBe(`${"👩‍🌾".repeat(24)}.eth`);
  expect(displayName(address, `${"👩‍🌾".repeat(25)}.eth`)).toBe(`${"👩‍🌾".repeat(24)}...`);
});
