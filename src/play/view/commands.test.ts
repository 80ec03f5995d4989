// The commands for the whole field say how much they will do, and do it.
import { expect, it } from "vitest";
import { applyEvent } from "../../farm/events/apply.ts";
import type { FarmEvent } from "../../farm/events/event.ts";
import { membersOf } from "../../farm/numbers/mask.ts";
import { DAY, MINUTE } from "../../farm/numbers/time.ts";
import { did, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import type { BedState } from "./bed.ts";
import { commandsOf, lacksRoom } from "./commands.ts";
import { commandWords } from "./words.ts";

const ground = trialGround();
const empty = trialFarm(ground);
const sown = did(
  empty,
  ground,
  { kind: "sow", plots: 0b111, what: "sunflower", at: trialStart },
  { kind: "sow", plots: 0b11000, what: "pea", at: trialStart },
);
const bed: BedState = { ground, farm: sown, now: trialStart + 2 * MINUTE };

it("offers what is ready before what is dry, and sowing last", () => {
  const all = ground.plots.length;
  expect(commandsOf(bed, "sunflower").map(({ id, count }) => [id, count])).toEqual([
    ["gather", 3],
    ["water", 2],
    ["sow", all - 5],
  ]);
  expect(commandsOf({ ground, farm: empty, now: trialStart }, "sunflower")).toHaveLength(1);
});

it("counts only what seed and purse are good for, and names the price", () => {
  const [sow] = commandsOf({ ground, farm: empty, now: trialStart }, "pea");
  // Four in the bag, and ten for twenty pence.
  expect(sow).toMatchObject({ id: "sow", count: 14, pence: 20 });
  const broke = { ...empty, seeds: {}, pence: 1 };
  expect(commandsOf({ ground, farm: broke, now: trialStart }, "pea")).toEqual([]);
});

it("brings in as much as the barn has room for, and offers nothing that it would refuse", () => {
  const peas = did(empty, ground, { kind: "sow", plots: 0b111, what: "pea", at: trialStart });
  const full = (room: number): BedState => ({
    ground,
    farm: { ...peas, barn: { carrot: 120 - room } },
    now: trialStart + 6 * MINUTE,
  });
  const gathers = (of: BedState) => commandsOf(of, "pea").filter(({ id }) => id === "gather");
  expect(gathers(full(120))).toMatchObject([{ count: 3, of: 3 }]);
  const [some] = gathers(full(5));
  expect(some).toMatchObject({ count: 2, of: 3 });
  expect(commandWords(some!, "pea")).toBe("Bring in 2 of 3");
  expect(gathers(full(1))).toEqual([]);
  expect([120, 5, 1, 0].map((room) => lacksRoom(full(room)))).toEqual([false, false, true, true]);
});

it("takes dishes and gathers from the meadow as the barn allows", () => {
  const hen = {
    kind: "hen",
    since: trialStart,
    grown: 0,
    caredUntil: trialStart,
    prunedAt: trialStart,
  } as const;
  const kept = [{ ...hen, at: trialStart - DAY }];
  const ovens = [0, 0].map(
    () => ({ recipe: "peaSoup", at: trialStart, until: trialStart }) as const,
  );
  const at = (room: number) =>
    commandsOf({ ...bed, farm: { ...sown, kept, ovens, barn: { carrot: 120 - room } } }, "pea")
      .filter(({ id }) => id === "take" || id === "meadow")
      .map((command) => commandWords(command, "pea"));
  expect(at(9)).toEqual(["Take what is done (2)", "Gather from the meadow (1)"]);
  expect(at(1)).toEqual(["Take 1 of 2"]);
  expect(at(0)).toEqual([]);
});

it("does as much as it says", () => {
  for (const { id, count, wishes } of commandsOf(bed, "pea")) {
    let farm = bed.farm;
    let on = 0;
    for (const wish of wishes) {
      const result = applyEvent(farm, { ...wish, at: bed.now } as FarmEvent, ground);
      if (!result.ok) throw new Error(`${id} was refused`);
      farm = result.value.farm;
      on = membersOf(result.value.told.on ?? 0).length;
    }
    expect(on).toBe(count);
  }
});
