// Three devices of one player, two tabs on each, away at times, killed, with lost answers and a restored server: one farm at the end, and nothing lost in silence.
import fc from "fast-check";
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { encodeEvent, hashFarm } from "../../farm/codec/text.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import { MINUTE } from "../../farm/numbers/time.ts";
import type { FarmAction, FarmNotice } from "../session/playedFarm.ts";
import { farmDevices } from "../testing/farmDevices.ts";
import type { Farms, OpenFarm } from "./farms.ts";

const DEVICES = 3;
/** Of the plots of field 417 each device has four that no other touches, and one is everybody's. */
const OWN = 4;
const SHARED = 1 << 12;

type Wish =
  /** On the device's own plots. */
  | { readonly kind: "sow" | "water"; readonly nth: number }
  | { readonly kind: "sowShared" | "waterShared" | "harvestShared" | "undo" }
  | { readonly kind: "buySeed" | "sell" | "answer" | "decline" };
type Step = {
  readonly device: number;
  readonly tab: number;
  readonly wish: Wish;
  readonly wait: number;
  /** What befalls the device or the account before it. */
  readonly fate: "none" | "away" | "back" | "lost" | "killed";
};

const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("sow" as const, "water" as const, "water" as const),
    nth: fc.integer({ min: 0, max: OWN - 1 }),
  }),
  fc.record({
    kind: fc.constantFrom(
      ...(["sowShared", "waterShared", "harvestShared", "undo"] as const),
      ...(["buySeed", "sell", "answer", "decline"] as const),
    ),
  }) as fc.Arbitrary<Wish>,
);
const step: fc.Arbitrary<Step> = fc.record({
  device: fc.integer({ min: 0, max: DEVICES - 1 }),
  tab: fc.integer({ min: 0, max: 1 }),
  wish,
  wait: fc.constantFrom(11, 11, 700, 5_003, 31_013, 5 * MINUTE + 7),
  fate: fc.oneof(
    { weight: 16, arbitrary: fc.constant("none" as const) },
    { weight: 3, arbitrary: fc.constantFrom("away" as const, "back" as const, "lost" as const) },
    { weight: 1, arbitrary: fc.constant("killed" as const) },
  ),
});

function actionOf({ wish: wanted, device }: Step, farm: OpenFarm): FarmAction | null {
  const own = (nth: number) => 1 << (device * OWN + nth);
  const { last } = farm.state();
  switch (wanted.kind) {
    case "sow":
      return { kind: "sow", plots: own(wanted.nth), what: "sunflower" };
    case "water":
      return { kind: "water", plots: own(wanted.nth) };
    case "sowShared":
      return { kind: "sow", plots: SHARED, what: "sunflower" };
    case "waterShared":
      return { kind: "water", plots: SHARED };
    case "harvestShared":
      return { kind: "harvest", plots: SHARED };
    // What is taken back is never what nobody else touches: the test counts on that.
    case "undo":
      return last?.event.kind === "sell" ? { kind: "undo", of: last.event.at } : null;
    case "buySeed":
      return { kind: "buySeed", crop: "pea", count: 1 };
    case "sell":
      return { kind: "sell", good: "sunflower", count: 1 };
    case "answer":
    case "decline":
      return { kind: wanted.kind, slot: 0 };
  }
}

/** By what an event is known again: plots may be fewer by then, and a sale later. */
const nameOf = (event: FarmEvent): string =>
  event.kind === "sell" || event.kind === "buySeed"
    ? encodeEvent({ ...event, at: 0 })
    : `${event.kind} at ${event.at}`;

type Done = { readonly event: FarmEvent; isKept: boolean; readonly isOwn: boolean };
type Page = { readonly farms: Farms; readonly farm: OpenFarm };

