import { expect, test } from "vitest";
import { root } from "../run/root.ts";
import { failuresOfPlaywright, failuresOfVitest, pagesOfFailures } from "./failures.ts";

test("of Vitest's report the failed tests are named with file and reason, without colours", () => {
  const report = {
    testResults: [
      {
        name: `${root}/src/a.test.ts`,
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "grows", status: "passed", failureMessages: [] },
          {
            fullName: "withers",
            status: "failed",
            failureMessages: ["\u001b[31mAssertionError: expected 1\u001b[39m\n\n  to be 2\n at x"],
          },
        ],
      },
      {
        name: `${root}/src/b.test.ts`,
        status: "failed",
        message: "No such file",
        assertionResults: [],
      },
      { name: `${root}/src/c.test.ts`, status: "passed", assertionResults: [] },
    ],
  };
  expect(failuresOfVitest(report)).toEqual([
    "src/a.test.ts: withers: AssertionError: expected 1 to be 2 at x",
    "src/b.test.ts: No such file",
  ]);
});

test("of Playwright's report those that failed or wavered are named, however deep they lie", () => {
  const spec = (title: string, ok: boolean, status: string, message?: string) => ({
    title,
    ok,
    file: "field.spec.ts",
    line: 7,
    tests: [{ status, results: [message === undefined ? {} : { error: { message } }, {}] }],
  });
  const report = {
    suites: [
      {
        specs: [spec("opens", true, "expected")],
        suites: [
          {
            specs: [
              spec("closes", false, "unexpected", "Timed out"),
              spec("wavers", true, "flaky", "Not yet"),
            ],
          },
        ],
      },
    ],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    "field.spec.ts:7: closes: Timed out",
    "field.spec.ts:7: wavers: Not yet",
  ]);
});

test("what a page showed is read of failed tests only, wherever Playwright has put it", () => {
  const spec = (ok: boolean, path: string) => ({
    title: "opens",
    ok,
    file: "field.spec.ts",
    line: 7,
    tests: [
      {
        status: ok ? "expected" : "unexpected",
        results: [
          {
            attachments: [
              { name: "screenshot", path: "picture.png" },
              { name: "error-context", path },
              { name: "error-context", body: "" },
            ],
          },
        ],
      },
    ],
  });
  const report = { suites: [{ specs: [spec(false, "a.md"), spec(true, "b.md")], suites: [] }] };
  expect(pagesOfFailures(report)).toEqual(["a.md"]);
});

test("a line stays readable, however long the reason", () => {
  const test = { fullName: "is long", status: "failed", failureMessages: ["x".repeat(9000)] };
  const report = { testResults: [{ name: "a", status: "failed", assertionResults: [test] }] };
  expect(failuresOfVitest(report)[0]!.length).toBeLessThan(500);
});

test.each([undefined, {}, { suites: [{ specs: [{}] }] }, { testResults: [{}] }])(
  "a report that cannot be read names nothing: %j",
  (report) => {
    expect(failuresOfVitest(report)).toEqual([]);
    expect(failuresOfPlaywright(report)).toEqual([]);
    expect(pagesOfFailures(report)).toEqual([]);
  },
);
