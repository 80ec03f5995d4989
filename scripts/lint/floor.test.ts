// Shows that pages use nothing that the oldest supported browsers lack, but where there is a way around it.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { floor } from "../../build/css/floor.ts";
import { fromRoot } from "../run/root.ts";

/**
 * What came later in at least one of the three engines. The language itself is held back by
 * `lib` in src/tsconfig.json; the types of the DOM know no years.
 */
const later: Record<string, RegExp> = {
  "iterating a stream (no WebKit)": /\bfor await\b/,
  "URL.parse (Safari 18)": /\bURL\.parse\(/,
  "dialog.requestClose (Safari 18.4)": /\.requestClose\(/,
  "closedby (no WebKit)": /\bclosedBy\b/i,
  "command buttons (Safari 26.2)": /\bcommandFor\b/i,
  "moveBefore (no WebKit)": /\.moveBefore\(/,
  "setHTML (no WebKit)": /\.setHTML\(/,
  "view transitions (Firefox 144)": /\bstartViewTransition\b|@view-transition/,
  "scrollend (Safari 26.2)": /["']scrollend["']|\bonscrollend\b/i,
  "cookieStore (Firefox 140)": /\bcookieStore\b/,
  "requestIdleCallback (no Safari)": /\brequestIdleCallback\b/,
  "the Navigation API (Safari 26.2)": /\bwindow\.navigation\b/,
  "anchor positioning (Firefox 147)": /\bposition-area\b|\banchor-name\b|\banchor\(/,
  "@property (Firefox 128)": /@property\b/,
  "how much larger a page is drawn (Firefox 126, no older WebKit)": /\bcurrentCSSZoom\b/,
  "@scope (Firefox 146)": /@scope\b/,
  "colours made of others (Firefox 128)": /\b(?:rgb|hsl|oklab|oklch|lab|lch|color)\(from\b/,
  "field-sizing (no Firefox)": /\bfield-sizing\b/,
  "sizes to move to (no WebKit)": /\b(?:interpolate-size|calc-size)\b/,
  "text-box (no Firefox)": /\btext-box\b/,
  "the :open of dialogs and selects (no WebKit)": /:open\b/,
};

/** Each of these asks first, and goes on without. */
const asksFirst = new Set([
  "src/landing/atRest.ts",
  "src/scene/mountScene.ts",
  "src/play/today/useIsIdle.ts",
  "src/scene/useLateScene.ts",
  "src/app/App.tsx",
  "packages/ui/anchorTo.ts",
  "packages/ui/Menu.module.css",
  "packages/ui/Tabs.module.css",
  "packages/ui/Tooltip.module.css",
  "packages/wallet-kit/src/useHeadStart.ts",
]);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");

const tooNew = (text: string): string[] =>
  Object.entries(later).flatMap(([name, pattern]) =>
    pattern.test(withoutComments(text)) ? name : [],
  );

test("nothing newer than the floor is used without asking first", () => {
  const files = globSync("{src,packages}/**/*.{ts,tsx,css}", { cwd: fromRoot() }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    tooNew(readFileSync(fromRoot(file), "utf8")).map((name) => `${file}: ${name}`),
  );
  const askers = new Set(found.map((line) => line.split(": ")[0]!));
  expect(found.filter((line) => !asksFirst.has(line.split(": ")[0]!))).toEqual([]);
  expect([...asksFirst].filter((file) => !askers.has(file))).toEqual([]);
});

test.each([
  "for await (const chunk of answer.body) {}",
  "const url = URL.parse(address);",
  ".panel { color: oklch(from var(--ink) l c h); }",
  "window.navigation.navigate(address)",
])("%s is found out", (line) => {
  expect(tooNew(line)).toHaveLength(1);
});

test("what only a comment names is not used", () => {
  expect(tooNew("// URL.parse( would do\n/* @property */ const a = 1;")).toEqual([]);
});

test("the docs name the browsers that the bundler is told of", () => {
  const told = readFileSync(fromRoot("docs/browsers.md"), "utf8");
  const { chrome, firefox, safari } = floor.oldest;
  expect(told).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});
