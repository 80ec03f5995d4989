// What the next letter is: its kind by six steps, its goods by whoever writes it.
import { expect, it } from "vitest";
import { DAY, HOUR } from "../numbers/time.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { asks, SMALL_PENCE } from "../tables/asks.ts";
import { isCrop, rulesOf } from "../tables/crops.ts";
import { priceOf } from "../tables/goods.ts";
import { isThorne, partsOf, STORY_EVERY } from "../tables/stories.ts";
import { villagers } from "../tables/villagers.ts";
import { did, masterOf, trialFarm, trialGround, trialStart } from "../testing/trial.ts";
import { arrives, withLetter } from "./letter.ts";
import { prose } from "./prose.ts";

const ground = trialGround();
const next = (farm: Farm, n: number, own: { slot?: number; from?: number } = {}): Letter => {
  const { slot = n % 3, from = trialStart } = own;
  return withLetter(ground, farm, { slot, n, from }, prose).letters[slot]!;
};
/** No part of a story is owed, and nobody has begun theirs. */
const ordersOf = (farm: Farm): Letter[] => Array.from({ length: 600 }, (_, n) => next(farm, n + 1));

it("asks for what one can grow, or has cooked", () => {
  const newcomer = ordersOf(trialFarm(ground));
  expect(newcomer.every(({ good }) => isCrop(good!) && rulesOf(good).level === 1)).toBe(true);
  const master = ordersOf(
    masterOf(ground, { book: { "dish leekPie": { n: 1, first: trialStart } } }),
  );
  const dishes = new Set(master.map(({ good }) => good!).filter((good) => !isCrop(good)));
  expect([...dishes]).toEqual(["leekPie"]);
  expect(new Set(master.map(({ villager }) => villager)).size).toBe(12);
});

it("counts as its writer counts, and pays about half as much again as the goods are worth", () => {
  for (const { villager, good, count, pay } of ordersOf(masterOf(ground))) {
    const { most, step } = asks[villager];
    expect(count).toBeGreaterThanOrEqual(step);
    expect(count).toBeLessThanOrEqual(most);
    expect(count % step).toBe(0);
    expect(pay).toBe(Math.floor((count * priceOf(good!) * 145) / 100) + 6);
  }
});

it("asks for something small in every second order", () => {
  const orders = ordersOf(masterOf(ground));
  const small = orders.filter(({ good }) => isCrop(good!) && priceOf(good) <= SMALL_PENCE);
  expect(small.length / orders.length).toBeGreaterThan(0.45);
});

it("knows who cannot stand what", () => {
  const asked = (who: string) =>
    new Set(
      ordersOf(masterOf(ground)).flatMap(({ villager, good }) => (villager === who ? good! : [])),
    );
  expect(asked("peascod").has("pea")).toBe(false);
  expect(asked("tansy").has("pea")).toBe(true);
});

it("walks through somebody's slips one by one", () => {
  let farm = masterOf(ground);
  const parts = new Map<string, number[]>();
  for (let n = 1; n < 200; n++) {
    farm = withLetter(ground, farm, { slot: n % 3, n, from: trialStart }, prose);
    const { villager, part } = farm.letters[n % 3]!;
    parts.set(villager, [...(parts.get(villager) ?? []), part]);
  }
  for (const walked of parts.values()) expect(walked).toEqual(walked.map((_, i) => i));
});

it("begins with three parts of three stories, none of them the Thornes'", () => {
  for (let field = 0; field < 300; field++) {
    const { letters } = trialFarm(trialGround({ landmark: "chapel" }, field));
    expect(new Set(letters.map(({ villager }) => villager)).size).toBe(4);
    expect(letters.every(({ what, part }) => what === "story" && part === 0)).toBe(true);
    expect(letters.some(({ villager }) => isThorne(villager))).toBe(false);
  }
});

it("comes from nobody who has another one lying there", () => {
  const { letters } = trialFarm(ground);
  const farm = trialFarm(ground, { letters });
  for (let n = 1; n < 200; n++) {
    const { villager } = next(farm, n, { slot: 2 });
    expect(letters.slice(0, 2).some((one) => one.villager === villager)).toBe(false);
  }
});

it("tells the next part of a story every 42 hours, and saves up three", () => {
  const later = (hours: number) =>
    next(masterOf(ground), 1, { from: trialStart + hours * HOUR }).what;
  expect([later(0), later(41), later(42)]).toEqual(["order", "order", "story"]);
  const after = withLetter(
    ground,
    masterOf(ground),
    { slot: 0, n: 1, from: trialStart + 30 * DAY },
    prose,
  );
  expect(after.storyAt).toBe(trialStart + 30 * DAY - 3 * STORY_EVERY);
});

