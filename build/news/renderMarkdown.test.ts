import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./renderMarkdown.ts";

const pictures = new Map([
  ["duck.webp", { path: "assets/duck-1a2b.webp", width: 640, height: 400 }],
]);
const options = { base: "/loam/", page: "news/the-ponds", pictures };

const html = (source: string): string => {
  const rendered = renderMarkdown(source, options);
  if (!rendered.ok) throw new Error(rendered.problems.join("\n"));
  return rendered.html;
};

const problems = (source: string): readonly string[] => {
  const rendered = renderMarkdown(source, options);
  return rendered.ok ? [] : rendered.problems;
};

// Text is escaped, so every "<" that is left begins a tag that the renderer itself wrote.
const allowed: Record<string, RegExp> = {
  a: /^ href="(?:\/loam\/|https?:\/\/|mailto:)[^"<>]*"(?: title="[^"<>]*")?(?: rel="noopener noreferrer")?$/,
  img: /^ src="\/loam\/assets\/[a-z0-9.-]+" alt="[^"<>]*"(?: title="[^"<>]*")? width="\d+" height="\d+" loading="lazy" decoding="async"$/,
  ol: /^(?: start="\d+")?$/,
  th: /^(?: data-align="(?:left|center|right)")?$/,
  td: /^(?: data-align="(?:left|center|right)")?$/,
  pre: /^ tabindex="0"$/,
  div: /^ role="group" aria-label="Table" tabindex="0"$/,
};
const plain = /^(?:p|br|hr|h[2-6]|ul|li|em|strong|s|code|blockquote|table|thead|tbody|tr)$/;

function expectNothingExecutable(output: string): void {
  const text = output.replace(
    /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/g,
    (tag, slash, name, attributes) => {
      const rule = allowed[name] ?? (plain.test(name) ? /^$/ : /$^/);
      const known = slash === "" ? rule.test(attributes) : name in allowed || plain.test(name);
      if (!known) throw new Error(`not a tag that a post may hold: ${tag}`);
      return "";
    },
  );
  expect(text).not.toMatch(/[<>]/);
}

