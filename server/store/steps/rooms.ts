// Steps of rooms as their holders keep them.
import type { Migration } from "../driver/migrateDatabase.ts";

// Rooms of holders with their versions, and what visitors report of them.
export const roomsStep: Migration = {
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

// Any kind of document is kept where rooms are. The tables keep the name of the first kind: they only
// ever gain, so that the version before works beside this one.
export const kindsStep: Migration = {
  id: 6,
  name: "kinds",
  sql: ["alter table rooms add column kind text not null default 'room'"],
};

// Large documents lie in their rows compressed: no table changes, but a version that could not read
// them must not start.
export const keptCompressedStep: Migration = { id: 9, name: "kept-compressed", sql: [] };

// What is looked for page by page, or now and then, among a million rooms: only those rows.
export const grownStep: Migration = {
  id: 10,
  name: "grown",
  sql: [
    "create index room_versions_hung on room_versions (room, version) where pictures <> ''",
    "create index room_reports_waiting on room_reports (room) where settled_at is null",
  ],
};

// By its rooms' names, which are scattered, a sweep read a page of the disk for each row.
export const hungBySavingStep: Migration = {
  id: 11,
  name: "hung-by-saving",
  sql: [
    "create index room_versions_hung_by_saving on room_versions (saved_at, room, version) where pictures <> ''",
    "drop index room_versions_hung",
  ],
};

// A room that was deleted lies there for thirty days, whole. A program that does not know would show it.
export const keptDeletedStep: Migration = {
  id: 21,
  name: "kept-deleted",
  sql: [
    "alter table rooms add column deleted_at bigint",
    "create index rooms_deleted_at on rooms (deleted_at) where deleted_at is not null",
  ],
  readableFrom: 21,
};
