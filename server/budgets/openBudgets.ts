// Budgets of what is dear: counted for the account, its networks and everybody, and given back for what was not kept.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { createCache } from "../../src/lib/cache.ts";
import { type Budget, type Level, levelsOf, openTo, type Spender } from "./budget.ts";
import { databaseUsageCounter } from "./databaseUsageCounter.ts";
import {
  type Counted,
  freeAt,
  memoryUsageCounter,
  type SlotTime,
  slotAt,
  sumUsed,
  type UsageCounter,
} from "./usageCounter.ts";

export type Spent = {
  /** All of it, or as much as turned out not to be kept. */
  giveBack(amount?: number): Promise<void>;
};

/** Whose share is used up, and how long it takes until some of it is free by itself. */
export type Overspent = { kind: Level["kind"]; most: number; waitMs: number };

export type Budgets = {
  spend(budget: Budget, spender: Spender, amount: number): Promise<Result<Spent, Overspent>>;
};

type Parts = {
  /** For a window of an hour and more, … */
  kept: UsageCounter;
  /** … and for shorter ones. */
  inMemory: UsageCounter;
  /** Milliseconds since 1970. */
  now(): number;
  onRefused?: (budget: Budget, kind: Level["kind"]) => void;
};

type OpenParts = Parameters<typeof databaseUsageCounter>[0] & Pick<Parts, "onRefused">;

export const openBudgets = (parts: OpenParts): Budgets =>
  createBudgets({ ...parts, kept: databaseUsageCounter(parts), inMemory: memoryUsageCounter() });

/** What is known of one name: what all have paid for, and what of this is left to this process. */
type Purse = {
  time: SlotTime;
  counted: Counted;
  left: number;
  askedAt: number;
  /** What is done with it happens one after the other, or an answer that is late would overlook some. */
  last: Promise<unknown>;
};

const MOST_PURSES = 20_000;
const SHORT_MS = 60 * 60_000;
/** For this part of a slot who is refused is refused unasked: a flood of them is no flood of writes. */
const UNASKED_PART = 1 / 60;

function createBudgets({ kept, inMemory, now, onRefused }: Parts): Budgets {
  const purses = createCache<Purse>(MOST_PURSES);
  const tallyOf = ({ windowMs }: Budget) => (windowMs < SHORT_MS ? inMemory : kept);

  function purseOf(name: string, budget: Budget): Purse {
    const time = slotAt(now(), budget.windowMs);
    const known = purses.get(name);
    if (known?.time.slot === time.slot) return known;
    const last = known?.last ?? Promise.resolve();
    const purse: Purse = { time, counted: [], left: 0, askedAt: Number.NEGATIVE_INFINITY, last };
    purses.set(name, purse);
    // What was paid for and not spent.
    if (known && known.left !== 0)
      purse.last = last
        .then(() => tallyOf(budget).takeBack(name, known.left, known.time))
        .catch(() => {});
    return purse;
  }

  /** What the name has spent with it, or how long to wait until it may. */
  async function take(
    purse: Purse,
    level: Pick<Level, "name" | "most">,
    budget: Budget,
    amount: number,
  ): Promise<Result<number, number>> {
    const { most } = level;
    const usedWith = () => sumUsed(purse.counted) - purse.left + amount;
    const mayHave = () => usedWith() <= most;
    const refused = () =>
      refuse(Math.max(1, freeAt(purse.counted, most - amount + purse.left, purse.time) - now()));
    if (!mayHave() && now() - purse.askedAt < purse.time.slotMs * UNASKED_PART) return refused();
    if (purse.left < amount || !mayHave()) {
      const paid = Math.max(amount, budget.lot ?? 0);
      const counted = await tallyOf(budget).add(level.name, paid, purse.time);
      Object.assign(purse, { counted, left: purse.left + paid, askedAt: now() });
    }
    if (!mayHave()) {
      await payBack(purse, level, budget, purse.left);
      return refused();
    }
    const used = usedWith();
    purse.left -= amount;
    return accept(used);
  }

  async function payBack(
    purse: Purse,
    { name }: Pick<Level, "name">,
    budget: Budget,
    amount: number,
  ): Promise<void> {
    const { slot } = purse.time;
    purse.left -= amount;
    purse.counted = purse.counted.map((one) =>
      one.slot === slot ? { slot, used: one.used - amount } : one,
    );
    await tallyOf(budget).takeBack(name, amount, purse.time);
  }

  function inTurn<T>(name: string, budget: Budget, work: (purse: Purse) => Promise<T>): Promise<T> {
    const purse = purseOf(name, budget);
    const done = purse.last.then(() => work(purse));
    purse.last = done.catch(() => {});
    return done;
  }

  /** What cannot be given back now counts until its time is over. */
  const giveBackTo = (level: Level, budget: Budget, amount: number): Promise<void> =>
    inTurn(level.name, budget, async (purse) => {
      purse.left += amount;
      // Where each is paid for by itself, the other processes are to know.
      if (budget.lot === undefined) await payBack(purse, level, budget, amount);
    }).catch(() => {});

  return {
    async spend(budget, spender, amount) {
      const taken: Level[] = [];
      const giveBack = async (back = amount) => {
        await Promise.all(taken.map((level) => giveBackTo(level, budget, back)));
      };
      let isLittle = true;
      for (const level of levelsOf(budget, spender)) {
        const most: number = level.kind === "all" ? openTo(isLittle, level.most) : level.most;
        const took: Result<number, number> = await inTurn(level.name, budget, (purse) =>
          take(purse, { name: level.name, most }, budget, amount),
        ).catch(async (error) => {
          await giveBack();
          throw error;
        });
        if (!took.ok) {
          await giveBack();
          onRefused?.(budget, level.kind);
          return refuse({ kind: level.kind, most: level.most, waitMs: took.reason });
        }
        taken.push(level);
        isLittle &&= took.value <= level.little;
      }
      return accept({ giveBack });
    },
  };
}
