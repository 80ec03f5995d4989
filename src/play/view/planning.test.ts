// Planning in one press: the crops of last time in turn, the one thing to do now, and room for what waits.
import { expect, it } from "vitest";
import { applyEvent } from "../../farm/events/apply.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import { DAY, HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { countOf } from "../../farm/state/counts.ts";
import type { Farm } from "../../farm/state/farm.ts";
import type { Crop } from "../../farm/tables/crops.ts";
import { masterOf, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { asLast } from "./asLast.ts";
import type { BedState } from "./bed.ts";
import { clockAt } from "./clock.ts";
import { roomCommand } from "./commands.ts";
import { type NextCommand, nextCommand, roomBeside } from "./nextCommand.ts";
import { commandLabel, nextName, roomWords } from "./words.ts";

const ground = trialGround();
const now = trialStart + DAY;
const bare = { seed: "sunflower", isSeedTaken: false } as const;
const plots = ground.plots.length;

/** Empty beds on which these stood before, by turns. */
const after = (crops: readonly Crop[], own: Partial<Farm> = {}): BedState => {
  const farm = masterOf(ground, own);
  const stood = farm.plots.map((plot, i) => ({ ...plot, last: crops[i % crops.length]! }));
  return { ground, now, farm: { ...farm, plots: stood } };
};

const run = (bed: BedState, next: NextCommand): BedState => {
  if (next.id === "rest") return bed;
  const farm = next.wishes.reduce((last, wish) => {
    const done = applyEvent(last, { ...wish, at: bed.now } as FarmEvent, ground);
    if (!done.ok) throw new Error(`${wish.kind}: ${done.reason.kind}`);
    return done.value.farm;
  }, bed.farm);
  return { ...bed, farm };
};

it("sows all free beds as last time, and none where the same stood if that can be", () => {
  const bed = after(["leek", "bean"]);
  const plan = asLast(bed)!;
  expect(plan.count).toBe(plots);
  expect(plan.turned).toBe(1);
  const { farm } = run(bed, nextCommand(bed, bare));
  expect(farm.plots.every(({ sown, last }) => sown !== null && sown.what !== last)).toBe(true);
  const stood = (crop: Crop) => bed.farm.plots.filter(({ last }) => last === crop).length;
  const stands = (crop: Crop) => farm.plots.filter(({ sown }) => sown?.what === crop).length;
  expect([stands("leek"), stands("bean")]).toEqual([stood("leek"), stood("bean")]);
});

it("turns nothing where all is of one kind, and gives beds that never had anything the same", () => {
  const bed = after(["leek"]);
  const fresh = bed.farm.plots.map((plot, i) => (i < 3 ? { ...plot, last: null } : plot));
  expect(asLast({ farm: { ...bed.farm, plots: fresh } })).toMatchObject({
    turned: 0,
    parts: [{ crop: "leek", count: plots }],
  });
  expect(asLast({ farm: trialFarm(ground) })).toBeNull();
});

it("sows what takes about as long where seed, purse or level are lacking", () => {
  const poor = asLast(after(["leek"], { pence: 0, seeds: { leek: 2, onion: 1 } }))!;
  const counts = Object.fromEntries(poor.parts.map(({ crop, count }) => [crop, count]));
  expect(counts).toMatchObject({ leek: 2, onion: 1 });
  expect([poor.pence, poor.count]).toEqual([0, plots]);
  const young = asLast(after(["pumpkin"], { deeds: 0 }))!;
  expect(young.parts.map(({ crop }) => crop)).not.toContain("pumpkin");
});

it("names crops, turn and price", () => {
  const bed = after(["leek", "bean"]);
  const next = nextCommand(bed, bare);
  if (next.id !== "asLast") throw new Error(next.id);
  expect(next.pence).toBeGreaterThan(0);
  expect(nextName(next, clockAt(now))).toBe(
    `Sow ${plots}: as last time, ${next.pence.toLocaleString("en")} p`,
  );
  expect(commandLabel(next, "sunflower")).toMatch(
    /^Sow \d+: as last time, [\d,]+ p: As last time: \d+ of \w+, \d+ of \w+; turned by 1$/,
  );
});

it("sows the seed that was taken in hand, once one was", () => {
  const bed = after(["leek", "bean"]);
  expect(nextCommand(bed, bare).id).toBe("asLast");
  expect(nextCommand(bed, { seed: "pea", isSeedTaken: true })).toMatchObject({ id: "sow" });
  // Of one kind, and the same: it is the plain sowing.
  expect(nextCommand(after(["sunflower"]), bare).id).toBe("sow");
});

it("sends all letters that the barn is good for, and says until when there is nothing", () => {
  const farm = trialFarm(ground);
  const sown = farm.plots.map((plot) => ({
    ...plot,
    moistUntil: now + DAY,
    sown: { what: "leek" as const, at: now, grown: 0, wet: 0, seen: now },
  }));
  const barn: Partial<Record<string, number>> = {};
  for (const { good, count } of farm.letters) if (good) barn[good] = (barn[good] ?? 0) + count;
  const bed: BedState = { ground, now, farm: { ...farm, plots: sown, barn } };
  const letters = nextCommand(bed, bare);
  expect(letters).toMatchObject({ id: "letters", count: farm.letters.length });
  expect(nextName(letters, clockAt(now))).toBe(`Send ${farm.letters.length} letters`);
  const rested = run(bed, letters);
  expect(nextName(nextCommand(rested, bare), clockAt(now))).toMatch(/^Nothing until /);
  const short = { ...bed, farm: { ...bed.farm, barn: {} } };
  expect(nextCommand(short, bare).id).toBe("rest");
});

it("makes room by one sale of what is spoken for by nobody", () => {
  const kept = masterOf(ground, { barn: { carrot: 100, leek: 15 } });
  const [letter] = kept.letters;
  const letters = [{ ...letter!, good: "leek" as const, count: 15 }];
  const ripe = kept.plots.map((plot) => ({
    ...plot,
    sown: { what: "pea" as const, at: trialStart, grown: 0, wet: 0, seen: trialStart },
  }));
  const bed: BedState = { ground, now, farm: { ...kept, letters, plots: ripe } };
  const next = nextCommand(bed, bare);
  expect(next).toMatchObject({ id: "gather" });
  const room = roomBeside(bed, next)!;
  expect(room.good).toBe("carrot");
  expect(roomWords(room)).toMatch(/^Make room: \d+ carrots, \d+ p$/);
  const after = applyEvent(bed.farm, { ...room.wishes[0]!, at: now } as FarmEvent, ground);
  expect(after.ok && after.value.told.pence).toBe(room.pence);
  expect(after.ok && countOf(after.value.farm.barn, "carrot")).toBe(100 - room.count);
  // Of what is asked for nothing is offered.
  const asked = { ...bed.farm, barn: { leek: 15 }, tools: { ...bed.farm.tools, barn: 0 } };
  expect(roomCommand({ ...bed, farm: { ...asked, barn: { ...asked.barn } } })?.good).not.toBe(
    "leek",
  );
});

it("has a visit of twelve minutes a day done in eight presses, with all beds in one", () => {
  const hen = { kind: "hen", since: 1, at: trialStart, grown: 0 } as const;
  const farm = masterOf(ground, {
    kept: [{ ...hen, caredUntil: trialStart, prunedAt: trialStart }],
    ovens: [{ recipe: "peaSoup", at: trialStart, until: trialStart + HOUR }],
    tools: { barn: 7, can: 0, stove: 0, bench: 0, frames: 0, sluice: 0 },
    plots: masterOf(ground).plots.map((plot, i) => ({
      ...plot,
      sown: {
        what: (["leek", "bean", "carrot"] as const)[i % 3]!,
        at: trialStart,
        grown: 0,
        wet: 0,
        seen: trialStart,
      },
    })),
  });
  const goods = farm.letters.flatMap(({ good, count }) => (good ? [[good, count] as const] : []));
  let bed: BedState = {
    ground,
    now: trialStart + 2 * DAY,
    farm: { ...farm, barn: Object.fromEntries(goods) },
  };
  const pressed: string[] = [];
  for (let next = nextCommand(bed, bare); next.id !== "rest"; next = nextCommand(bed, bare)) {
    pressed.push(next.id);
    bed = { ...run(bed, next), now: bed.now + 1000 };
    if (pressed.length > 20) break;
  }
  expect(pressed).toEqual(["gather", "asLast", "water", "take", "meadow", "letters"]);
  // Two more put dishes on.
  expect(pressed.length + 2).toBeLessThanOrEqual(8);
  expect(bed.farm.plots.every(({ sown }) => sown !== null)).toBe(true);
});

it("tends what was planted in a first hour as ever: gather, sow, water", () => {
  const farm = trialFarm(ground);
  const first = nextCommand({ ground, farm, now: trialStart }, bare);
  expect(first).toMatchObject({ id: "sow", count: plots, pence: 0 });
  const sown = run({ ground, farm, now: trialStart }, first);
  expect(nextCommand(sown, bare)).toMatchObject({ id: "water", count: plots });
  const ripe = { ...sown, now: trialStart + 3 * MINUTE };
  expect(nextCommand(ripe, bare)).toMatchObject({ id: "gather", count: plots });
});
