// Measures pages with Lighthouse as a phone sees them: the median of RUNS runs each (3 unless told); pages of one live scene without it, since a processor draws it here (docs/decisions/0095).
import { findBrowser } from "../scripts/browser/findBrowser.ts";
import { ensureBuilt } from "../scripts/ensureBuilt.ts";
import { startSiteProcess } from "../scripts/run/siteProcess.ts";
import { testedSite } from "../scripts/suites/testedSite.ts";
import { ensureLighthouse, measurePage } from "./lighthouse/measure.ts";
import {
  describeRun,
  medianRun,
  type Promised,
  type Run,
  shortfalls,
} from "./lighthouse/verdict.ts";

type Visit = {
  readonly path: string;
  readonly has3d: boolean;
  /** Null for what is only told beside: of that one run has to do. */
  readonly promised: Promised | null;
};

/** What is promised without the scene, and told with it. */
const scenePages: Readonly<Record<string, Promised>> = {
  "/play": { performance: 95, tbtMs: 400 },
  "/world": { performance: 95 },
  "/fields/417": { performance: 95 },
};

const visits: readonly Visit[] = [
  {
    path: "/",
    has3d: true,
    promised: { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
  },
  ...Object.entries(scenePages).flatMap(([path, promised]): Visit[] => [
    { path, has3d: false, promised },
    { path, has3d: true, promised: null },
  ]),
];

const wantedRuns = Number(process.env.RUNS || "3");

const nameOf = ({ path, has3d }: Visit) => (has3d ? path : `${path} without 3D`);

async function measureOften(chromePath: string, visit: Visit, site: string): Promise<Run> {
  const name = nameOf(visit);
  const told = async (number: number): Promise<Run> => {
    const run = await measurePage(chromePath, new URL(visit.path, site).href, visit.has3d);
    console.log(`${name}, run ${number}: ${describeRun(run)}`);
    return run;
  };
  const runs: [Run, ...Run[]] = [await told(1)];
  while (visit.promised && runs.length < wantedRuns) runs.push(await told(runs.length + 1));
  const median = medianRun(runs);
  console.log(`${name}, median: ${describeRun(median)}`);
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
  if (!(await ensureLighthouse()) || !(await ensureBuilt(testedSite))) return false;
  const site = await startSiteProcess();
  try {
    const short: string[] = [];
    for (const visit of visits) {
      const median = await measureOften(browser.path, visit, site.url);
      const lines = shortfalls(median, visit.promised ?? {});
      short.push(...lines.map((line) => `${nameOf(visit)}: ${line}`));
    }
    for (const line of short) console.error(line);
    return short.length === 0;
  } finally {
    await site.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
