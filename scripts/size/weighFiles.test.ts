import { expect, test } from "vitest";
import { weighFiles } from "./weighFiles.ts";

const weight = (gz: number) => ({ raw: gz * 3, gz, br: gz - 1 });
const weights = new Map([
  ["assets/client-x7_Zk2Qa.js", weight(900)],
  ["assets/model.worker-x7-Zk2Qa.js", weight(370)],
  ["assets/style-x7_Zk2Qa.css", weight(280)],
  ["assets/nunito-x7_Zk2Qa.woff2", weight(400)],
]);
const budget = { "model.worker": 370, "style.css": 280 };

test("workers and sheets are weighed by their names, and nothing else is", () => {
  expect(weighFiles(weights, budget)).toEqual({
    files: [
      { name: "model.worker", weight: weight(370) },
      { name: "style.css", weight: weight(280) },
    ],
    problems: [],
  });
});

test.each([
  [
    "one that is too heavy",
    { ...budget, "model.worker": 369 },
    /^model\.worker weighs 0\.4 kB, over/,
  ],
  ["one without a budget", { "model.worker": 370 }, /^style\.css has no budget/],
  ["a budget for what is not there", { ...budget, "land.worker": 1 }, /names land\.worker, which/],
])("%s is a problem", (_, wanted, problem) => {
  const { problems } = weighFiles(weights, wanted);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});
