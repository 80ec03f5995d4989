// `npm test`: everything that guards the project, ending with one plain line.
import { otherEngines, runBrowsers } from "../test/browsers/runBrowsers.ts";
import { runChecks } from "./checks.ts";
import { buildNow } from "./ensureBuilt.ts";
import { testKit } from "./kit/testKit.ts";
import { weighCore } from "./size/weighCore.ts";
import { weighPasskey } from "./size/weighPasskey.ts";
import { weighSite } from "./size/weighSite.ts";
import { runPlaywright } from "./suites/playwrightSuite.ts";
import { runSuites, type Suite } from "./suites/runSuites.ts";
import { oneFailure, plainLine, type Tally } from "./suites/tally.ts";
import { testedSite } from "./suites/testedSite.ts";
import { runVitest } from "./suites/vitestSuite.ts";

const one = (isGood: boolean): Tally =>
  isGood ? { passed: 1, failed: 0, skipped: 0 } : oneFailure;

type Name = "check" | "build" | "size" | "unit" | "kit" | "e2e" | "browsers";

const suites: readonly Suite<Name>[] = [
  { name: "check", run: runChecks },
  { name: "build", run: async () => one(await buildNow(testedSite)) },
  {
    name: "size",
    needs: ["build"],
    run: async () =>
      one([await weighSite(), await weighPasskey(), await weighCore()].every(Boolean)),
  },
  { name: "unit", after: ["check"], run: () => runVitest(["node", "apart", "browser"]) },
  { name: "kit", after: ["unit"], run: () => testKit({ hosts: ["vite"], fromRegistry: false }) },
  { name: "e2e", needs: ["build"], after: ["unit"], run: () => runPlaywright() },
  {
    name: "browsers",
    needs: ["build"],
    after: ["unit"],
    run: () => runBrowsers({ engines: otherEngines, isShort: true, mayBeMissing: true }),
  },
];

const total = await runSuites(suites, {
  say: (line) => console.log(line),
  now: () => performance.now(),
});
console.log(plainLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
