// `npm run test:soak`: the tests that prove by number, in their long form; takes Vitest's arguments.
import { soakFiles } from "./suites/soakFiles.ts";
import { plainLine } from "./suites/tally.ts";
import { runVitest } from "./suites/vitestSuite.ts";

const args = [...soakFiles(), ...process.argv.slice(2)];
const tally = await runVitest(["node", "apart"], { args, env: { SOAK: "1" } });
console.log(plainLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
