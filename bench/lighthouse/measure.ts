// One visit of Lighthouse to a page, as a phone. Lighthouse weighs 140 MB and is installed here by whoever runs the bench.
import { existsSync } from "node:fs";
import { chromiumArgs } from "../../scripts/browser/chromiumArgs.ts";
import { runProgram } from "../../scripts/run/runProgram.ts";
import type { Run } from "./verdict.ts";

type Launcher = {
  launch(options: {
    chromePath: string;
    chromeFlags: readonly string[];
    logLevel: "silent";
  }): Promise<{ port: number; kill(): void }>;
};
type Measured = {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
};
type Lighthouse = {
  default(url: string, options: { port: number; logLevel: "error" }): Promise<Measured | undefined>;
};

const folder = import.meta.dirname;
// By a name that TypeScript does not follow: where nobody has run the bench, there is no such package.
const load = <T>(name: string): Promise<T> => import(/* @vite-ignore */ name);

/** Whether it is here, or could be fetched. */
export async function ensureLighthouse(): Promise<boolean> {
  if (existsSync(`${folder}/node_modules/lighthouse`)) return true;
  console.error("Installing Lighthouse, 140 MB in bench/lighthouse…");
  const { code, output } = await runProgram("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
  });
  if (code !== 0) console.error(output);
  return code === 0;
}

export async function measurePage(chromePath: string, url: string, has3d: boolean): Promise<Run> {
  const { launch } = await load<Launcher>("chrome-launcher");
  const { default: lighthouse } = await load<Lighthouse>("lighthouse");
  const browser = await launch({
    chromePath,
    chromeFlags: ["--headless=new", ...chromiumArgs, ...(has3d ? [] : ["--disable-3d-apis"])],
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
