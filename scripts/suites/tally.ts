// Counts the tests of a suite from the report its runner writes, and adds suites up.
import * as v from "valibot";
import { failuresOfPlaywright, failuresOfVitest } from "./failures.ts";

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each failure that can be named. */
  failures?: readonly string[];
};

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 };
export const oneFailure: Tally = { passed: 0, failed: 1, skipped: 0 };

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const vitestReport = v.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
});

export function tallyVitest(report: unknown): Tally {
  const parsed = v.safeParse(vitestReport, report);
  if (!parsed.success) return nothing;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = parsed.output;
  const skipped = numPendingTests + numTodoTests;
  return named(
    { passed: numPassedTests, failed: numFailedTests, skipped },
    failuresOfVitest(report),
  );
}

const playwrightReport = v.object({
  stats: v.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
});

export function tallyPlaywright(report: unknown): Tally {
  const parsed = v.safeParse(playwrightReport, report);
  if (!parsed.success) return nothing;
  const { expected, unexpected, flaky, skipped } = parsed.output.stats;
  // A test that passes only now and then does not guard anything.
  const tally = { passed: expected, failed: unexpected + flaky, skipped };
  return named(tally, failuresOfPlaywright(report));
}

const named = (tally: Tally, failures: readonly string[]): Tally =>
  failures.length === 0 ? tally : { ...tally, failures };

/** A suite that ran nothing, or that ended badly without naming a failed test, has failed. */
export function settle(tally: Tally, exitCode: number): Tally {
  const ranNothing = tally.passed + tally.failed === 0;
  const endedBadly = exitCode !== 0 && tally.failed === 0;
  return ranNothing || endedBadly ? { ...tally, failed: tally.failed + 1 } : tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, tally) => ({
      passed: total.passed + tally.passed,
      failed: total.failed + tally.failed,
      skipped: total.skipped + tally.skipped,
    }),
    nothing,
  );
}

/** The line that a test run ends with, for people and programs alike. */
export function plainLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
