// What keeping asks besides for tests: the real budgets, on a disk with room.
import { randomBytes } from "node:crypto";
import type { Budget } from "../budgets/budget.ts";
import { openBudgets } from "../budgets/openBudgets.ts";
import { otherDisks } from "../files/diskSpace.ts";
import type { KeepingParts } from "../keeping/requests.ts";
import { openStanding } from "../standing/openStanding.ts";
import type { Database } from "../store/database.ts";

type Quotas = Pick<KeepingParts, "budgets" | "tellStanding" | "space" | "bytesPerDay">;

const asUsual = (budget: Budget): Budget => budget;

/** `change` makes other budgets of the usual ones. */
export function testQuotas(db: Database, now: () => number, change = asUsual): Quotas {
  const { spend } = openBudgets({ db, random: randomBytes, now });
  return {
    budgets: { spend: (budget, spender, amount) => spend(change(budget), spender, amount) },
    tellStanding: openStanding({ db, random: randomBytes, now }),
    space: otherDisks,
    bytesPerDay: 1e9,
  };
}

/** With so many times as much in them. */
export const timesAsMuch =
  (times: number) =>
  ({ ofAccount, ofNewAccount, ofVisitor, inAll, ...budget }: Budget): Budget => ({
    ...budget,
    ...(ofAccount !== undefined && { ofAccount: ofAccount * times }),
    ...(ofNewAccount !== undefined && { ofNewAccount: ofNewAccount * times }),
    ...(ofVisitor !== undefined && { ofVisitor: ofVisitor * times }),
    ...(inAll !== undefined && { inAll: inAll * times }),
  });
