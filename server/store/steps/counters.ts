// Steps of what is counted: rates, and budgets.
import type { Migration } from "../driver/migrateDatabase.ts";

// Counters that held requests to a rate. Nothing is written here any more: budgets slide (step 18).
export const rateLimitsStep: Migration = {
  id: 1,
  name: "rate-limits",
  sql: [
    `create table rate_limits (
       name text primary key,
       hits integer not null,
       ends_at bigint not null
     )`,
    "create index rate_limits_ends_at on rate_limits (ends_at)",
  ],
};

// What of the budgets of a day or a month was spent, in slots that slide: names are keyed hashes.
export const budgetUseStep: Migration = {
  id: 18,
  name: "budget-use",
  sql: [
    `create table budget_use (
       name text not null,
       slot bigint not null,
       used bigint not null,
       ends_at bigint not null,
       primary key (name, slot)
     )`,
    "create index budget_use_ends_at on budget_use (ends_at)",
  ],
  readableFrom: 16,
};
