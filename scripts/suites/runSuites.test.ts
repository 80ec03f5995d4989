import { expect, test } from "vitest";
import { runSuites, type Suite } from "./runSuites.ts";

const good = { passed: 2, failed: 0, skipped: 1 };
const bad = { passed: 1, failed: 1, skipped: 0 };

function record() {
  const lines: string[] = [];
  let time = 0;
  const now = () => {
    time += 1500;
    return time;
  };
  return { lines, surroundings: { say: (line: string) => void lines.push(line), now } };
}

test("every suite runs and is told, after a failing one too", async () => {
  const { lines, surroundings } = record();
  const rounds: Suite[][] = [
    [{ name: "check", run: async () => bad }],
    [{ name: "unit", run: async () => good }],
  ];
  expect(await runSuites(rounds, surroundings)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  expect(lines).toEqual([
    "\n== check",
    "== check: 1 passed, 1 failed in 1.5 s",
    "\n== unit",
    "== unit: 2 passed, 0 failed, 1 skipped in 1.5 s",
    "\nFailed: check",
  ]);
});

test("each failure that has a name is told again at the end", async () => {
  const { lines, surroundings } = record();
  const failures = ["a.test.ts: withers", "b.test.ts: No such file"];
  const rounds: Suite[][] = [
    [{ name: "unit", run: async () => ({ ...bad, failed: 2, failures }) }],
    [{ name: "e2e", run: async () => good }],
  ];
  await runSuites(rounds, surroundings);
  expect(lines.slice(-3)).toEqual([
    "\nFailed: unit",
    "  unit: a.test.ts: withers",
    "  unit: b.test.ts: No such file",
  ]);
});

test("a suite whose need failed does not run, and counts as one failure", async () => {
  const { lines, surroundings } = record();
  let hasRun = false;
  const rounds: Suite[][] = [
    [{ name: "build", run: async () => bad }],
    [
      {
        name: "size",
        needs: ["build"],
        run: async () => {
          hasRun = true;
          return good;
        },
      },
    ],
  ];
  expect(await runSuites(rounds, surroundings)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(hasRun).toBe(false);
  expect(lines).toContain("Not run, because build failed.");
});

test("those of a round run side by side, and the next round waits for all of them", async () => {
  const { lines, surroundings } = record();
  const { promise: isBuilt, resolve: build } = Promise.withResolvers<void>();
  const rounds: Suite[][] = [
    [
      { name: "build", run: () => isBuilt.then(() => good) },
      {
        name: "check",
        run: async () => {
          build();
          return good;
        },
      },
    ],
    [{ name: "unit", run: async () => good }],
  ];
  expect(await runSuites(rounds, surroundings)).toEqual({ passed: 6, failed: 0, skipped: 3 });
  const names = lines.map((line) => line.trim().split(":")[0]);
  expect(names.slice(0, 2)).toEqual(["== build", "== check"]);
  expect(names.slice(2, 4).sort()).toEqual(["== build", "== check"]);
  expect(names.slice(4)).toEqual(["== unit", "== unit"]);
});

test("nothing is said to have failed where nothing did", async () => {
  const { lines, surroundings } = record();
  await runSuites([[{ name: "unit", run: async () => good }]], surroundings);
  expect(lines.join("\n")).not.toContain("Failed");
});