async function play(steps: readonly Step[], restoreAt: number) {
  const all = farmDevices();
  const devices = Array.from({ length: DEVICES }, () => all.device());
  const done: Done[] = [];
  const told: FarmEvent[] = [];
  let toldByCount = 0;
  let deaths = 0;

  function follow(farm: OpenFarm, own: Done[]): void {
    let seen: FarmNotice | null = null;
    const look = () => {
      const { news, kept } = farm.state();
      if (kept.kind === "kept") for (const one of own) one.isKept = true;
      if (news === seen) return;
      seen = news;
      if (news?.kind === "lost") toldByCount += news.of - news.kept;
      if (news?.kind === "joined") told.push(...news.lost.map(({ event }) => event));
      if (news) farm.heard();
    };
    farm.subscribe(look);
    look();
  }

  const dones = new Map<OpenFarm, Done[]>();
  async function openPage(device: number, isMortal = false): Promise<Page> {
    const farms = await devices[device]!.tab(isMortal ? { steps: 30 } : {});
    await all.pass(0);
    const [there] = await farms.list();
    if (!there) throw new Error("The farm has not come here");
    const opened = await farms.open(there.id);
    if (!opened.ok) throw new Error(opened.reason);
    const farm = opened.value;
    dones.set(farm, []);
    follow(farm, dones.get(farm)!);
    return { farms, farm };
  }

  const first = await devices[0]!.tab();
  const begun = await first.begin(417);
  begun.act({ kind: "buySeed", crop: "pea", count: 1 });
  await all.pass(1_000);
  await first.account.claim([begun.id]);
  await all.pass(1_000);
  const base = all.server.rows("journal1").length;
  first.close();
  const pages: Page[][] = [];
  for (let d = 0; d < DEVICES; d++) {
    const empty = await devices[d]!.tab();
    await all.pass(1_000);
    pages.push([await openPage(d), await openPage(d)]);
    empty.close();
  }
  all.server.backUp();
  for (const [n, drawn] of steps.entries()) {
    if (n === Math.floor(restoreAt / 2)) all.server.backUp();
    if (n === restoreAt) all.server.restore();
    const { device, tab, wait, fate } = drawn;
    if (fate === "away" || fate === "back") devices[device]!.setAway(fate === "away");
    if (fate === "lost") all.server.faults.losesNextAnswer = true;
    if (fate === "killed" && deaths++ < 8) pages[device]![tab] = await openPage(device, true);
    const { farm } = pages[device]![tab]!;
    const action = actionOf(drawn, farm);
    const result = action && farm.act(action);
    if (result?.ok) {
      const { event } = farm.state().last!;
      const isOwn = drawn.wish.kind === "sow" || drawn.wish.kind === "water";
      const one: Done = { event, isKept: false, isOwn };
      done.push(one);
      dones.get(farm)!.push(one);
    }
    await all.pass(wait);
    if (farm.state().kept.kind === "kept") for (const one of dones.get(farm)!) one.isKept = true;
  }
  // Everybody comes home, and some time passes.
  for (const device of devices) device.setAway(false);
  for (let d = 0; d < DEVICES; d++) pages[d] = [await openPage(d), await openPage(d)];
  for (let i = 0; i < 40; i++) {
    for (const device of devices) device.setAway(false);
    await all.pass(30_000);
  }
  return { all, pages, done, told, toldByCount, base };
}

it("come to one farm, keep what no other touched, and are told of the rest", async () => {
  const drawn = fc.sample(
    fc.tuple(
      fc.array(step, {
        minLength: soak(DEVICES * 500, 110),
        maxLength: soak(DEVICES * 500, 110),
        size: "max",
      }),
      fc.integer({ min: 40, max: soak(1_200, 100) }),
    ),
    { numRuns: soak(4, 3), seed: 49 },
  );
  for (const [steps, restoreAt] of drawn) {
    const { all, pages, done, told, toldByCount, base } = await play(steps, restoreAt);
    const hashes = pages.flat().map(({ farm }) => hashFarm(farm.state().farm));
    expect(new Set([...hashes, all.server.hash("journal1")]).size).toBe(1);
    const rows = all.server.rows("journal1").map((text) => JSON.parse(text) as FarmEvent);
    const left = new Map<string, number>();
    for (const event of rows.slice(base))
      left.set(nameOf(event), (left.get(nameOf(event)) ?? 0) + 1);
    const toldNames = told.map(nameOf);
    let untold = 0;
    // What was kept first: a sale that was not must not stand for one that was.
    const inTurn = [
      ...done.filter(({ isKept }) => isKept),
      ...done.filter(({ isKept }) => !isKept),
    ];
    for (const { event, isKept, isOwn } of inTurn) {
      const name = nameOf(event);
      const count = left.get(name) ?? 0;
      if (count > 0) {
        left.set(name, count - 1);
        continue;
      }
      if (!isKept) continue;
      // Nobody else touches those.
      expect([isOwn, event]).toEqual([false, event]);
      if (!toldNames.includes(name)) untold += 1;
    }
    expect(untold).toBeLessThanOrEqual(toldByCount);
    // Nothing is there twice: all that is left over was done before.
    const over = [...left].filter(([, count]) => count > 0);
    expect(over).toEqual([]);
  }
});
