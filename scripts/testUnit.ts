// `npm run test:unit`: the tests beside the code, in Node and in a browser; takes Vitest's arguments.
import { plainLine } from "./suites/tally.ts";
import { runVitest } from "./suites/vitestSuite.ts";

const tally = await runVitest(["node", "apart", "browser"], { args: process.argv.slice(2) });
console.log(plainLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
