// Measures / with Lighthouse as a phone sees it: the median of RUNS runs (3 unless told).
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumArgs } from "../scripts/browser/chromiumArgs.ts";
import { findBrowser } from "../scripts/browser/findBrowser.ts";
import { ensureBuilt } from "../scripts/ensureBuilt.ts";
import { startSiteProcess } from "../scripts/run/siteProcess.ts";
import { testedSite } from "../scripts/suites/testedSite.ts";
import { describeRun, medianRun, type Run, shortfalls } from "./lighthouse/verdict.ts";

const wantedRuns = Number(process.env.RUNS || "3");

async function measure(chromePath: string, url: string): Promise<Run> {
  const browser = await launch({
    chromePath,
    chromeFlags: ["--headless=new", ...chromiumArgs],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: "error" });
    if (!result) throw new Error("Lighthouse gave no result");
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      lcpMs: value("largest-contentful-paint"),
      tbtMs: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  } finally {
    browser.kill();
  }
}

async function main(): Promise<boolean> {
  if (!Number.isInteger(wantedRuns) || wantedRuns < 1) {
    console.error("RUNS must be a whole number of at least 1.");
    return false;
  }
  const browser = await findBrowser();
  if (!browser.ok) {
    console.error(browser.reason);
    return false;
  }
  if (!(await ensureBuilt(testedSite))) return false;
  const site = await startSiteProcess();
  try {
    const first = await measure(browser.path, site.url);
    console.log(`run 1: ${describeRun(first)}`);
    const runs: [Run, ...Run[]] = [first];
    while (runs.length < wantedRuns) {
      const next = await measure(browser.path, site.url);
      runs.push(next);
      console.log(`run ${runs.length}: ${describeRun(next)}`);
    }
    const median = medianRun(runs);
    console.log(`median: ${describeRun(median)}`);
    const short = shortfalls(median);
    for (const line of short) console.error(line);
    return short.length === 0;
  } finally {
    await site.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
