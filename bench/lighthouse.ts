// Measures pages with Lighthouse as a phone sees them: the median of RUNS runs each (3 unless told).
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumArgs } from "../scripts/browser/chromiumArgs.ts";
import { findBrowser } from "../scripts/browser/findBrowser.ts";
import { ensureBuilt } from "../scripts/ensureBuilt.ts";
import { startSiteProcess } from "../scripts/run/siteProcess.ts";
import { testedSite } from "../scripts/suites/testedSite.ts";
import {
  describeRun,
  medianRun,
  type Promised,
  type Run,
  shortfalls,
} from "./lighthouse/verdict.ts";

const pages: Readonly<Record<string, Promised>> = {
  "/": { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
  "/play": { performance: 95 },
  "/world": { performance: 95 },
  "/fields/417": { performance: 95 },
};

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

async function measureOften(chromePath: string, path: string, site: string): Promise<Run> {
  const told = async (number: number): Promise<Run> => {
    const run = await measure(chromePath, new URL(path, site).href);
    console.log(`${path}, run ${number}: ${describeRun(run)}`);
    return run;
  };
  const runs: [Run, ...Run[]] = [await told(1)];
  while (runs.length < wantedRuns) runs.push(await told(runs.length + 1));
  const median = medianRun(runs);
  console.log(`${path}, median: ${describeRun(median)}`);
  return median;
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
    const short: string[] = [];
    for (const [path, promised] of Object.entries(pages)) {
      const median = await measureOften(browser.path, path, site.url);
      short.push(...shortfalls(median, promised).map((line) => `${path}: ${line}`));
    }
    for (const line of short) console.error(line);
    return short.length === 0;
  } finally {
    await site.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
