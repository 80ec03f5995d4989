// Runs the end-to-end tests with Playwright and counts them.
import { findBrowser } from "../browser/findBrowser.ts";
import { runProgram } from "../run/runProgram.ts";
import { tool } from "../run/tool.ts";
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
  const told = { CHROMIUM: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await withTemporaryFolder((folder) =>
    runProgram(process.execPath, [tool("playwright"), "test", ...args], {
      env: { ...folder, ...env, ...told },
      isShown: true,
    }),
  );
  return settle(tallyPlaywright(await readReport(report)), code);
}
