import { expect, it } from "vitest";
import { isCrop, rulesOf } from "../tables/crops.ts";
import { priceOf } from "../tables/goods.ts";
import { fieldGround, masterOf, start, trialFarm, trialGround } from "../testing/trial.ts";
import { arrives, letterFor } from "./letter.ts";

const ground = trialGround();
const lettersOf = (farm: ReturnType<typeof masterOf>) =>
  Array.from({ length: 600 }, (_, n) =>
    letterFor(ground, farm, { slot: n % 3, n: n + 1, from: start }),
  );

it("asks for what one can grow, or has cooked", () => {
  const newcomer = lettersOf(trialFarm(ground));
  expect(newcomer.every(({ good }) => isCrop(good) && rulesOf(good).level === 1)).toBe(true);
  const master = lettersOf(masterOf(ground, { book: { "dish leekPie": { n: 1, first: start } } }));
  const dishes = new Set(master.map(({ good }) => good).filter((good) => !isCrop(good)));
  expect([...dishes]).toEqual(["leekPie"]);
  expect(new Set(master.map(({ villager }) => villager)).size).toBe(12);
});

it("pays about half as much again as the goods are worth, and never asks for more than forty", () => {
  for (const { good, count, pay } of lettersOf(masterOf(ground))) {
    expect(pay).toBe(Math.floor((count * priceOf(good) * 145) / 100) + 6);
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(40);
  }
});

it("knows who cannot stand what", () => {
  const asked = (who: string) =>
    new Set(
      lettersOf(masterOf(ground)).flatMap(({ villager, good }) => (villager === who ? good : [])),
    );
  expect(asked("peascod").has("pea")).toBe(false);
  expect(asked("tansy").has("pea")).toBe(true);
});

it("tells on where its writer stopped, and nothing twice at once", () => {
  const first = letterFor(ground, trialFarm(ground), { slot: 0, n: 1, from: start });
  const { villager } = first;
  const partIn = (own: { answered?: number; lying?: readonly number[] }) => {
    const { answered: n = 0, lying = [] } = own;
    const book = n === 0 ? {} : { [`villager ${villager}`]: { n, first: start } };
    const letters = [first, ...lying.map((part) => ({ ...first, part }))];
    const farm = trialFarm(ground, { book, letters });
    return letterFor(ground, farm, { slot: 0, n: 1, from: start }).part;
  };
  expect(partIn({})).toBe(0);
  expect(partIn({ answered: 3 })).toBe(3);
  expect(partIn({ answered: 3, lying: [3] })).toBe(4);
  expect(partIn({ answered: 3, lying: [4, 2] })).toBe(3);
  for (const field of [3, 777, 2_025]) {
    const { letters } = trialFarm(fieldGround(field));
    const told = letters.map((letter) => `${letter.villager} ${letter.part}`);
    expect(new Set(told).size).toBe(letters.length);
  }
});

it("lies there for ever, and at a chapel on Sundays", () => {
  const letter = letterFor(ground, trialFarm(ground), { slot: 3, n: 0, from: start });
  const sunday = Date.UTC(2026, 4, 10);
  expect(arrives(letter, 0, start + 9)).toBe(start + 9);
  expect([start, sunday + 5, sunday + 86_400_000].map((at) => arrives(letter, 3, at))).toEqual([
    sunday,
    sunday + 5,
    sunday + 7 * 86_400_000,
  ]);
});
