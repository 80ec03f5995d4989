// Runs suites one after the other, tells each one's count and time, and adds them up.
import { oneFailure, plainLine, sum, type Tally } from "./tally.ts";

export type Suite<Name extends string = string> = {
  name: Name;
  /** Suites without which this one would test something stale. */
  needs?: readonly NoInfer<Name>[];
  run(): Promise<Tally>;
};

type Surroundings = { say(line: string): void; now(): number };

/** A failing suite does not keep the others from telling what they find. */
export async function runSuites(
  suites: readonly Suite[],
  { say, now }: Surroundings,
): Promise<Tally> {
  const tallies = new Map<string, Tally>();
  const hasFailed = (name: string) => (tallies.get(name)?.failed ?? 0) > 0;
  for (const { name, needs = [], run } of suites) {
    say(`\n== ${name}`);
    const since = now();
    const missing = needs.find(hasFailed);
    if (missing !== undefined) say(`Not run, because ${missing} failed.`);
    const tally = missing === undefined ? await run() : oneFailure;
    tallies.set(name, tally);
    say(`== ${name}: ${plainLine(tally)} in ${((now() - since) / 1000).toFixed(1)} s`);
  }
  const failed = [...tallies.keys()].filter(hasFailed);
  if (failed.length > 0) say(`\nFailed: ${failed.join(", ")}`);
  return sum([...tallies.values()]);
}
