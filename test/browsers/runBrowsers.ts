// Takes browsers through the journey, one after the other, and counts the steps.
import { mkdir, writeFile } from "node:fs/promises";
import { fromRoot } from "../../scripts/run/root.ts";
import type { Tally } from "../../scripts/suites/tally.ts";
import { chromium } from "./chromium.ts";
import type { Engine } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { stepsIn } from "./journey.ts";
import { takeThrough } from "./takeThrough.ts";
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
  const tally: Tally & { failures: readonly string[] } = {
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [],
  };
  // Software draws 3D and layers so slowly that they would be half of the work: the long journey has them.
  const look = { isSimple: isShort };
  for (const { name, find } of engines) {
    const found = await find();
    if (found.ok) {
      const { passed, failed, failures } = await takeThrough({
        name,
        steps: stepsIn(name, isShort),
        startWorld: () => startWatchedWorld(look),
        openTab: () => found.value(look),
        async keepPicture(step, picture) {
          const folder = fromRoot("test-results", "browsers");
          await mkdir(folder, { recursive: true });
          await writeFile(`${folder}/${name}, ${step}.png`, picture);
        },
        say: (line) => console.log(line),
        now: () => performance.now(),
      });
      tally.passed += passed;
      tally.failed += failed;
      tally.failures = [...tally.failures, ...failures];
    } else {
      console.log(`  left out ${name}: ${found.reason}`);
      tally[mayBeMissing ? "skipped" : "failed"] += 1;
    }
  }
  return tally;
}
