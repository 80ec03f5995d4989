// Takes the median of several Lighthouse runs and holds it against what a page promises.
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof categories)[number];

/** Scores that are reached at least, and for how long a visit may block at most. */
export type Promised = Readonly<Partial<Record<Category | "tbtMs", number>>>;

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

export function shortfalls(run: Run, promised: Promised): string[] {
  const low = categories.flatMap((name) => {
    const least = promised[name];
    if (least === undefined || run[name] >= least) return [];
    return [`${name} is ${run[name]}, and has to be at least ${least}`];
  });
  const { tbtMs: most } = promised;
  if (most === undefined || run.tbtMs <= most) return low;
  return [...low, `it blocks for ${Math.round(run.tbtMs)} ms, and may for ${most}`];
}

export function describeRun(run: Run): string {
  const scores = categories.map((name) => `${name} ${run[name]}`);
  const times = `LCP ${Math.round(run.lcpMs)} ms, TBT ${Math.round(run.tbtMs)} ms, CLS ${run.cls.toFixed(3)}`;
  return `${scores.join(", ")}; ${times}`;
}
