// `npm run test:e2e`: the built site in a browser; takes Playwright's arguments.
import { ensureBuilt } from "./ensureBuilt.ts";
import { runPlaywright } from "./suites/playwrightSuite.ts";
import { oneFailure, plainLine } from "./suites/tally.ts";
import { testedSite } from "./suites/testedSite.ts";

const tally = (await ensureBuilt(testedSite))
  ? await runPlaywright({ args: process.argv.slice(2) })
  : oneFailure;
console.log(plainLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
