// Whatever is pressed answers with its name, how it stands, and what the law lets one do there.
import { expect, test } from "vitest";
import { applyEvent } from "../../farm/events/apply.ts";
import { DAY, MINUTE } from "../../farm/numbers/time.ts";
import { feasts } from "../../farm/tables/feasts.ts";
import { festivalIds } from "../../farm/tables/festivals.ts";
import { masterOf, must, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { greenLookOf } from "../scene/green/greenLook.ts";
import type { ThingId } from "../scene/index.ts";
import type { BedState } from "../view/bed.ts";
import { clockAt } from "../view/clock.ts";
import { describeThing } from "./describeThing.ts";
import { nextAround } from "./nextAround.ts";
import { thingsAround } from "./thingsAround.ts";

const ground = trialGround();
const animal = { at: trialStart, grown: 0, caredUntil: 0, prunedAt: trialStart } as const;
const farm = masterOf(ground, {
  kept: [
    { kind: "hen", since: trialStart, name: "Hettie", ...animal },
    { kind: "apple", since: trialStart, ...animal },
  ],
  book: { "yard bench": { n: 1, first: trialStart }, "yard board": { n: 1, first: trialStart } },
});
const at = (now: number, own: Partial<typeof farm> = {}): BedState => ({
  ground,
  farm: { ...farm, ...own },
  now,
});
const info = (id: ThingId, bed: BedState) => {
  const look = greenLookOf(bed.ground, bed.farm, bed.now);
  return describeThing(id, bed, clockAt(bed.now), look && { look, words: null });
};

test("an animal says its name, what waits beneath it, and what it is fed", () => {
  const bed = at(trialStart + DAY);
  const hen = info("kept 0", bed)!;
  expect(hen.name).toBe("Hettie, hen");
  expect(hen.words).toMatch(/eggs? waits?\./);
  expect(hen.words).not.toContain("Called");
  const [gather, feed] = hen.ways;
  expect(gather).toEqual({ label: "Gather", wish: { kind: "gather", kept: 0b1 } });
  expect(feed).toMatchObject({ wish: { kind: "care", kept: 0b1 } });
  expect(info("kept 7", bed)).toBeNull();
});

test("house, barn, kitchen, workshop and gate lead to what they are", () => {
  const bed = at(trialStart);
  const led = (["chimney", "barn", "workshop", "gate"] as const).map((id) => info(id, bed)!.ways);
  expect(led.map((ways) => ways.at(-1))).toMatchObject([
    { paper: "kitchen" },
    { paper: "barn" },
    { paper: "workshop" },
    { paper: "letters" },
  ]);
  expect(info("house", bed)!.ways[0]).toMatchObject({
    label: "Go in",
    href: expect.stringContaining("room-designer"),
  });
});

test("what is done in the kitchen is taken there", () => {
  const oven = { recipe: "jam", at: trialStart, until: trialStart + 5 * MINUTE } as const;
  expect(info("chimney", at(trialStart, { ovens: [oven] }))!.words).toMatch(
    /^Jar of plum jam, done /,
  );
  expect(info("chimney", at(trialStart + DAY, { ovens: [oven] }))!.ways[0]).toEqual({
    label: "Take what is done",
    wish: { kind: "take" },
  });
});

test("one sits down on a bench of one's own, and writes on the board", () => {
  const bed = at(trialStart);
  expect(info("yard bench", bed)!.ways).toEqual([{ label: "Sit down", seat: "bench" }]);
  expect(info("yard board", bed)!.ways[0]).toMatchObject({ paper: "workshop" });
});

test.each(festivalIds)("at %s the host says what comes next, and the law lets it be done", (id) => {
  let day = trialStart;
  while (greenLookOf(ground, farm, day)?.stands !== id) day += DAY;
  const bed = at(day, { barn: {} });
  const host = info(`guest ${feasts[id].host}`, bed)!;
  const [first] = host.ways;
  if (id === "stirUp") return expect(first).toMatchObject({ paper: "today" });
  expect(first).toMatchObject({ wish: { kind: "join", festival: id } });
  if (!first || !("wish" in first)) throw new Error("nothing to do");
  expect(must(applyEvent(bed.farm, { ...first.wish, at: day } as never, ground)).farm).toBeTruthy();
});

test("the way round leads past everything once, and each has something to say", () => {
  const bed = at(trialStart);
  const all = thingsAround(bed, greenLookOf(ground, farm, trialStart));
  expect(new Set(all).size).toBe(all.length);
  for (const thing of all) expect(info(thing, bed)?.name, thing).toMatch(/./);
  let [thing, met] = [nextAround(bed, null), 0];
  do {
    thing = nextAround(bed, thing);
    met += 1;
  } while (thing !== all[0] && met < 100);
  expect(met).toBe(all.length);
  // What is gone meanwhile begins the way anew.
  expect(nextAround(bed, "kept 19")).toBe(all[0]);
});
