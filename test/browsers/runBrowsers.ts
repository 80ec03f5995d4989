// Takes browsers through the journey, one after the other, and counts the steps.
import { mkdir, writeFile } from "node:fs/promises";
import { fromRoot } from "../../scripts/run/root.ts";
import type { Tally } from "../../scripts/suites/tally.ts";
import { chromium } from "./chromium.ts";
import type { Engine, Tab } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { journey } from "./journey.ts";
import { createVisitor } from "./visitor.ts";
import { startWatchedWorld } from "./watchedWorld.ts";
import { webkit } from "./webkit.ts";

/** Those that the other tests do not run in. */
export const otherEngines: readonly Engine[] = [firefox, webkit];
export const engines: readonly Engine[] = [chromium, ...otherEngines];

type Options = {
  engines: readonly Engine[];
  isShort: boolean;
  /** A browser that is not installed is left out, and counts as one skipped test; otherwise it has failed. */
  mayBeMissing: boolean;
};

export async function runBrowsers({ engines, isShort, mayBeMissing }: Options): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, find } of engines) {
    const found = await find();
    if (found.ok) {
      const { passed, failed } = await takeThrough(name, found.value, isShort);
      tally.passed += passed;
      tally.failed += failed;
    } else {
      console.log(`  left out ${name}: ${found.reason}`);
      tally[mayBeMissing ? "skipped" : "failed"] += 1;
    }
  }
  return tally;
}

/** In a world of its own, so that nobody meets what another has left there. */
async function takeThrough(name: string, openTab: () => Promise<Tab>, isShort: boolean) {
  const world = await startWatchedWorld();
  const tally = { passed: 0, failed: 0 };
  try {
    const tab = await openTab();
    try {
      const visitor = createVisitor(tab, world.url);
      for (const step of journey.filter(({ isLong }) => !isShort || !isLong)) {
        const since = performance.now();
        const failure = await step.go(visitor).then(
          () => world.trouble[0],
          (error: Error) => error.message,
        );
        world.trouble.length = 0;
        const seconds = ((performance.now() - since) / 1000).toFixed(1);
        const verdict = failure === undefined ? "ok    " : "FAILED";
        console.log(`  ${verdict} ${name}: ${step.name}, ${seconds} s`);
        tally[failure === undefined ? "passed" : "failed"] += 1;
        if (failure === undefined) continue;
        console.log(`         ${failure}`);
        const folder = fromRoot("test-results", "browsers");
        await mkdir(folder, { recursive: true });
        await writeFile(`${folder}/${name}, ${step.name}.png`, await tab.screenshot());
      }
    } finally {
      await tab.close();
    }
  } finally {
    await world.stop();
  }
  return tally;
}
