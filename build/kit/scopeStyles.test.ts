import { build } from "vite";
import { expect, test } from "vitest";
import { pruneTokens, scopeStyles } from "./scopeStyles.ts";

/** As Vite gives it out, a rule on each line. */
async function scoped(css: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "one-sheet",
        resolveId: (id) => (id.startsWith("virtual:") ? id : null),
        load: (id) =>
          id === "virtual:page"
            ? 'import "virtual:sheet.css";'
            : id === "virtual:sheet.css"
              ? css
              : null,
      },
    ],
    css: { postcss: { plugins: [scopeStyles] } },
    build: { write: false, cssMinify: true, rolldownOptions: { input: "virtual:page" } },
  });
  const files = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const sheet = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  return String(sheet?.type === "asset" && sheet.source)
    .trim()
    .replaceAll("}", "}\n")
    .split("\n")
    .filter(Boolean);
}

const scope = "[data-rk]:not(#rk)";
const notOfHost = ":where(:not([data-rk-host] *))";

test.each([
  [".dialog{top:0}", `${scope} .dialog{top:0}`],
  [".a,.b>p{top:0}", `${scope} .a,${scope} .b>p{top:0}`],
  [":is(.a,.b){top:0}", `${scope} :is(.a,.b){top:0}`],
  [
    "@layer base{:where(p,\n  span:not(button *)\n)::selection{top:0}}",
    `${scope} :where(:where(p,span:not(button *)))${notOfHost}::selection{top:0}`,
  ],
  [":root.locked{top:0}", ":root.locked{top:0}"],
  [":root[data-returning] .slot>p{top:0}", `:root[data-returning] ${scope} .slot>p{top:0}`],
  ["[data-rk][data-scheme=dark]{top:0}", "[data-rk][data-scheme=dark]{top:0}"],
  ["@layer tokens{:root{--a:1}}", "[data-rk]{--a:1}"],
  ["@layer base{h1{top:0}}", `${scope} :where(h1)${notOfHost}{top:0}`],
  ["@layer reset{*::before{top:0}}", `${scope} :where(*)${notOfHost}:before{top:0}`],
  ["@layer components{.pill{top:0}}", `${scope} :where(.pill)${notOfHost}:not(rk){top:0}`],
  ["@layer base{[data-rk]>*{top:0}}", `${scope}>:where(*)${notOfHost}{top:0}`],
  [".a{width:1.5rem}", `${scope} .a{width:calc(1.5 * var(--rk-rem))}`],
  ["@keyframes turn{to{top:0}}", "@keyframes turn{to{top:0}}"],
])("%s becomes %s", async (css, expected) => {
  expect((await scoped(css)).join("")).toBe(expected);
});

test("layers are taken apart in their order, and their order's own line goes", async () => {
  const css = "@layer reset,base;@layer base{h1{top:1px}}p{top:2px}";
  expect(await scoped(css)).toEqual([
    `${scope} :where(h1)${notOfHost}{top:1px}`,
    `${scope} p{top:2px}`,
  ]);
});

test("what nothing reads goes, and then what only that has read", () => {
  const css = "[data-rk]{--a:1px;--b:var(--c);--c:light-dark(#fff,#000);--d:2px}p{top:var(--a)}";
  expect(pruneTokens(css)).toBe("[data-rk]{--a:1px;}p{top:var(--a)}");
});

test("a name within a value is read, whatever stands for it otherwise", () => {
  const css = "p{--a:1px;--b:2px;top:calc(var(--a,3px) + var(--b))}";
  expect(pruneTokens(css)).toBe(css);
});
