// `npm run test:browsers`: the whole journey in every browser, or in the named ones; `short` for the short one.
import { engines, runBrowsers } from "../test/browsers/runBrowsers.ts";
import { ensureBuilt } from "./ensureBuilt.ts";
import { oneFailure, plainLine } from "./suites/tally.ts";
import { testedSite } from "./suites/testedSite.ts";

const words = process.argv.slice(2);
const named = engines.filter(({ name }) => words.includes(name));
const options = {
  engines: named.length > 0 ? named : engines,
  isShort: words.includes("short"),
  mayBeMissing: false,
};
const tally = (await ensureBuilt(testedSite)) ? await runBrowsers(options) : oneFailure;
console.log(plainLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
