// Counters that hold requests to a rate across all processes of the server.
import type { Migration } from "../migrate.ts";

export const rateLimits: Migration = {
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
