// `npm run test:near`: the tests near what has changed, or near what the last commit changed.
import { execFileSync } from "node:child_process";
import { root } from "./run/root.ts";
import { besideChanges, leftOut, specsOf } from "./suites/near.ts";
import { plainLine, sum } from "./suites/tally.ts";
import { runVitest } from "./suites/vitestSuite.ts";

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

const atWork = [
  ...git("diff", "--name-only", "HEAD"),
  ...git("ls-files", "--others", "--exclude-standard"),
];
const since = atWork.length > 0 ? [] : ["HEAD~1"];
const changed = atWork.length > 0 ? atWork : git("diff", "--name-only", "HEAD~1");

const tallies = [
  await runVitest(["node", "apart"], {
    args: ["--changed", ...since, "--passWithNoTests"],
    env: { LEFT_OUT: leftOut(changed).join() },
  }),
];
const browserTests = besideChanges(changed, git("ls-files", "*.browser.test.tsx"));
if (browserTests.length > 0) tallies.push(await runVitest(["browser"], { args: browserTests }));

const specs = specsOf(changed, git("ls-files", "test/e2e/*.spec.ts"));
if (specs.length > 0) console.log(`\nTo walk through it: npm run test:e2e -- ${specs.join(" ")}`);
const total = sum(tallies);
console.log(plainLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
