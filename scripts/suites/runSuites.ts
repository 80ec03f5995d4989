// Runs suites side by side where none follows the other, tells each one's count and time, and adds them up.
import { oneFailure, plainLine, sum, type Tally } from "./tally.ts";

export type Suite<Name extends string = string> = {
  name: Name;
  /** Suites further up without which this one would test something stale. */
  needs?: readonly NoInfer<Name>[];
  /** Suites further up that would keep the machine too busy for this one. */
  after?: readonly NoInfer<Name>[];
  run(): Promise<Tally>;
};

type Surroundings = { say(line: string): void; now(): number };

/** A failing suite does not keep the others from telling what they find. */
export async function runSuites(
  suites: readonly Suite[],
  { say, now }: Surroundings,
): Promise<Tally> {
  const running = new Map<string, Promise<Tally>>();
  const runOne = async ({ name, needs = [], after = [], run }: Suite) => {
    const needed = await Promise.all(needs.map((other) => running.get(other)));
    await Promise.all(after.map((other) => running.get(other)));
    say(`\n== ${name}`);
    const since = now();
    const missing = needs.find((_, index) => (needed[index]?.failed ?? 0) > 0);
    if (missing !== undefined) say(`Not run, because ${missing} failed.`);
    const tally = missing === undefined ? await run() : oneFailure;
    say(`== ${name}: ${plainLine(tally)} in ${((now() - since) / 1000).toFixed(1)} s`);
    return tally;
  };
  for (const suite of suites) running.set(suite.name, runOne(suite));
  const tallies = await Promise.all(suites.map(({ name }) => running.get(name)!));
  const failed = suites
    .map(({ name }, index) => [name, tallies[index]!] as const)
    .filter(([, { failed }]) => failed > 0);
  if (failed.length > 0) say(`\nFailed: ${failed.map(([name]) => name).join(", ")}`);
  for (const [name, { failures = [] }] of failed)
    for (const failure of failures) say(`  ${name}: ${failure}`);
  return sum(tallies);
}
