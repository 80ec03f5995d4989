import { expect, it } from "vitest";
import { isCrop, rulesOf } from "../tables/crops.ts";
import { priceOf } from "../tables/goods.ts";
import { masterOf, start, trialFarm, trialGround } from "../testing/trial.ts";
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

it("tells on where its writer stopped", () => {
  const first = letterFor(ground, trialFarm(ground), { slot: 0, n: 1, from: start });
  const { villager } = first;
  const partAfter = (n: number) => {
    const book = n === 0 ? {} : { [`villager ${villager}`]: { n, first: start } };
    return letterFor(ground, trialFarm(ground, { book }), { slot: 0, n: 1, from: start }).part;
  };
  expect(partAfter(0)).toBe(0);
  expect(partAfter(3)).toBe(3);
});

it("comes from nobody who has another one lying there, on the first day and later", () => {
  for (let field = 0; field < 300; field++) {
    const { letters } = trialFarm(trialGround({ landmark: "chapel" }, field));
    expect(new Set(letters.map(({ villager }) => villager)).size).toBe(4);
  }
  const others = lettersOf(trialFarm(ground)).slice(0, 2);
  const farm = trialFarm(ground, { letters: [others[0]!, others[1]!, others[0]!] });
  const next = Array.from({ length: 200 }, (_, n) =>
    letterFor(ground, farm, { slot: 2, n, from: start }),
  );
  const writers = new Set(next.map(({ villager }) => villager));
  expect(writers.size).toBe(10);
  for (const { villager } of others) expect(writers.has(villager)).toBe(false);
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
