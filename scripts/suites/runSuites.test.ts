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
  const suites: Suite[] = [
    { name: "check", run: async () => bad },
    { name: "unit", after: ["check"], run: async () => good },
  ];
  expect(await runSuites(suites, surroundings)).toEqual({ passed: 3, failed: 1, skipped: 1 });
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
  const suites: Suite[] = [
    { name: "unit", run: async () => ({ ...bad, failed: 2, failures }) },
    { name: "e2e", after: ["unit"], run: async () => good },
  ];
  await runSuites(suites, surroundings);
  expect(lines.slice(-3)).toEqual([
    "\nFailed: unit",
    "  unit: a.test.ts: withers",
    "  unit: b.test.ts: No such file",
  ]);
});

test("a suite whose need failed does not run, and counts as one failure", async () => {
  const { lines, surroundings } = record();
  let hasRun = false;
  const suites: Suite[] = [
    { name: "build", run: async () => bad },
    {
      name: "size",
      needs: ["build"],
      run: async () => {
        hasRun = true;
        return good;
      },
    },
  ];
  expect(await runSuites(suites, surroundings)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(hasRun).toBe(false);
  expect(lines).toContain("Not run, because build failed.");
});

test("those of which none follows the other run side by side, and the others wait", async () => {
  const { lines, surroundings } = record();
  const { promise: isChecked, resolve: check } = Promise.withResolvers<void>();
  const { promise: isTested, resolve: test } = Promise.withResolvers<void>();
  const suites: Suite[] = [
    { name: "build", run: () => isTested.then(() => good) },
    {
      name: "check",
      run: async () => {
        check();
        return good;
      },
    },
    {
      name: "unit",
      after: ["check"],
      run: async () => {
        await isChecked;
        test();
        return good;
      },
    },
    { name: "size", needs: ["build"], run: async () => good },
  ];
  expect(await runSuites(suites, surroundings)).toEqual({ passed: 8, failed: 0, skipped: 4 });
  const names = lines.map((line) => line.trim().split(" ")[1]);
  expect(names).toEqual(["build", "check", "check:", "unit", "unit:", "build:", "size", "size:"]);
});

test("nothing is said to have failed where nothing did", async () => {
  const { lines, surroundings } = record();
  await runSuites([{ name: "unit", run: async () => good }], surroundings);
  expect(lines.join("\n")).not.toContain("Failed");
});
