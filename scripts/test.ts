// `npm test`: everything that guards the project, ending with one plain line.
import { otherEngines, runBrowsers } from "../test/browsers/runBrowsers.ts";
import { runChecks } from "./checks.ts";
import { buildNow } from "./ensureBuilt.ts";
import { weighSite } from "./size/weighSite.ts";
import { runPlaywright } from "./suites/playwrightSuite.ts";
import { runSuites, type Suite } from "./suites/runSuites.ts";
import { oneFailure, plainLine, type Tally } from "./suites/tally.ts";
import { testedSite } from "./suites/testedSite.ts";
import { runVitest } from "./suites/vitestSuite.ts";

const one = (isGood: boolean): Tally =>
  isGood ? { passed: 1, failed: 0, skipped: 0 } : oneFailure;

const suites: readonly Suite<
  "check" | "unit" | "browser" | "build" | "size" | "e2e" | "browsers"
>[] = [
  { name: "check", run: async () => ({ ...(await runChecks()), skipped: 0 }) },
  { name: "unit", run: () => runVitest(["node", "apart"]) },
  { name: "browser", run: () => runVitest(["browser"]) },
  { name: "build", run: async () => one(await buildNow(testedSite)) },
  { name: "size", needs: ["build"], run: async () => one(await weighSite()) },
  { name: "e2e", needs: ["build"], run: () => runPlaywright() },
  {
    name: "browsers",
    needs: ["build"],
    run: () => runBrowsers({ engines: otherEngines, isShort: true, mayBeMissing: true }),
  },
];

const total = await runSuites(suites, {
  say: (line) => console.log(line),
  now: () => performance.now(),
});
console.log(plainLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
