// Rooms of holders with their versions, and what visitors report of them.
import type { Migration } from "../migrate.ts";

export const rooms: Migration = {
  id: 4,
  name: "rooms",
  sql: [
    // Written first by whatever counts against a holder's quota, so that it is counted in turn.
    `create table quota_turns (
       owner text not null,
       chain_id bigint not null,
       taken_at bigint not null,
       primary key (owner, chain_id)
     )`,
    `create table rooms (
       id text primary key,
       owner text not null,
       chain_id bigint not null,
       created_at bigint not null,
       claim_key text,
       published_at bigint,
       withdrawn_at bigint,
       credit_room text,
       credit_owner text,
       credit_name text,
       unique (owner, chain_id, claim_key)
     )`,
    "create index rooms_published on rooms (published_at, id)",
    // The highest version is the room as it is; a save is one row, and cannot be written twice.
    `create table room_versions (
       room text not null references rooms (id) on delete cascade,
       version integer not null,
       name text not null,
       words text not null,
       pictures text not null,
       document text not null,
       bytes integer not null,
       saved_at bigint not null,
       primary key (room, version)
     )`,
    `create table room_reports (
       room text not null references rooms (id) on delete cascade,
       reporter text not null,
       reason text not null,
       reported_at bigint not null,
       settled_at bigint,
       primary key (room, reporter)
     )`,
  ],
};
