// Runs suites in rounds, tells each one's count and time, and adds them up.
import { oneFailure, plainLine, sum, type Tally } from "./tally.ts";

export type Suite<Name extends string = string> = {
  name: Name;
  /** Suites of earlier rounds without which this one would test something stale. */
  needs?: readonly NoInfer<Name>[];
  run(): Promise<Tally>;
};

type Surroundings = { say(line: string): void; now(): number };

/**
 * Those of a round run side by side: neither alone would keep the machine busy. A failing suite does
 * not keep the others from telling what they find.
 */
export async function runSuites(
  rounds: readonly (readonly Suite[])[],
  { say, now }: Surroundings,
): Promise<Tally> {
  const tallies = new Map<string, Tally>();
  const hasFailed = (name: string) => (tallies.get(name)?.failed ?? 0) > 0;
  const runOne = async ({ name, needs = [], run }: Suite) => {
    say(`\n== ${name}`);
    const since = now();
    const missing = needs.find(hasFailed);
    if (missing !== undefined) say(`Not run, because ${missing} failed.`);
    const tally = missing === undefined ? await run() : oneFailure;
    tallies.set(name, tally);
    say(`== ${name}: ${plainLine(tally)} in ${((now() - since) / 1000).toFixed(1)} s`);
  };
  for (const round of rounds) await Promise.all(round.map(runOne));
  const failed = [...tallies.keys()].filter(hasFailed);
  if (failed.length > 0) say(`\nFailed: ${failed.join(", ")}`);
  for (const name of failed)
    for (const failure of tallies.get(name)?.failures ?? []) say(`  ${name}: ${failure}`);
  return sum([...tallies.values()]);
}
