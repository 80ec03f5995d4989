// Decides who is granted which fields, and who passes which field on to whom afterwards.
import { type Address, isAddressEqual } from "viem";
import { devAccounts } from "./accounts.ts";
import { holderAvatarField } from "./ensNames.ts";

export const landSize = 10_000;

export type Grant = { readonly to: Address; readonly size: number };

export type Passing = {
  readonly id: number;
  readonly from: Address;
  readonly to: Address;
  /** Who sends the transaction: the owner, somebody allowed this field, or somebody allowed all. */
  readonly by: "owner" | "approved" | "operator";
  readonly sender: Address;
};

export type LandPeople = {
  /** Several dozen accounts that exist to own land. */
  readonly villagers: readonly Address[];
  readonly safe: Address;
  readonly undeployedSafe: Address;
};

const { named, nameless, holder, longName, pictured } = devAccounts;

const villagerGrants = 66;

const chancePassings = 180;

/**
 * Batches of uneven size, as sales are; the first and the last go to the account that tests call holder.
 * Whoever has few fields has low ones: a smaller collection knows no others.
 */
export function planGrants(villagers: readonly Address[], random: () => number): readonly Grant[] {
  const first = [
    { to: holder.address, size: 24 },
    { to: named.address, size: 3 },
    { to: nameless.address, size: 1 },
    { to: longName.address, size: 2 },
    { to: pictured.address, size: 5 },
  ];
  const last = [{ to: holder.address, size: 12 }];
  let left = landSize - [...first, ...last].reduce((sum, { size }) => sum + size, 0);
  const weights = Array.from({ length: villagerGrants }, () => 0.02 + random() ** 4);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scale = left / total;
  const middle = weights.map((weight, index) => {
    const to = villagers[index % villagers.length] as Address;
    const size = index === villagerGrants - 1 ? left : Math.max(1, Math.floor(weight * scale));
    left -= size;
    return { to, size };
  });
  return [...first, ...middle, ...last];
}

export function planPassings(
  grants: readonly Grant[],
  { villagers, safe, undeployedSafe }: LandPeople,
  random: () => number,
): readonly Passing[] {
  const owners = grants.flatMap(({ to, size }) => Array<Address>(size).fill(to));
  const passings: Passing[] = [];
  const pick = (): Address => villagers[Math.floor(random() * villagers.length)] as Address;
  const pass = (id: number, to: Address, by: Passing["by"] = "owner") => {
    const from = owners[id] as Address;
    const sender = by === "owner" ? from : villagers.find((one) => !isAddressEqual(one, from));
    passings.push({ id, from, to, by, sender: sender as Address });
    owners[id] = to;
  };

  for (const id of [3, 4, 5, 9990]) pass(id, safe);
  pass(6, undeployedSafe);
  // There and back, and to oneself: what an index of owners must not stumble over.
  pass(0, pick());
  pass(0, holder.address);
  pass(1, holder.address);
  for (let count = 0; count < 9; count += 1) pass(5000, pick());

  const isSafe = (owner: Address) => owner === safe || owner === undeployedSafe;
  for (let count = 0; count < chancePassings; count += 1) {
    const id = Math.floor(random() * landSize);
    if (isSafe(owners[id] as Address) || id === holderAvatarField) continue;
    const to = random() < 0.1 ? holder.address : pick();
    pass(id, to, count % 11 === 0 ? "operator" : count % 7 === 0 ? "approved" : "owner");
  }
  return passings;
}

/** A random source that says the same every time it is begun with the same number (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
