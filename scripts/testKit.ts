// `npm run test:kit`: the packed kit in three other sites, installed from the registry as theirs would be.
import { testKit } from "./kit/testKit.ts";
import { plainLine } from "./suites/tally.ts";

const tally = await testKit({ hosts: ["vite", "next", "fromRainbowKit"], fromRegistry: true });
console.log(plainLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
