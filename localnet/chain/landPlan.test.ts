// Proves that the plan of the land is whole, varied, possible and always the same.
import { type Address, numberToHex } from "viem";
import { expect, test } from "vitest";
import { devAccounts } from "./accounts.ts";
import { holderAvatarField } from "./ensNames.ts";
import { landSize, planGrants, planPassings, seededRandom } from "./landPlan.ts";

const address = (number: number): Address => numberToHex(number, { size: 20 });
const villagers = Array.from({ length: 44 }, (_, index) => address(index + 1));
const people = { villagers, safe: address(1001), undeployedSafe: address(1002) };

function plan(seed: number) {
  const random = seededRandom(seed);
  const grants = planGrants(villagers, random);
  return { grants, passings: planPassings(grants, people, random) };
}

test("is the same for the same seed and another for another", () => {
  expect(plan(1)).toEqual(plan(1));
  expect(plan(1)).not.toEqual(plan(2));
});

test.for([1, 2, 3, 10_357])("with seed %i the grants are exactly all the land", (seed) => {
  const { grants } = plan(seed);
  expect(grants.reduce((sum, { size }) => sum + size, 0)).toBe(landSize);
  // ERC-2309 batches hold at most 5,000.
  expect(grants.every(({ size }) => size >= 1 && size <= 5000)).toBe(true);
  expect(new Set(grants.map(({ to }) => to)).size).toBeGreaterThan(40);
});

test.for([1, 2, 3, 10_357])("with seed %i every passing is by somebody who may", (seed) => {
  const { grants, passings } = plan(seed);
  const owners = grants.flatMap(({ to, size }) => Array<Address>(size).fill(to));
  for (const { id, from, to, by, sender } of passings) {
    expect(owners[id]).toBe(from);
    expect(sender === from).toBe(by === "owner");
    owners[id] = to;
  }
  expect(owners[holderAvatarField]).toBe(devAccounts.holder.address);
  expect(owners[6]).toBe(people.undeployedSafe);
  expect(owners.filter((owner) => owner === people.safe)).toHaveLength(4);
});

test("has every kind of passing, one there and back, and one to oneself", () => {
  const { passings } = plan(10_357);
  expect(new Set(passings.map(({ by }) => by))).toEqual(new Set(["owner", "approved", "operator"]));
  expect(passings.filter(({ id }) => id === 0)).toHaveLength(2);
  expect(passings.some(({ from, to }) => from === to)).toBe(true);
});

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

test("the seeded source repeats itself for a seed and differs between seeds", () => {
  expect(draw(7, 20)).toEqual(draw(7, 20));
  expect(draw(7, 20)).not.toEqual(draw(8, 20));
});

test("the seeded source fills every tenth of [0, 1) about evenly", () => {
  const tenths = Array<number>(10).fill(0);
  for (const value of draw(1, 10_000)) {
    expect(value >= 0 && value < 1).toBe(true);
    tenths[Math.floor(value * 10)]! += 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
