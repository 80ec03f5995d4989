// Names what failed in a suite, from the report its runner writes: in a long output only the end is at hand.
import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";
import { root } from "../run/root.ts";

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ""),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string())),
        }),
      ),
    }),
  ),
});

/** A line for each failed test, and for each file that failed before any of its tests. */
export function failuresOfVitest(report: unknown): string[] {
  const parsed = v.safeParse(vitestReport, report);
  if (!parsed.success) return [];
  return parsed.output.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, "");
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [line(file, message)];
    return failed.map((test) => line(`${file}: ${test.fullName}`, test.failureMessages?.[0]));
  });
}

const playwrightSpec = v.object({
  title: v.string(),
  ok: v.boolean(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(
        v.object({
          error: v.optional(v.object({ message: v.optional(v.string()) })),
          attachments: v.optional(
            v.array(v.object({ name: v.string(), path: v.optional(v.string()) })),
            [],
          ),
        }),
      ),
    }),
  ),
});

type PlaywrightSuite = { specs: v.InferOutput<typeof playwrightSpec>[]; suites: PlaywrightSuite[] };

const playwrightSuite: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.optional(v.array(playwrightSpec), []),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite)), []),
});

const playwrightReport = v.object({ suites: v.array(playwrightSuite) });

/** A line for each test that failed, or that passed only now and then. */
export function failuresOfPlaywright(report: unknown): string[] {
  return failedSpecs(report).map(({ file, line: at, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
    return line(`${file}:${at}: ${title}`, errors.find(Boolean));
  });
}

/** The files that tell what a page showed when its test failed. */
export function pagesOfFailures(report: unknown): string[] {
  const results = failedSpecs(report).flatMap(({ tests }) => tests.flatMap((t) => t.results));
  return results.flatMap(({ attachments }) =>
    attachments.flatMap(({ name, path }) => (name === "error-context" && path ? [path] : [])),
  );
}

function failedSpecs(report: unknown): PlaywrightSuite["specs"] {
  const parsed = v.safeParse(playwrightReport, report);
  if (!parsed.success) return [];
  const all = ({ specs, suites }: PlaywrightSuite): PlaywrightSuite["specs"] => [
    ...specs,
    ...suites.flatMap(all),
  ];
  const specs = parsed.output.suites.flatMap(all);
  return specs.filter(({ ok, tests }) => !ok || tests.some((t) => t.status === "flaky"));
}

const longest = 400;

function line(what: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n");
  const said = lines
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(" ");
  return said === "" ? what : `${what}: ${said}`.slice(0, longest);
}
