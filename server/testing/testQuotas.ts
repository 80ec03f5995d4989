// What keeping asks besides for tests: the real budgets, on a disk with room.
import { randomBytes } from "node:crypto";
import type { Budget } from "../budgets/budget.ts";
import { type Budgets, openBudgets } from "../budgets/openBudgets.ts";
import { otherDisks } from "../files/diskSpace.ts";
import type { KeepingParts } from "../keeping/requests.ts";
import { openStanding } from "../standing/openStanding.ts";
import type { Database } from "../store/database.ts";

type Quotas = Pick<KeepingParts, "budgets" | "tellStanding" | "space" | "bytesPerDay">;

/** With budgets of so many times as much as usual. */
export const testQuotas = (db: Database, now: () => number, patience = 1): Quotas => ({
  budgets: morePatientBudgets(openBudgets({ db, random: randomBytes, now }), patience),
  tellStanding: openStanding({ db, random: randomBytes, now }),
  space: otherDisks,
  bytesPerDay: 1e9,
});

const morePatientBudgets = (budgets: Budgets, patience: number): Budgets => ({
  spend: (budget, spender, amount) => budgets.spend(times(budget, patience), spender, amount),
});

const times = (budget: Budget, patience: number): Budget => ({
  ...budget,
  ...(budget.ofAccount !== undefined && { ofAccount: budget.ofAccount * patience }),
  ...(budget.ofNewAccount !== undefined && { ofNewAccount: budget.ofNewAccount * patience }),
  ...(budget.ofVisitor !== undefined && { ofVisitor: budget.ofVisitor * patience }),
  inAll: budget.inAll * patience,
});
