// Holds each statement of a large database against the same on a small one, and tells which fall behind.
import { row } from "../figures/figures.ts";
import type { GrownDatabase } from "./growDatabase.ts";

const mostRatio = 3;

const p99 = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[Math.floor((times.length - 1) * 0.99)] ??
  Number.NaN;

type Measured = Pick<GrownDatabase, "rounds">;
type Pair = readonly [small: Measured, large: Measured];

/** That of the quietest round: whatever else the machine does is in the others. */
const p99Of = (sql: string, { rounds: taken }: Measured): number =>
  Math.min(...taken.flatMap((times) => (times.has(sql) ? [p99(times.get(sql)!)] : [])));

// What is selected says less than where it is looked for.
const shortened = (sql: string): string =>
  sql.replace(/^select .{60,}? from /, "select … from ").slice(0, 180);

export type Compared = { sql: string; before: number; after: number; ratio: number };

export function compareTimes([small, large]: Pair): Compared[] {
  const texts = new Set(large.rounds.flatMap((times) => [...times.keys()]));
  const compared = [...texts].map((sql) => {
    const [before, after] = [p99Of(sql, small), p99Of(sql, large)];
    return { sql, before, after, ratio: after / before };
  });
  return compared.toSorted((a, b) => b.ratio - a.ratio);
}

export const isSlower = ({ ratio }: Compared): boolean => !(ratio <= mostRatio);

/** Whether none is slower. */
export function tellCompared(
  compared: readonly Compared[],
  { few, many }: { few: number; many: number },
): boolean {
  console.log(`${row(["p99 in ms", few, many, "ratio"])}  query`);
  for (const one of compared) {
    const { sql, before, after, ratio } = one;
    const mark = isSlower(one) ? "slower" : "";
    console.log(
      `${row([mark, before.toFixed(2), after.toFixed(2), ratio.toFixed(1)])}  ${mark ? sql : shortened(sql)}`,
    );
  }
  const slow = compared.filter(isSlower).length;
  console.log(`${compared.length} queries, ${slow} of them more than ${mostRatio} times slower`);
  return slow === 0;
}
