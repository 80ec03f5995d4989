// Moving day: refusals first; then what walks walks, what is ripe is brought in, what was begun is seed again, and the log leads there.
import { expect, it } from "vitest";
import { decodeFarmOnGround, encodeFarm } from "../codec/text.ts";
import { doneWords } from "../describe/done.ts";
import { refusalWords } from "../describe/refusal.ts";
import type { FarmGround } from "../ground/ground.ts";
import { needOf } from "../growth/grow.ts";
import { madeOf } from "../made/madeOf.ts";
import { DAY, HOUR, MINUTE } from "../numbers/time.ts";
import { newcomer } from "../state/begin.ts";
import type { Farm, Plot } from "../state/farm.ts";
import type { Seed } from "../tables/heirlooms.ts";
import {
  trialStart as at,
  did,
  expectRefusal,
  fieldGround,
  masterOf,
  must,
  trialFarm,
  trialGround,
} from "../testing/trial.ts";
import { applyEvent, replay } from "./apply.ts";
import type { FarmEvent } from "./event.ts";

/** The first has a chapel and an oak for neighbours, the third few squares of meadow. */
const traits = { 1: {}, 2: { landmark: "chapel" }, 3: { landmark: "old-oak" } } as const;
const country = (field: number): FarmGround | null =>
  field === 1 || field === 2 || field === 3
    ? { ...trialGround(traits[field], field), elsewhere: country }
    : null;
const ground = country(1)!;
const [chapel, oak] = [country(2)!, country(3)!];

const move = (to: number, when = at): FarmEvent => ({ kind: "moveGround", at: when, to });
const refused = (event: FarmEvent, of: Farm) => expectRefusal(applyEvent(of, event, ground));

function sownWith(what: Seed, isRipe: boolean): (plot: Plot) => Plot {
  const grown = isRipe ? needOf(what) : 0;
  return (plot) => ({ ...plot, n: 1, sown: { what, at, grown, wet: 0, seen: at } });
}
const withPlots = (own: readonly ((plot: Plot) => Plot)[], more: Partial<Farm> = {}): Farm => {
  const farm = masterOf(ground, more);
  return { ...farm, plots: farm.plots.map((plot, i) => own[i]?.(plot) ?? plot) };
};

it("is refused to where one is, to no field, and before what was done last", () => {
  const farm = trialFarm(ground);
  expect(refused(move(1), farm)).toEqual({ kind: "standsThere" });
  expect(refused(move(4), farm)).toEqual({ kind: "noSuchField" });
  const busy = { ...farm, kept: [{ ...newcomer("hen", at), at: at + 9 }] };
  expect(refused(move(2), busy)).toEqual({ kind: "earlier", than: at + 9 });
});

it("is refused a second time in a season, and free again with the next one", () => {
  const there = must(applyEvent(trialFarm(ground), move(2), ground));
  const until = Date.UTC(2026, 5, 1);
  expect(expectRefusal(applyEvent(there.farm, move(3, until - 1), chapel))).toEqual({
    kind: "movedThisSeason",
    until,
  });
  const back = must(applyEvent(there.farm, move(1, until), chapel));
  expect(back.ground?.field).toBe(1);
  expect(back.farm.moves).toEqual([
    { from: 1, to: 2, at },
    { from: 2, to: 1, at: until },
  ]);
});

it("is refused where the meadow has no room for all, and where the barn has none for what is ripe", () => {
  const squares = 25 - chapel.plots.length;
  const herd = Array.from({ length: squares + 1 }, () => newcomer("goat", at));
  expect(refused(move(2), masterOf(ground, { kept: herd }))).toEqual({
    kind: "noMeadow",
    halves: 2 * squares + 1,
    need: 2 * squares + 2,
  });
  const full = withPlots([sownWith("carrot", true)], { barn: { egg: 119 } });
  expect(refused(move(2), full)).toMatchObject({ kind: "barnFull", room: 1 });
});

it("brings in what is ripe as a hand would, and gives what was begun back as seed", () => {
  const farm = withPlots([
    sownWith("carrot", true),
    sownWith("leek", false),
    sownWith("leek", false),
    sownWith("sunflower", false),
  ]);
  const byHand = did(farm, ground, { kind: "harvest", at, plots: 1 });
  const { farm: moved, told } = must(applyEvent(farm, move(2), ground));
  expect(moved.barn).toEqual(byHand.barn);
  expect(moved.deeds).toBe(byHand.deeds);
  expect(moved.book["crop carrot"]).toEqual(byHand.book["crop carrot"]);
  expect(moved.seeds.leek).toBe(2);
  expect(moved.seeds.sunflower).toBeUndefined();
  expect(told.seeds).toMatchObject({ leek: 2 });
  expect(moved.plots).toHaveLength(chapel.plots.length);
  expect(moved.plots.every(({ sown, at: touched }) => sown === null && touched === at)).toBe(true);
  // The next sowing there draws what no sowing has drawn before.
  expect(moved.plots.every(({ n }) => n === 1)).toBe(true);
});

