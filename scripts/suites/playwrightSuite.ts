// Runs the end-to-end tests with Playwright and counts them.
import { readFile } from "node:fs/promises";
import { findBrowser } from "../browser/findBrowser.ts";
import { runProgram } from "../run/runProgram.ts";
import { tool } from "../run/tool.ts";
import { pagesOfFailures } from "./failures.ts";
import { readReport, reportFile } from "./report.ts";
import { oneFailure, settle, type Tally, tallyPlaywright } from "./tally.ts";
import { withTemporaryFolder } from "./temporaryFolder.ts";

type Run = {
  /** Names its report: two runs may go on at once. */
  readonly name?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

export async function runPlaywright({
  name = "e2e",
  args = [],
  env = {},
}: Run = {}): Promise<Tally> {
  const browser = await findBrowser();
  if (!browser.ok) {
    console.error(browser.reason);
    return oneFailure;
  }
  const report = await reportFile(`playwright-${name}`);
  const settings = { CHROMIUM: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await withTemporaryFolder((folder) =>
    runProgram(process.execPath, [tool("playwright"), "test", ...args], {
      env: { ...folder, ...env, ...settings },
      isShown: true,
    }),
  );
  const told = await readReport(report);
  await showPages(pagesOfFailures(told));
  return settle(tallyPlaywright(told), code);
}

// Some hundred lines, which is what a page with a dialog says.
const longestPage = 8_000;

/** The machine on which it failed may be gone by the time that somebody asks what was on the page. */
async function showPages(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const page = await readFile(file, "utf8").catch(() => "");
    console.error(`\n${page.slice(0, longestPage)}`);
  }
}
