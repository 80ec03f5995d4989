import { expect, test } from "vitest";
import { nothing, plainLine, settle, sum, tallyPlaywright, tallyVitest } from "./tally.ts";

const vitest = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 };
const playwright = { stats: { expected: 9, unexpected: 1, flaky: 2, skipped: 4, duration: 12.5 } };

test("Vitest's report counts todo and pending tests as skipped", () => {
  expect(tallyVitest(vitest)).toEqual({ passed: 7, failed: 2, skipped: 4 });
});

test("Playwright's report counts a flaky test as failed", () => {
  expect(tallyPlaywright(playwright)).toEqual({ passed: 9, failed: 3, skipped: 4 });
});

test("what failed is named where its report tells it", () => {
  const failed = { fullName: "withers", status: "failed", failureMessages: [] };
  const testResults = [{ name: "a.test.ts", status: "failed", assertionResults: [failed] }];
  expect(tallyVitest({ ...vitest, testResults }).failures).toEqual(["a.test.ts: withers"]);
  const spec = { title: "opens", ok: false, file: "b.spec.ts", line: 3, tests: [] };
  expect(tallyPlaywright({ ...playwright, suites: [{ specs: [spec] }] }).failures).toEqual([
    "b.spec.ts:3: opens",
  ]);
});

test.each([undefined, null, "", {}, { stats: {} }, { numPassedTests: "7" }])(
  "a report that cannot be read counts nothing: %j",
  (report) => {
    expect(tallyVitest(report)).toEqual(nothing);
    expect(tallyPlaywright(report)).toEqual(nothing);
  },
);

test("a suite that ran no test has failed, whatever its exit code", () => {
  expect(settle(nothing, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(settle({ passed: 0, failed: 0, skipped: 5 }, 0)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 5,
  });
});

test("a suite that ended badly though its tests passed has failed once", () => {
  expect(settle({ passed: 3, failed: 0, skipped: 0 }, 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
  });
});

test("failed tests are not counted twice, and a good run stays as it is", () => {
  expect(settle({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(settle({ passed: 3, failed: 0, skipped: 1 }, 0)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
  });
});

test("the plain line names skipped tests only where there are any", () => {
  const tallies = [
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 4, failed: 1, skipped: 0 },
  ];
  expect(plainLine(sum(tallies))).toBe("7 passed, 1 failed");
  expect(plainLine(sum([...tallies, { passed: 0, failed: 0, skipped: 2 }]))).toBe(
    "7 passed, 1 failed, 2 skipped",
  );
  expect(plainLine(sum([]))).toBe("0 passed, 0 failed");
});
