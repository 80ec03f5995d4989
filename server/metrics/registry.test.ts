// Tests the text that Prometheus reads.
import { describe, expect, test } from "vitest";
import { createRegistry } from "./registry.ts";

describe("registry of metrics", () => {
  test("counters, histograms and gauges are written as Prometheus reads them", () => {
    const registry = createRegistry();
    const seeds = registry.counter("seeds_total", "Seeds sown.");
    const hours = registry.histogram("hours", "Time to grow.", [1, 2.5]);
    let rain = 3;
    registry.gauge("rain", "Rain now.", () => rain);
    registry.total("days_total", "Days gone by.", () => 7);
    seeds.add({ crop: "rye", field: 'a"b\\c\nd' });
    seeds.add({ crop: "rye", field: 'a"b\\c\nd' }, 4);
    seeds.add({ crop: "oat", field: "1" });
    for (const value of [0.5, 1, 2, 9]) hours.observe({ crop: "rye" }, value);
    rain = 4;
    expect(registry.text()).toBe(`# HELP seeds_total Seeds sown.
# TYPE seeds_total counter
seeds_total{crop="rye",field="a\\"b\\\\c\\nd"} 5
seeds_total{crop="oat",field="1"} 1
# HELP hours Time to grow.
# TYPE hours histogram
hours_bucket{crop="rye",le="1"} 2
hours_bucket{crop="rye",le="2.5"} 3
hours_bucket{crop="rye",le="+Inf"} 4
hours_sum{crop="rye"} 12.5
hours_count{crop="rye"} 4
# HELP rain Rain now.
# TYPE rain gauge
rain 4
# HELP days_total Days gone by.
# TYPE days_total counter
days_total 7
`);
  });
});