it("leaves the oak where it stands and finds one where one stands; animals keep their names", () => {
  const hen = { ...newcomer("hen", at), name: "Maud" as const };
  const there = must(applyEvent(masterOf(ground, { kept: [hen] }), move(3), ground)).farm;
  expect(there.kept).toEqual([hen, newcomer("oak", at)]);
  const next = at + 60 * DAY;
  const back = must(applyEvent(there, move(2, next), oak)).farm;
  expect(back.kept).toEqual([hen]);
});

it("has a fourth letter by a chapel, from nobody else who writes, and three elsewhere", () => {
  const there = must(applyEvent(masterOf(ground), move(2), ground)).farm;
  expect(there.letters.slice(0, 3)).toEqual(masterOf(ground).letters);
  expect(new Set(there.letters.map(({ villager }) => villager)).size).toBe(4);
  const back = must(applyEvent(there, move(3, at + 60 * DAY), chapel)).farm;
  expect(back.letters).toHaveLength(3);
});

it("finds the new field's own seed once, for whoever is far enough", () => {
  expect(must(applyEvent(trialFarm(ground), move(2), ground)).farm.seeds).toEqual({ pea: 4 });
  const has = must(applyEvent(masterOf(ground), move(2), ground)).farm;
  expect(has.seeds[chapel.heirloom]).toBe(3);
  const sowed = must(applyEvent(has, move(3, at + 60 * DAY), chapel)).farm;
  const again = must(applyEvent(sowed, move(2, at + 150 * DAY), oak)).farm;
  expect(again.seeds[chapel.heirloom]).toBe(3);
});

it("is not taken back, and neither is what was done before it", () => {
  const sown = did(trialFarm(ground), ground, { kind: "sow", at, plots: 1, what: "pea" });
  const there = must(applyEvent(sown, move(2, at + MINUTE), ground)).farm;
  for (const of of [at, at + MINUTE])
    expect(
      expectRefusal(applyEvent(there, { kind: "undo", at: at + 2 * MINUTE, of }, chapel)).kind,
    ).toBe("nobody");
});

it("is gone on with in a log, on the ground that it led to, and is read again there", () => {
  const first = trialFarm(ground);
  const log: readonly FarmEvent[] = [
    { kind: "sow", at, plots: 1, what: "pea" },
    move(2, at + HOUR),
    { kind: "sow", at: at + HOUR, plots: 0b10, what: "sunflower" },
    // Another device that did not know yet.
    { kind: "water", at: at + MINUTE, plots: 1 },
  ];
  const { farm, ground: on, refused: not } = replay(first, log, ground);
  expect(on.field).toBe(2);
  expect(not).toEqual([{ n: 3, reason: { kind: "earlier", than: at + HOUR } }]);
  const held = decodeFarmOnGround(encodeFarm(farm), ground);
  expect(held.ok && held.value.farm).toEqual(farm);
  expect(held.ok && held.value.ground.field).toBe(2);
  const nowhere = encodeFarm({ ...farm, moves: [{ from: 1, to: 9, at }] });
  expect(decodeFarmOnGround(nowhere, ground).ok).toBe(false);
  expect(decodeFarmOnGround(encodeFarm({ ...farm, plots: farm.plots.slice(1) }), ground).ok).toBe(
    false,
  );
});

it("leaves what was made before as made on the field that it was made on", () => {
  const made = did(masterOf(ground, { timber: 9, barn: { onion: 9, wool: 9 } }), ground, {
    kind: "make",
    at,
    piece: "bad-chair",
  });
  const there = must(applyEvent(made, move(2, at + HOUR), ground)).farm;
  const { marks } = madeOf([{ field: 2, farm: there }]);
  expect(marks.get("bad-chair")).toMatchObject([{ field: 1 }]);
});

it("is told with what came along, and every refusal with a way out", () => {
  const farm = withPlots([sownWith("carrot", true), sownWith("leek", false)]);
  const words = doneWords(move(2), must(applyEvent(farm, move(2), ground)));
  expect(words).toMatch(
    /^Moved to field 2: barn, tools and book came on the cart, .* walked along\. \d carrots?\. Barn \d of 120\. In the bag: .*leek seed/,
  );
  const clock = () => "1 June";
  expect(refusalWords({ kind: "movedThisSeason", until: at }, clock)).toBe(
    "A farm moves once in a season. It may again from 1 June on.",
  );
  expect(refusalWords({ kind: "noSuchField" }, clock)).toContain("map");
  expect(refusalWords({ kind: "standsThere" }, clock)).toContain("another");
});

it("stands on real ground as well, with other plots and other shapes", () => {
  const [one, other] = [fieldGround(417), fieldGround(3)];
  const there = must(applyEvent(masterOf(one), move(3), one));
  expect(there.ground?.plots).toEqual(other.plots);
  expect(there.farm.plots).toHaveLength(other.plots.length);
});
