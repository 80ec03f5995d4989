import { expect, test } from "vitest";
import { pageAssets } from "./pageAssets.ts";
import { weigh } from "./weigh.ts";

const manifest = {
  "src/app/client.tsx": {
    file: "assets/client-1.js",
    src: "src/app/client.tsx",
    isEntry: true,
    imports: ["_react-2.js"],
    dynamicImports: ["src/landing/index.ts", "src/news/safe.ts"],
    css: ["assets/client-1.css"],
  },
  "_react-2.js": { file: "assets/react-2.js" },
  "src/landing/index.ts": {
    file: "assets/landing-3.js",
    src: "src/landing/index.ts",
    imports: ["src/app/client.tsx", "_react-2.js"],
  },
  "src/news/safe.ts": { file: "assets/safe-4.js", src: "src/news/safe.ts" },
};

const page = `<!doctype html><html><head>
  <link rel="stylesheet" href="/farm/assets/client-1.css">
  <link rel=modulepreload href='/farm/assets/landing-3.js'>
  <link as="font" rel="preload" href="/farm/assets/nunito-5.woff2" crossorigin>
  <link rel="icon" href="/farm/favicon.svg">
  <link rel="canonical" href="https://farm.example/farm/">
  <script type="application/ld+json">{}</script>
  <script type="module" src="/farm/assets/begin-6.js" data-client="/farm/assets/client-1.js"></script>
</head></html>`;

const weight = (gz: number) => ({ raw: gz * 3, gz, br: gz - 1 });

function built(change: Partial<Parameters<typeof weigh>[0]> = {}) {
  return {
    basePath: "/farm/",
    manifest,
    pages: [{ route: "/", html: page }],
    weights: new Map([
      ["assets/begin-6.js", weight(1)],
      ["assets/client-1.js", weight(100)],
      ["assets/react-2.js", weight(900)],
      ["assets/landing-3.js", weight(20)],
      ["assets/safe-4.js", weight(5000)],
      ["assets/client-1.css", weight(7)],
      ["assets/nunito-5.woff2", weight(40)],
    ]),
    code: () => "",
    ...change,
  };
}

test("a page's assets are read from its tags, without the base path", () => {
  expect(pageAssets(page, "/farm/")).toEqual({
    scripts: ["assets/landing-3.js", "assets/begin-6.js", "assets/client-1.js"],
    styles: ["assets/client-1.css"],
    fonts: ["assets/nunito-5.woff2"],
  });
});

test("what is asked for after the first view counts, what another view needs does not", () => {
  const html = `
    <link data-rel="modulepreload" href="/farm/assets/after-7.js">
    <link data-rel="modulepreload" data-other="" href="/farm/assets/farm-8.js">`;
  expect(pageAssets(html, "/farm/").scripts).toEqual(["assets/after-7.js"]);
});

test("a page weighs its scripts, its preloads and all they import, each once", () => {
  const { routes, total, problems } = weigh(built(), { "/": 1021 });
  expect(routes[0]).toMatchObject({
    route: "/",
    js: { raw: 3063, gz: 1021, br: 1017 },
    css: { gz: 7 },
    fonts: { gz: 40 },
  });
  expect(routes[0]?.files.map(({ file }) => file)).toEqual([
    "assets/react-2.js",
    "assets/client-1.js",
    "assets/landing-3.js",
    "assets/begin-6.js",
  ]);
  expect(total.gz).toBe(6021);
  expect(problems).toEqual([]);
});

test("one byte over the budget is told with the route, the excess and the largest chunks", () => {
  const { problems } = weigh(built(), { "/": 1020 });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^\/ needs 1\.0 kB .* 0\.0 kB over its budget of 1\.0 kB\./);
  expect(problems[0]).toContain("Largest: assets/react-2.js 0.9 kB, assets/client-1.js 0.1 kB");
});

test("a budget with a parameter in its path holds for every page of the kind", () => {
  const pages = ["/news", "/news/a", "/news/b"].map((route) => ({ route, html: page }));
  const { problems } = weigh(built({ pages }), { "/news/:slug": 1020 });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["/news/a", "/news/b"]);
});

test("a budget for a page that does not exist is a problem", () => {
  expect(weigh(built(), { "/rooms": 1 }).problems).toEqual([
    "The budget names /rooms, but there is no such page.",
  ]);
});

test("a file that a page asks for but that was not built is a problem", () => {
  const weights = new Map(built().weights);
  weights.delete("assets/landing-3.js");
  expect(weigh(built({ weights }), {}).problems).toEqual([
    "/ asks for assets/landing-3.js, which was not built.",
  ]);
});

test("a vendor's code at the start is a problem, behind a choice it is not", () => {
  const code = (file: string) => (file === "assets/safe-4.js" ? '"@safe-global/sdk"' : "");
  expect(weigh(built({ code }), {}).problems).toEqual([]);

  const early = (file: string) => (file === "assets/react-2.js" ? '"@walletconnect/core"' : "");
  expect(weigh(built({ code: early }), {}).problems).toEqual([
    "/ loads @walletconnect at the start, in assets/react-2.js.",
  ]);

  const bySource = {
    ...manifest,
    "_react-2.js": { file: "assets/react-2.js", src: "node_modules/@reown/appkit/index.js" },
  };
  expect(weigh(built({ manifest: bySource }), {}).problems).toEqual([
    "/ loads @reown at the start, in assets/react-2.js.",
  ]);
});
