// Counters, histograms and gauges, written out as Prometheus reads them (text format 0.0.4).
export type Labels = Readonly<Record<string, string>>;

export type Counter = { add(labels: Labels, by?: number): void };

export type Histogram = { observe(labels: Labels, value: number): void };

export type Registry = {
  counter(name: string, help: string): Counter;
  /** The buckets are upper bounds in rising order; the last, without bound, is added. */
  histogram(name: string, help: string, buckets: readonly number[]): Histogram;
  /** Read when the metrics are asked for. */
  gauge(name: string, help: string, read: () => number): void;
  /** A counter that something else keeps. */
  total(name: string, help: string, read: () => number): void;
  text(): string;
};

export const metricsContentType = "text/plain; version=0.0.4; charset=utf-8";

export function createRegistry(): Registry {
  const metrics: Array<() => string[]> = [];

  function add(name: string, type: string, help: string, samples: () => string[]): void {
    metrics.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples()]);
  }

  return {
    counter(name, help) {
      const counts = byLabels((labels) => ({ labels, count: 0 }));
      add(name, "counter", help, () =>
        counts.all().map(({ labels, count }) => `${name}${shown(labels)} ${count}`),
      );
      return {
        add(labels, by = 1) {
          counts.of(labels).count += by;
        },
      };
    },
    histogram(name, help, buckets) {
      const series = byLabels<Series>((labels) => ({
        labels,
        bounds: buckets,
        counts: buckets.map(() => 0),
        count: 0,
        sum: 0,
      }));
      add(name, "histogram", help, () => series.all().flatMap((one) => lines(name, one)));
      return {
        observe(labels, value) {
          const one = series.of(labels);
          const bucket = buckets.findIndex((bound) => value <= bound);
          if (bucket !== -1) one.counts[bucket]! += 1;
          one.count += 1;
          one.sum += value;
        },
      };
    },
    gauge(name, help, read) {
      add(name, "gauge", help, () => [`${name} ${read()}`]);
    },
    total(name, help, read) {
      add(name, "counter", help, () => [`${name} ${read()}`]);
    },
    text: () => `${metrics.flatMap((metric) => metric()).join("\n")}\n`,
  };
}

type Series = {
  labels: Labels;
  bounds: readonly number[];
  counts: number[];
  count: number;
  sum: number;
};

function lines(name: string, { labels, bounds, counts, count, sum }: Series): string[] {
  let below = 0;
  const buckets = bounds.map((bound, index) => {
    below += counts[index] ?? 0;
    return `${name}_bucket${shown({ ...labels, le: String(bound) })} ${below}`;
  });
  return [
    ...buckets,
    `${name}_bucket${shown({ ...labels, le: "+Inf" })} ${count}`,
    `${name}_sum${shown(labels)} ${sum}`,
    `${name}_count${shown(labels)} ${count}`,
  ];
}

/** One of a kind for each set of labels; a metric's labels always come in the same order. */
function byLabels<One>(make: (labels: Labels) => One): { all(): One[]; of(labels: Labels): One } {
  const known = new Map<string, One>();
  return {
    all: () => [...known.values()],
    of(labels) {
      const key = shown(labels);
      const one = known.get(key) ?? make(labels);
      known.set(key, one);
      return one;
    },
  };
}

function shown(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