describe("renderMarkdown", () => {
  test("renders prose with the right quotes", () => {
    expect(html('*Ducks* -- "argue" at **dawn**...')).toBe(
      "<p><em>Ducks</em> – “argue” at <strong>dawn</strong>…</p>\n",
    );
  });

  test("starts headings at h2 and never skips a level", () => {
    expect(html("# One\n\n#### Two\n\n## Three\n\n### Four").match(/<h\d>/g)).toEqual([
      "<h2>",
      "<h3>",
      "<h2>",
      "<h3>",
    ]);
  });

  test("puts links of the site under the base path and marks those that leave", () => {
    expect(html("[map](/#world)")).toContain('<a href="/loam/#world">map</a>');
    expect(html("[out](https://example.org/ 'Out')")).toContain(
      '<a href="https://example.org/" title="Out" rel="noopener noreferrer">out</a>',
    );
    expect(html("<hens@example.org>")).toContain('<a href="mailto:hens@example.org">');
    expect(html("example.org and https://example.org")).not.toContain("<a");
  });

  test("gives a picture beside the post its size and loads it late", () => {
    expect(html("![A duck](./duck.webp)")).toContain(
      '<img src="/loam/assets/duck-1a2b.webp" alt="A duck" width="640" height="400" loading="lazy" decoding="async">',
    );
    const rendered = renderMarkdown("![A duck](./duck.webp)", options);
    expect(rendered.ok && [...rendered.pictures]).toEqual(["duck.webp"]);
  });

  test.each([
    ["![A hen](./hen.webp)", /"\.\/hen\.webp" is not there/],
    ["![](./duck.webp)", /needs a description/],
    ["![A duck](duck.webp)", /must lie beside the post/],
    ["![A duck](../duck.webp)", /must lie beside the post/],
    ["![A duck](https://example.org/duck.webp)", /must lie beside the post/],
    ["![A duck](data:image/png;base64,AAAA)", /must lie beside the post/],
  ])("refuses the picture %s", (source, reason) => {
    expect(problems(source)[0]).toMatch(reason);
  });

  test("tells every problem of a body at once", () => {
    expect(problems("[a](javascript:1) ![b](./hen.webp)\n\n> [c](data:x)")).toHaveLength(3);
  });

  test("keeps code as text, reachable by keyboard where it scrolls", () => {
    expect(html('```js" onload="x\n<b>"quoted"</b>\n```')).toBe(
      '<pre tabindex="0"><code>&lt;b&gt;&quot;quoted&quot;&lt;/b&gt;\n</code></pre>\n',
    );
    expect(html("    <script>")).toBe('<pre tabindex="0"><code>&lt;script&gt;\n</code></pre>\n');
  });

  test("aligns cells without a style attribute", () => {
    const table = html("| a | b |\n|--:|---|\n| 1 | 2 |");
    expect(table).toContain('<th data-align="right">a</th>');
    expect(table).toContain("<td>2</td>");
    expect(table).not.toContain("style");
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](JAVASCRIPT:alert(1))",
    "[x](<javascript:alert(1)>)",
    "[x](javascript&colon;alert(1))",
    "[x](javascript&#58;alert(1))",
    "[x](vbscript:msgbox(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](data:image/svg+xml;base64,PHN2Zz4=)",
    "[x](file:///etc/passwd)",
    "[x]\n\n[x]: javascript:alert(1)",
    "[![d](./duck.webp)](javascript:alert(1))",
    "<javascript:alert(1)>",
    "- > 1. [x](javascript:alert(1))",
    "| a |\n|---|\n| [x](javascript:alert(1)) |",
    "## [x](javascript:alert(1))",
    "**_[x](javascript:alert(1))_**",
    "![x](javascript:alert(1))",
    "[x](//example.org)",
    "[x]()",
  ])("refuses %j", (source) => {
    expect(problems(source)).toHaveLength(1);
  });

  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<a href='javascript:alert(1)'>x</a>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<div style='background:url(javascript:1)'>x</div>",
    "<!-- <script>alert(1)</script> -->",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "`<script>alert(1)</script>`",
    "[<script>alert(1)</script>](/news)",
    '[x](/news "a\\" onmouseover=\\"alert(1)")',
    '[x](/news"onmouseover="alert(1))',
    '![" onerror="alert(1)](./duck.webp)',
    "![<img src=x onerror=alert(1)>](./duck.webp '<script>')",
    "![[x](javascript:alert(1))](./duck.webp)",
    "[x](https://example.org/<script>)",
    "&lt;script&gt;alert(1)&lt;/script&gt; &#60;script&#62;",
    "java\\script:alert(1) javascript:alert(1)",
    "[x](java&#9;script:alert(1))",
    "[x](java&Tab;script:alert(1))",
    "\u0000<script>alert(1)</script>",
  ])("renders nothing executable from %j", (source) => {
    expectNothingExecutable(html(source));
  });

  test("renders nothing executable from any text", () => {
    const parts = fc.constantFrom(
      "<script>",
      "</script>",
      "<img src=x onerror=alert(1)>",
      "javascript:",
      "data:",
      "](",
      "![",
      "[",
      ")",
      "<",
      ">",
      '"',
      "'",
      "`",
      "```",
      "\n",
      "\n\n",
      "> ",
      "- ",
      "1. ",
      "| a |\n|:-:|\n| ",
      "# ",
      "    ",
      "&#60;",
      "&lt;",
      "\\",
      "./duck.webp",
      "/news",
      "https://example.org",
      "*",
      "_",
      "~~",
    );
    const text = fc
      .array(fc.oneof(parts, fc.string({ maxLength: 4 })), { maxLength: 30 })
      .map((all) => all.join(""));
    forAll({ numRuns: 1500 }, [text], (anyText) => {
      const rendered = renderMarkdown(anyText, options);
      if (rendered.ok) expectNothingExecutable(rendered.html);
    });
  });
});
