// A tab that is killed between any two steps of its database: no gesture that was called kept is missing, and none is torn.
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { decodeLog } from "../../farm/codec/text.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import { MINUTE } from "../../farm/numbers/time.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import { farmTabs } from "../testing/farmTabs.ts";
import type { OpenFarm } from "./farms.ts";

/** A day's gestures, over and over: sown, watered, bought, taken back, brought in and sold. */
function wishAfter(farm: OpenFarm, n: number): FarmAction {
  const { last } = farm.state();
  const wishes: readonly FarmAction[] = [
    { kind: "sow", plots: 1 << (n % 13), what: "sunflower" },
    { kind: "water", plots: 0x1fff },
    { kind: "buySeed", crop: "pea", count: 1 },
    { kind: "undo", of: last?.event.at ?? 0 },
    { kind: "harvest", plots: 0x1fff },
    { kind: "sell", good: "sunflower", count: 1 },
  ];
  return wishes[n % wishes.length]!;
}

it("keeps every gesture that it called kept, whenever the tab is killed", async () => {
  const device = farmTabs();
  const first = await (await device.tab()).begin(417);
  first.act({ kind: "sow", plots: 1, what: "sunflower" });
  await device.pass(0);
  let done = 1;
  for (let kill = 0; kill < soak(100, 12); kill++) {
    const farms = await device.tab({ steps: 4 + ((kill * 7) % 41) });
    const opened = await farms.open(first.id);
    if (!opened.ok) throw new Error(opened.reason);
    const farm = opened.value;
    const acted: FarmEvent[] = [];
    let kept = 0;
    farm.subscribe(() => {
      if (farm.state().kept.kind === "kept") kept = acted.length;
    });
    for (let n = 0; n < 40 && farm.state().kept.kind !== "page"; n++) {
      const result = farm.act(wishAfter(farm, kill + n));
      if (result.ok) acted.push(farm.state().last!.event);
      // Now and then the next gesture comes before this one is kept.
      if (n % 3 > 0) await device.pass(n % 4 === 0 ? MINUTE : 0);
    }
    const next = await (await device.tab()).open(first.id);
    const file = next.ok ? await next.value.file() : next;
    const log = decodeLog(file.ok ? file.value.text : "");
    if (!log.ok) throw new Error(log.reason);
    const there = log.value.events.slice(done);
    expect(there.length).toBeGreaterThanOrEqual(kept);
    // A beginning of what was done: nothing is missing between.
    expect(there).toEqual(acted.slice(0, there.length));
    done = log.value.events.length;
  }
  expect(done).toBeGreaterThan(soak(300, 30));
});
