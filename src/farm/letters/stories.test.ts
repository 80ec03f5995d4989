// Stories in their order: no reply before its question, the Thornes' letters in pairs, and all of it told to whoever answers by chance.
import { describe, expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { applyEvent } from "../events/apply.ts";
import { HOUR, type Ms } from "../numbers/time.ts";
import { countOf } from "../state/counts.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { isThorne, partsOf } from "../tables/stories.ts";
import { type Villager, villagers } from "../tables/villagers.ts";
import { masterOf, trialGround, trialStart } from "../testing/trial.ts";
import { arrives } from "./letter.ts";
import { links } from "./links.ts";

type Answered = {
  readonly letter: Letter;
  readonly slot: number;
  readonly at: Ms;
  readonly isSent: boolean;
};
type Told = {
  readonly farm: Farm;
  readonly all: readonly Answered[];
  readonly written: readonly Letter[];
};

/** Whoever has all that is asked for: what comes is sent, or now and then put aside. */
function tellTo(seed: number, days: number): Told {
  const ground = trialGround({ landmark: seed % 5 === 0 ? "chapel" : "none" }, seed);
  let farm = masterOf(ground);
  const all: Answered[] = [];
  const written: Letter[] = [...farm.letters];
  let draw = seed;
  for (let at = trialStart; at < trialStart + days * 24 * HOUR; at += 9 * HOUR) {
    for (let slot = 0; slot < farm.letters.length; slot++) {
      const letter = farm.letters[slot]!;
      if (arrives(letter, slot, at) > at) continue;
      draw = (Math.imul(draw, 1_103_515_245) + 12_345) >>> 0;
      const isSent = (draw >>> 8) % 10 > 0;
      const barn = letter.good === null ? {} : { [letter.good]: letter.count };
      const event = { kind: isSent ? ("answer" as const) : ("decline" as const), at, slot };
      const done = applyEvent({ ...farm, barn }, event, ground);
      if (!done.ok) throw new Error(done.reason.kind);
      farm = done.value.farm;
      all.push({ letter, slot, at, isSent });
      written.push(farm.letters[slot]!);
    }
  }
  return { farm, all, written };
}

const tellings = Array.from({ length: soak(1_000, 40) }, (_, seed) => tellTo(seed, 120));

describe("links", () => {
  it("are 48 or more between writers, and go round in no circle", () => {
    const steps = villagers.flatMap((villager) =>
      Array.from({ length: partsOf(villager) }, (_, part) => ({ villager, part })),
    );
    const done = new Set<string>();
    const key = (step: { villager: Villager; part: number }) => `${step.villager} ${step.part}`;
    for (let before = -1; before < done.size; ) {
      before = done.size;
      for (const step of steps) {
        const isNext = step.part === 0 || done.has(key({ ...step, part: step.part - 1 }));
        const has = links.every(
          ({ first, then }) => key(then) !== key(step) || done.has(key(first)),
        );
        if (isNext && has) done.add(key(step));
      }
      if (done.size === before) break;
    }
    expect(done.size).toBe(124);
    expect(links.length).toBeGreaterThanOrEqual(48);
  });

  it("hold whatever is answered and put aside", () => {
    for (const { all } of tellings) {
      const sent = new Map<string, number>();
      all.forEach(({ letter, isSent }, i) => {
        if (letter.what === "story" && isSent) sent.set(`${letter.villager} ${letter.part}`, i);
      });
      for (const { first, then } of links) {
        const [a, b] = [first, then].map(({ villager, part }) => sent.get(`${villager} ${part}`));
        if (b !== undefined) expect(a ?? Number.POSITIVE_INFINITY).toBeLessThan(b);
      }
    }
  });
});

describe("stories", () => {
  it("tell each part once that was sent, in order", () => {
    for (const { all, farm } of tellings)
      for (const villager of villagers) {
        const parts = all
          .filter(
            ({ letter, isSent }) =>
              isSent && letter.what === "story" && letter.villager === villager,
          )
          .map(({ letter }) => letter.part);
        expect(parts).toEqual(parts.map((_, i) => i));
        expect(Math.min(partsOf(villager), countOf(farm.stories, villager))).toBe(parts.length);
      }
  });

  it("are all told and closed within the year, and nothing is written twice but slips", () => {
    const { farm, all } = tellTo(7, 500);
    for (const villager of villagers)
      expect(countOf(farm.stories, villager)).toBe(partsOf(villager) + 1);
    for (const thing of ["oven", "seat", "strawHat"] as const)
      expect(farm.book[`yard ${thing}`]?.n).toBe(1);
    const closes = all.filter(({ letter, isSent }) => letter.what === "close" && isSent);
    expect(closes).toHaveLength(12);
  });
});

describe("the Thornes", () => {
  it("order the same of each other, to the unit, one after the other", () => {
    let pairs = 0;
    for (const { all } of tellings)
      all.forEach(({ letter }, i) => {
        const isPaired = letter.what === "story" || letter.what === "order";
        if (!isThorne(letter.villager) || !isPaired || letter.twin) return;
        const second = all.slice(i + 1).find((one) => isThorne(one.letter.villager));
        if (!second) return;
        const { good, count, pay } = letter;
        expect(second.letter).toMatchObject({ good, count, pay, twin: true });
        expect(second.letter.villager).not.toBe(letter.villager);
        expect(second.letter.n).toBe(letter.n + 1);
        expect(second.slot).toBe(all[i]!.slot);
        pairs++;
      });
    expect(pairs).toBeGreaterThan(tellings.length);
  });

  it("begin with an order of the younger, then the elder's first letter, then the younger's", () => {
    for (const { all } of tellings) {
      const first = all.filter(
        ({ letter }) => isThorne(letter.villager) && letter.what === "story",
      )[0];
      if (first)
        expect(first.letter).toMatchObject({ villager: "elderBrother", part: 0, twin: true });
    }
  });
});
