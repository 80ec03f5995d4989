// Takes the median of several Lighthouse runs and holds it against what the site promises.
const measures = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  "best-practices": { least: 100 },
  seo: { least: 100 },
} as const;

type Category = keyof typeof measures;

export type Run = Record<Category, number> & { lcpMs: number; tbtMs: number; cls: number };

export function medianRun(runs: readonly [Run, ...Run[]]): Run {
  const names = Object.keys(runs[0]) as (keyof Run)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as Run;
}

/** The middle value; of two middle ones the worse, so that an even count never flatters. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

export function shortfalls(run: Run): string[] {
  return (Object.keys(measures) as Category[])
    .filter((name) => !(run[name] >= measures[name].least))
    .map((name) => `${name} is ${run[name]}, and has to be at least ${measures[name].least}`);
}

export function describeRun(run: Run): string {
  const scores = (Object.keys(measures) as Category[]).map((name) => `${name} ${run[name]}`);
  const times = `LCP ${Math.round(run.lcpMs)} ms, TBT ${Math.round(run.tbtMs)} ms, CLS ${run.cls.toFixed(3)}`;
  return `${scores.join(", ")}; ${times}`;
}
