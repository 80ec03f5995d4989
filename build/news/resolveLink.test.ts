import { accept } from "@loamstead/lib/result.ts";
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveLink } from "./renderMarkdown.ts";

const at = (base: string) => ({ base, page: "news/the-ponds" });

describe("resolveLink", () => {
  test.each([
    ["/#world", "/", "/#world"],
    ["/#world", "/loam/", "/loam/#world"],
    ["/news/undo?a=b#c", "/loam/", "/loam/news/undo?a=b#c"],
    ["undo", "/loam/", "/loam/news/undo"],
    ["#below", "/", "/news/the-ponds#below"],
    ["../../../etc", "/loam/", "/loam/etc"],
    ["/room-designer", "https://farm.example/loam/", "https://farm.example/loam/room-designer"],
  ])("keeps %s within the base %s", (href, base, expected) => {
    expect(resolveLink(href, at(base))).toEqual(accept({ href: expected, outer: false }));
  });

  test("lets web and mail addresses through, and knows which leave the site", () => {
    expect(resolveLink("https://example.org/a", at("/"))).toEqual(
      accept({ href: "https://example.org/a", outer: true }),
    );
    expect(resolveLink("mailto:hens@example.org", at("/"))).toEqual(
      accept({ href: "mailto:hens@example.org", outer: false }),
    );
  });

  test.each([
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "blob:https://example.org/1",
    "//example.org",
    "/\\example.org",
    "\\\\example.org",
    "https:example.org",
    "https://",
    "https://farm.example@example.org/",
  ])("refuses %j", (href) => {
    expect(resolveLink(href, at("/"))).toMatchObject({ ok: false });
  });

  test("whatever is let through is of this site, of the web or mail, as a browser reads it", () => {
    const odd = fc.constantFrom(
      "/",
      "\\",
      ".",
      ":",
      "\t",
      "\n",
      "@",
      "javascript",
      "data",
      "https",
    );
    const href = fc
      .array(fc.oneof(odd, fc.string({ maxLength: 3 })))
      .map((parts) => parts.join(""));
    forAll(
      { examples: [["/.//example.org"], ["/..//example.org"], ["/\t/example.org"]] },
      [href],
      (anyHref) => {
        const link = resolveLink(anyHref, at("/"));
        if (!link.ok) return;
        const url = new URL(link.value.href, "https://farm.example/news/the-ponds");
        expect(["http:", "https:", "mailto:"]).toContain(url.protocol);
        if (!link.value.outer && url.protocol !== "mailto:") expect(url.host).toBe("farm.example");
      },
    );
  });
});
