// Takes a browser through the steps of a visit, and again through all of them where it ended on the way.
import type { Tab } from "./engine.ts";
import { BrowserGone } from "./gone.ts";
import type { Step } from "./step.ts";
import { createVisitor } from "./visitor.ts";

export type Way = {
  name: string;
  steps: readonly Step[];
  /** A world for each time, so that nobody meets what another has left; its pages tell what goes wrong in them. */
  startWorld(): Promise<{ url: string; trouble: string[]; stop(): Promise<void> }>;
  openTab(): Promise<Tab>;
  keepPicture(step: string, picture: Buffer): Promise<void>;
  say(line: string): void;
  now(): number;
};

type Taken = {
  passed: number;
  failed: number;
  /** A line for each step that failed. */
  failures: readonly string[];
  /** Where the browser ended, if it did. */
  end?: string;
};

/** A browser that ends each time does so for a reason, which may well be the site. */
const TRIES = 3;

export async function takeThrough(way: Way): Promise<Omit<Taken, "end">> {
  let taken = await takeOnce(way);
  // What has failed is not tried until it passes.
  for (let tries = 1; tries < TRIES && taken.end !== undefined && taken.failed === 0; tries++) {
    way.say(`  again  ${way.name}: ${taken.end}`);
    taken = await takeOnce(way);
  }
  const { end, ...counted } = taken;
  if (end === undefined) return counted;
  way.say(`  FAILED ${way.name}: ${end}`);
  const failures = [...counted.failures, `${way.name}: ${end}`];
  return { ...counted, failed: counted.failed + 1, failures };
}

async function takeOnce(way: Way): Promise<Taken> {
  const { name, say, now } = way;
  const world = await way.startWorld();
  const taken: Taken = { passed: 0, failed: 0, failures: [] };
  try {
    // One that does not start has said nothing about the site either.
    const tab = await way.openTab().catch((error: Error) => error);
    if (tab instanceof Error) return { ...taken, end: `the browser did not start: ${tab.message}` };
    try {
      const visitor = createVisitor(tab, world.url);
      for (const step of way.steps) {
        const since = now();
        const failure = await step.go(visitor).then(
          () => world.trouble[0],
          (error: Error) => error,
        );
        world.trouble.length = 0;
        if (failure instanceof BrowserGone)
          return { ...taken, end: `the browser ended in "${step.name}": ${failure.message}` };
        const seconds = ((now() - since) / 1000).toFixed(1);
        const verdict = failure === undefined ? "ok    " : "FAILED";
        say(`  ${verdict} ${name}: ${step.name}, ${seconds} s`);
        taken[failure === undefined ? "passed" : "failed"] += 1;
        if (failure === undefined) continue;
        const reason = failure instanceof Error ? failure.message : failure;
        say(`         ${reason}`);
        taken.failures = [...taken.failures, `${name}: ${step.name}: ${reason}`];
        await tab
          .screenshot()
          .then((picture) => way.keepPicture(step.name, picture))
          .catch((error: Error) => say(`         No picture of it: ${error.message}`));
      }
    } finally {
      await tab.close();
    }
  } finally {
    await world.stop();
  }
  return taken;
}