it("asks in a story for what lies in the barn or stands in the beds, if that suits its writer", () => {
  const from = trialStart + 2 * DAY;
  for (let n = 1; n < 60; n++) {
    const farm = masterOf(ground, { barn: { leek: 1, onion: 1 } });
    const { what, good } = next(farm, n, { from });
    if (what === "story") expect(["leek", "onion"]).toContain(good);
  }
});

it("asks in a story for what there is enough of, before what one only has some of", () => {
  const from = trialStart + 2 * DAY;
  const barn = { leek: 1, onion: 1, carrot: 99, beet: 99 };
  let stories = 0;
  for (let n = 1; n < 60; n++) {
    const { what, good, count } = next(masterOf(ground, { barn }), n, { from });
    if (what !== "story" || !["carrot", "beet"].includes(good!)) continue;
    expect(count).toBeLessThanOrEqual(99);
    stories++;
  }
  expect(stories).toBeGreaterThan(9);
  // Where there is not enough of anything it is what there is.
  for (let n = 1; n < 60; n++) {
    const { what, good } = next(masterOf(ground, { barn: { leek: 1 } }), n, { from });
    if (what === "story") expect(good).toBe("leek");
  }
});

it("writes of each season once a year, and not before a story is begun", () => {
  const toldTo = (stories: Farm["stories"], own: Partial<Farm> = {}) =>
    next(masterOf(ground, { stories, storyAt: trialStart + 99 * DAY, ...own }), 1, {
      from: trialStart + 7 * DAY,
    });
  expect(toldTo({}).what).toBe("order");
  expect(toldTo({ hen: 1 })).toMatchObject({ what: "season", villager: "hen", part: 0 });
  expect(toldTo({ hen: 1 }, { told: { "hen seedtime": 2026 } }).what).toBe("order");
  const year = { begun: trialStart - 365 * DAY, told: { "hen seedtime": 2025 } };
  expect(toldTo({ hen: 1 }, year)).toMatchObject({ what: "season", part: 4 });
});

it("closes a story a week after its last part, asks for nothing, and comes again if it is put aside", () => {
  const book = { "villager vet": { n: 20, first: trialStart, best: 20_577 } } as const;
  const far = trialStart + 99 * DAY;
  const stories = { vet: partsOf("vet") };
  const told = masterOf(ground, { letters: [], stories, book, storyAt: far, seasonAt: far });
  const day = trialStart + 7 * DAY;
  expect(next(told, 1, { slot: 0, from: day - DAY }).what).toBe("order");
  const letter = next(told, 1, { slot: 0, from: day });
  expect(letter).toMatchObject({ what: "close", villager: "vet", good: null, count: 0, pay: 0 });
  const farm = { ...told, letters: [{ ...letter, from: trialStart }] };
  const read = did(farm, ground, { kind: "answer", at: day, slot: 0 });
  expect([read.stories.vet, read.book["yard dovecote"]?.n, read.pence]).toEqual([
    11,
    1,
    farm.pence,
  ]);
  const aside = did(farm, ground, { kind: "decline", at: day, slot: 0 });
  expect(aside.letters[0]!.what).not.toBe("close");
  expect(next(aside, 9, { slot: 1, from: day + DAY }).what).toBe("close");
});

it("has another one under what lay there for a week", () => {
  const farm = trialFarm(ground);
  const after = (at: number) =>
    did(farm, ground, { kind: "decline", at, slot: 0 }).letters[0]!.from - at;
  expect([after(trialStart + 6 * DAY), after(trialStart + 7 * DAY)]).toEqual([10 * HOUR, 0]);
});

it("asks for something else after it was put aside", () => {
  let farm = masterOf(ground);
  for (let n = 0; n < 40; n++) {
    const before = farm.letters[0]!;
    const at = Math.max(before.from, trialStart) + 1;
    farm = did(farm, ground, { kind: "decline", at, slot: 0 });
    const { good, twin } = farm.letters[0]!;
    if (!twin) expect(good).not.toBe(before.good);
  }
});

it("lies there for ever, and at a chapel on Sundays", () => {
  const letter = next(trialFarm(ground), 0, { slot: 3 });
  const sunday = Date.UTC(2026, 4, 10);
  expect(arrives(letter, 0, trialStart + 9)).toBe(trialStart + 9);
  expect([trialStart, sunday + 5, sunday + 86_400_000].map((at) => arrives(letter, 3, at))).toEqual(
    [sunday, sunday + 5, sunday + 7 * 86_400_000],
  );
});

it("has everybody write", () => {
  const farm = masterOf(ground);
  expect(new Set(ordersOf(farm).map(({ villager }) => villager))).toEqual(new Set(villagers));
});
