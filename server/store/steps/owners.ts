// Steps of which field is whose, as the chain says.
import type { Migration } from "../driver/migrateDatabase.ts";

// Who owns which field, as far as the chain has been read, and what it takes to go back some blocks.
export const ownershipStep: Migration = {
  id: 3,
  name: "ownership",
  sql: [
    `create table ownership_progress (
      scope text primary key,
      block bigint not null,
      hash text not null,
      holder text not null,
      held_until bigint not null
    )`,
    `create table ownership_checkpoints (
      scope text not null,
      block bigint not null,
      hash text not null,
      primary key (scope, block)
    )`,
    `create table field_owners (
      scope text not null,
      field integer not null,
      owner text not null,
      primary key (scope, field)
    )`,
    `create table field_owner_changes (
      scope text not null,
      block bigint not null,
      field integer not null,
      owner_before text,
      primary key (scope, block, field)
    )`,
  ],
};

// When the chain was last read: a node that is gone leaves the block where it was, and nothing else says so.
export const chainReadStep: Migration = {
  id: 16,
  name: "chainRead",
  sql: ["alter table ownership_progress add column read_at bigint"],
};
