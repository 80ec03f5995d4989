// Names: refusals first; then one animal has one, nobody else can have it, and nothing else is moved.
import { expect, it } from "vitest";
import { decodeFarm, encodeFarm } from "../codec/text.ts";
import { doneWords } from "../describe/done.ts";
import { freeNames } from "../meadow/names.ts";
import { newcomer } from "../state/begin.ts";
import { animalNames } from "../tables/names.ts";
import {
  trialStart as at,
  did,
  expectRefusal,
  masterOf,
  must,
  trialGround,
} from "../testing/trial.ts";
import { applyEvent } from "./apply.ts";
import type { FarmEvent } from "./event.ts";

const ground = trialGround();
const kept = [newcomer("hen", at), newcomer("hen", at), newcomer("cherry", at)];
const farm = masterOf(ground, { kept });
const call = (animal: number, name: (typeof animalNames)[number], when = at): FarmEvent => ({
  kind: "name",
  at: when,
  animal,
  name,
});
const refused = (event: FarmEvent, of = farm) => expectRefusal(applyEvent(of, event, ground));

it("is refused for nobody, for a tree, for a name that somebody has, and too early", () => {
  expect(refused(call(3, "Maud"))).toEqual({ kind: "nobody" });
  expect(refused(call(2, "Maud"))).toEqual({ kind: "hasNoName" });
  const later = masterOf(ground, { kept: [newcomer("hen", at + 9)] });
  expect(refused(call(0, "Maud"), later)).toEqual({ kind: "earlier", than: at + 9 });
  const named = did(farm, ground, call(0, "Maud"));
  expect(refused(call(1, "Maud"), named)).toEqual({ kind: "nameTaken" });
  expect(refused(call(0, "Maud"), named)).toEqual({ kind: "nameTaken" });
});

it("is given, changed and taken back, and moves nothing that grows", () => {
  const named = did(farm, ground, call(0, "Maud"));
  expect(named.kept).toEqual([{ ...kept[0], name: "Maud", named: at }, kept[1], kept[2]]);
  expect(freeNames(named)).toHaveLength(animalNames.length - 1);
  const other = did(named, ground, call(0, "Pippin", at + 1));
  expect(other.kept[0]!.name).toBe("Pippin");
  expect(freeNames(other)).toContain("Maud");
  const back = did(named, ground, { kind: "undo", at: at + 1, of: at });
  expect(back.kept).toEqual(kept);
});

it("stays with its animal when that is gathered from, and is written down", () => {
  const day = at + 86_400_000;
  const gathered = did(did(farm, ground, call(1, "Quince")), ground, {
    kind: "gather",
    at: day,
    kept: 0b11,
  });
  expect(gathered.kept.map(({ name }) => name)).toEqual([undefined, "Quince", undefined]);
  const text = encodeFarm(gathered);
  expect(decodeFarm(text, ground.plots.length)).toEqual({ ok: true, value: gathered });
  expect(decodeFarm(text.replace("Quince", "Wotan"), ground.plots.length).ok).toBe(false);
});

it("is told", () => {
  const event = call(0, "Biscuit");
  expect(doneWords(event, must(applyEvent(farm, event, ground)))).toBe(
    "The hen is called Biscuit from now on.",
  );
});

it("has forty, each once, and enough for any meadow", () => {
  expect(new Set(animalNames).size).toBe(40);
  expect(animalNames.toSorted()).toHaveLength(40);
});
