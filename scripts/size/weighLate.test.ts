import { expect, test } from "vitest";
import { type LateBudget, weighLate } from "./weighLate.ts";

const manifest = {
  "src/app/client.tsx": { file: "client-1.js", isEntry: true, dynamicImports: ["_editor-2.js"] },
  "_editor-2.js": {
    file: "editor-2.js",
    name: "editor",
    imports: ["_ui-3.js", "src/app/client.tsx"],
    dynamicImports: ["src/stage.ts", "src/plan.ts"],
  },
  "_ui-3.js": { file: "ui-3.js", name: "ui" },
  "src/stage.ts": { file: "stage-4.js", src: "src/stage.ts", imports: ["_three-5.js", "_ui-3.js"] },
  "_three-5.js": { file: "three-5.js", name: "three" },
  "src/plan.ts": { file: "plan-6.js", src: "src/plan.ts", imports: ["_editor-2.js"] },
};
const weight = (gz: number) => ({ raw: gz * 3, gz, br: gz - 1 });
const weights = new Map([
  ["client-1.js", weight(1000)],
  ["editor-2.js", weight(80)],
  ["ui-3.js", weight(5)],
  ["stage-4.js", weight(17)],
  ["three-5.js", weight(120)],
  ["plan-6.js", weight(700)],
]);
const home = { route: "/", files: [{ file: "client-1.js" }] };
const designer = { route: "/room-designer", files: [{ file: "client-1.js" }] };
const editor: LateBudget = {
  name: "the editor",
  on: "/room-designer",
  notOn: "/",
  chunks: ["editor", "src/stage.ts"],
  most: 222,
};
const weighed = (change: Partial<LateBudget> = {}, routes = [home, designer]) =>
  weighLate({ manifest, weights }, routes, [{ ...editor, ...change }]);

test("what comes late weighs all that it needs at once, each once, but not what the page has", () => {
  expect(weighed()).toEqual({
    late: [{ name: "the editor", js: { raw: 666, gz: 222, br: 218 } }],
    problems: [],
  });
});

test("one byte too many is told with the excess and the largest chunks", () => {
  const [problem, ...more] = weighed({ most: 221 }).problems;
  expect(more).toEqual([]);
  expect(problem).toMatch(/^the editor needs 0\.2 kB, 0\.0 kB over its budget/);
  expect(problem).toContain("Largest: three-5.js 0.1 kB, editor-2.js 0.1 kB, stage-4.js 0.0 kB.");
});

test("a file of it that another page loads at the start is a problem", () => {
  const files = [...home.files, { file: "three-5.js" }];
  expect(weighed({}, [{ ...home, files }, designer]).problems).toEqual([
    "/ loads three-5.js of the editor at the start.",
  ]);
});

test("a budget for what is not there is a problem", () => {
  expect(weighed({ chunks: ["editor", "src/stage.ts", "ghost"] }).problems).toEqual([
    "the editor begins with ghost, which was not built.",
  ]);
  expect(weighed({ on: "/rooms" }).problems[0]).toMatch(/names \/rooms, but there is no such page/);
});

test("workers and data are weighed with what starts them", () => {
  const chunk = manifest["_editor-2.js"];
  const started = { ...manifest, "_editor-2.js": { ...chunk, assets: ["model-7.js", "hen.svg"] } };
  const all = new Map([
    ...weights,
    ["model-7.js", weight(57)],
    ["data/furniture-8.json", weight(48)],
  ]);
  const weigh = (data: readonly string[]) =>
    weighLate(
      { manifest: started, weights: all },
      [home, designer],
      [{ ...editor, data, most: 327 }],
    );
  expect(weigh(["data/furniture-"])).toMatchObject({ late: [{ js: { gz: 327 } }], problems: [] });
  expect(weigh(["data/trees-"]).problems).toEqual([
    "the editor needs data/trees-, which was not built.",
  ]);
});
