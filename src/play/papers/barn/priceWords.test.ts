import { expect, it } from "vitest";
import { quote, unitPrices } from "../../../farm/market/price.ts";
import { trialFarm, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { priceWords } from "./priceWords.ts";

const farm = trialFarm(trialGround());

it("says the price of each, and for which it is the first to fall", () => {
  const prices = unitPrices(farm, "tomato", 12, trialStart).map((price) =>
    Math.floor(price / 1000),
  );
  expect(prices.findIndex((price) => price < prices[0]!)).toBe(2);
  expect(priceWords(farm, "tomato", 12, trialStart)).toBe(
    `${prices[0]} p each today, ${prices[2]} for the third.`,
  );
  expect(priceWords(farm, "tomato", 1, trialStart)).toBe(`${prices[0]} p today.`);
});

it("says the tenths of a few pence, so that five fetch what five times one is", () => {
  const [first] = unitPrices(farm, "sunflower", 5, trialStart) as [number];
  expect(first % 1000).toBeGreaterThan(100);
  const said = /^([\d.]+) p each today/.exec(priceWords(farm, "sunflower", 5, trialStart));
  const five = Number(said![1]) * 5;
  expect(Math.abs(five - quote(farm, "sunflower", 5, trialStart))).toBeLessThan(1.2);
});

it("says what the market has seen where that costs a penny", () => {
  const stall = { tomato: { glut: 20_000, at: trialStart } };
  expect(priceWords({ ...farm, stall }, "tomato", 1, trialStart)).toMatch(
    /^\d p today: the market has seen many tomatoes from you\.$/,
  );
});

it("says of what fetches no whole penny that it is less, not nothing", () => {
  const stall = { tomato: { glut: 2_000_000, at: trialStart } };
  expect(priceWords({ ...farm, stall }, "tomato", 2, trialStart)).toMatch(
    /^less than a penny each today: the market has seen many/,
  );
});

it("adds up to what a lot fetches", () => {
  const sum = unitPrices(farm, "leek", 9, trialStart).reduce((all, price) => all + price, 0);
  expect(quote(farm, "leek", 9, trialStart)).toBe(Math.floor(sum / 1000));
});
