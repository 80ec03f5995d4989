// Three tabs begin on one field and are at work there, now and then on a device that fails, one of them deaf: they come to one farm, which its file gives again.
import fc from "fast-check";
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { decodeLog, hashFarm } from "../../farm/codec/text.ts";
import { replay } from "../../farm/events/apply.ts";
import { beginFarm } from "../../farm/letters/begin.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import { farmTabs } from "../testing/farmTabs.ts";
import type { OpenFarm } from "./farms.ts";

const mask = fc.integer({ min: 1, max: 2 ** 13 - 1 });
/** What is undone is what the tab itself did last. */
type Drawn = Exclude<FarmAction, { readonly kind: "undo" }> | { readonly kind: "undo" };

const wish: fc.Arbitrary<Drawn> = fc.oneof(
  fc.record({
    kind: fc.constant("sow" as const),
    plots: mask,
    what: fc.constantFrom("sunflower" as const, "pea" as const),
  }),
  fc.record({ kind: fc.constantFrom("water" as const, "harvest" as const), plots: mask }),
  fc.record({
    kind: fc.constant("sell" as const),
    good: fc.constant("sunflower" as const),
    count: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    kind: fc.constant("buySeed" as const),
    crop: fc.constant("pea" as const),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constantFrom("answer" as const, "decline" as const), slot: fc.constant(0) }),
  fc.record({ kind: fc.constant("undo" as const) }),
);
/** Which tab, how long after the one before (often before the others have heard of it), and whether the device takes it. */
const step = fc.record({
  tab: fc.integer({ min: 0, max: 2 }),
  wait: fc.constantFrom(null, null, 0, 1_000, 90_000),
  fails: fc.boolean(),
  wish,
});

function act(farm: OpenFarm, drawn: Drawn): void {
  const { last } = farm.state();
  if (drawn.kind !== "undo") farm.act(drawn);
  else if (last) farm.act({ kind: "undo", of: last.event.at });
}

it("three tabs come to one farm, and its file gives the same", async () => {
  const drawn = fc.sample(fc.array(step, { minLength: 40, maxLength: 120 }), {
    numRuns: soak(300, 20),
    seed: 11,
  });
  for (const steps of drawn) {
    const device = farmTabs();
    const tabs: OpenFarm[] = [];
    for (const isDeaf of [false, false, true]) {
      tabs.push(await (await device.tab({ isDeaf })).begin(417));
      await device.pass(1_000);
    }
    const [first] = tabs as [OpenFarm];
    for (const { tab, wait, fails, wish: wanted } of steps) {
      device.faults.writes = fails && tab === 1 ? "unavailable" : null;
      act(tabs[tab]!, wanted);
      if (wait !== null) await device.pass(wait);
    }
    device.faults.writes = null;
    act(first, { kind: "sow", plots: 1 << 12, what: "sunflower" });
    for (const tab of tabs) tab.retry();
    await device.pass(60_000);
    // What the last one kept, a deaf one learns by asking.
    for (const tab of tabs) tab.retry();
    await device.pass(0);
    expect(await (await device.tab()).list()).toHaveLength(1);
    const hashes = tabs.map((tab) => hashFarm(tab.state().farm));
    expect(new Set(hashes).size).toBe(1);
    expect(tabs.map((tab) => tab.state().kept.kind)).toEqual(["kept", "kept", "kept"]);
    const file = await first.file();
    const log = decodeLog(file.ok ? file.value.text : "");
    if (!log.ok) throw new Error(log.reason);
    const { begun, events } = log.value;
    const again = replay(beginFarm(first.ground, begun), events, first.ground);
    expect(again.refused).toEqual([]);
    expect(hashFarm(again.farm)).toBe(hashes[0]);
  }
});
