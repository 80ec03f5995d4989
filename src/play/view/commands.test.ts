// The commands for the whole field say how much they will do, and do it.
import { expect, it } from "vitest";
import { apply } from "../../farm/events/apply.ts";
import type { Event } from "../../farm/events/event.ts";
import { membersOf } from "../../farm/numbers/mask.ts";
import { MINUTE } from "../../farm/numbers/time.ts";
import { did, start, trialFarm, trialGround } from "../../farm/testing/trial.ts";
import type { Bed } from "./bed.ts";
import { commandsOf } from "./commands.ts";

const ground = trialGround();
const empty = trialFarm(ground);
const sown = did(
  empty,
  ground,
  { kind: "sow", plots: 0b111, what: "sunflower", at: start },
  { kind: "sow", plots: 0b11000, what: "pea", at: start },
);
const bed: Bed = { ground, farm: sown, now: start + 2 * MINUTE };

it("offers what is ready before what is dry, and sowing last", () => {
  const all = ground.plots.length;
  expect(commandsOf(bed, "sunflower").map(({ id, count }) => [id, count])).toEqual([
    ["gather", 3],
    ["water", 2],
    ["sow", all - 5],
  ]);
  expect(commandsOf({ ground, farm: empty, now: start }, "sunflower")).toHaveLength(1);
});

it("counts only what seed and purse are good for, and names the price", () => {
  const [sow] = commandsOf({ ground, farm: empty, now: start }, "pea");
  // Four in the bag, and ten for twenty pence.
  expect(sow).toMatchObject({ id: "sow", count: 14, pence: 20 });
  const broke = { ...empty, seeds: {}, pence: 1 };
  expect(commandsOf({ ground, farm: broke, now: start }, "pea")).toEqual([]);
});

it("does as much as it says", () => {
  for (const { id, count, wishes } of commandsOf(bed, "pea")) {
    let farm = bed.farm;
    let on = 0;
    for (const wish of wishes) {
      const result = apply(farm, { ...wish, at: bed.now } as Event, ground);
      if (!result.ok) throw new Error(`${id} was refused`);
      farm = result.value.farm;
      on = membersOf(result.value.told.on ?? 0).length;
    }
    expect(on).toBe(count);
  }
});
