// Runs Vitest's projects and counts their tests.
import { findBrowser } from "../browser/findBrowser.ts";
import { runProgram } from "../run/runProgram.ts";
import { tool } from "../run/tool.ts";
import { readReport, reportFile } from "./report.ts";
import { oneFailure, settle, type Tally, tallyVitest } from "./tally.ts";
import { withTemporaryFolder } from "./temporaryFolder.ts";

type Project = "node" | "apart" | "browser";

type Run = { readonly args?: readonly string[]; readonly env?: Readonly<Record<string, string>> };

/** Its threads need that much in the end: collected again and again on the way there, they take 4 % more. */
const roomyFromTheStart = [
  "--min-semi-space-size=32",
  "--max-semi-space-size=64",
  "--initial-heap-size=1500",
];

export async function runVitest(
  projects: readonly Project[],
  { args = [], env: given = {} }: Run = {},
): Promise<Tally> {
  const env: Record<string, string> = { ...given };
  if (projects.includes("browser")) {
    const browser = await findBrowser();
    if (!browser.ok) {
      console.error(browser.reason);
      return oneFailure;
    }
    env.CHROMIUM = browser.path;
  }
  const report = await reportFile(`vitest-${projects.join("-")}`);
  const programArgs = [
    ...roomyFromTheStart,
    tool("vitest"),
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...args,
  ];
  const { code } = await withTemporaryFolder((folder) =>
    runProgram(process.execPath, programArgs, { env: { ...folder, ...env }, isShown: true }),
  );
  return settle(tallyVitest(await readReport(report)), code);
}
