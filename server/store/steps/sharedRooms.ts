// Steps of rooms as others see them.
import type { Migration } from "../driver/migrateDatabase.ts";

// Who sees a shared room: whoever has its link, or all who look into the gallery; with its holder's
// address or without, and what its holder says of it. What was shared before stays as it was. What
// guests share ends by itself.
export const sharingStep: Migration = {
  id: 13,
  name: "sharing",
  sql: [
    "alter table rooms add column listed_at bigint",
    "alter table rooms add column is_named integer not null default 0",
    "alter table rooms add column caption text",
    "alter table rooms add column ends_at bigint",
    "create index rooms_ends_at on rooms (ends_at) where ends_at is not null",
    "update rooms set listed_at = published_at, is_named = 1 where published_at is not null",
    "create index rooms_listed on rooms (listed_at, id) where listed_at is not null",
    "drop index rooms_published",
  ],
};

// Who loves which room: the address counts once, on whatever chain; the sum stands with the room, for
// lists of those that are loved most.
export const heartsStep: Migration = {
  id: 14,
  name: "hearts",
  sql: [
    `create table room_hearts (
       room text not null references rooms (id) on delete cascade,
       giver text not null,
       chain_id bigint not null,
       given_at bigint not null,
       primary key (room, giver)
     )`,
    "create index room_hearts_giver on room_hearts (giver, chain_id)",
    "alter table rooms add column hearts integer not null default 0",
    "create index rooms_loved on rooms (hearts, listed_at, id) where listed_at is not null",
  ],
};

// What the rooms of the gallery are found by: their pieces, the colours of their walls. The newest
// version says it; a version that was kept before says nothing, and is looked into when it is listed.
export const marksStep: Migration = {
  id: 15,
  name: "marks",
  sql: [
    "alter table room_versions add column marks text",
    `create table room_marks (
       room text not null references rooms (id) on delete cascade,
       mark text not null,
       listed_at bigint not null,
       primary key (room, mark)
     )`,
    "create index room_marks_listed on room_marks (mark, listed_at, room)",
    "create index rooms_unsorted on rooms (id) where listed_at is not null",
  ],
};

// What others see of a shared room is one version of it, and not what its holder is at work on: what
// is shared already shows its newest. Copies keep no name and no address of what they were made from:
// whoever tells of them asks what may be told now. How a shared room looks tells one from a copy of it.
export const shownVersionsStep: Migration = {
  id: 20,
  name: "shown-versions",
  sql: [
    "alter table rooms add column shown_version integer",
    "alter table rooms add column shows_latest integer not null default 0",
    "alter table rooms add column look text",
    "alter table rooms add column look_since bigint",
    "alter table rooms add column listed_under text",
    `update rooms set shown_version =
       (select max(v.version) from room_versions v where v.room = rooms.id)
     where published_at is not null`,
    "update rooms set credit_owner = null, credit_name = null where credit_room is not null",
    "drop index rooms_credit_owner",
    "create index rooms_look on rooms (look) where look is not null",
    "create index rooms_listed_under on rooms (listed_under, listed_at, id) where listed_under is not null",
    "create index rooms_not_looked_at on rooms (id) where shown_version is not null and look is null",
  ],
  // It reads the newest version of each.
  readableFrom: 16,
};

// In which pose a shared room is photographed for others, and what its picture was kept as once it was there.
export const developedPicturesStep: Migration = {
  id: 22,
  name: "developed-pictures",
  sql: ["alter table rooms add column shot text", "alter table rooms add column developed_as text"],
  // It draws what it always drew.
  readableFrom: 21,
};
