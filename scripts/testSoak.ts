// `npm run test:soak`: the tests that prove by number, in their long form; takes Vitest's arguments, and runs it alone then.
import { ensureBuilt } from "./ensureBuilt.ts";
import { runPlaywright } from "./suites/playwrightSuite.ts";
import { soakSpecs, soakTests } from "./suites/soakFiles.ts";
import { oneFailure, plainLine, sum } from "./suites/tally.ts";
import { testedSite } from "./suites/testedSite.ts";
import { runVitest } from "./suites/vitestSuite.ts";

const args = process.argv.slice(2);
const env = { SOAK: "1" };
const tallies = [
  await runVitest(["node", "apart", "browser"], { args: [...soakTests(), ...args], env }),
];
if (args.length === 0)
  tallies.push(
    (await ensureBuilt(testedSite)) ? await runPlaywright({ args: soakSpecs(), env }) : oneFailure,
  );
const tally = sum(tallies);
console.log(plainLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
