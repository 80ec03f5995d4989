// All steps that the tables have taken, in order; a step that was ever released is never changed.
import type { Migration } from "./driver/migrate.ts";

// Counters that hold requests to a rate across all processes of the server.
const rateLimits: Migration = {
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

// Sessions, nonces that were used up, and the key that nonces are sealed with.
const signIn: Migration = {
  id: 2,
  name: "sign-in",
  sql: [
    `create table secrets (
       name text primary key,
       value text not null
     )`,
    `create table used_nonces (
       nonce text primary key,
       expires_at bigint not null
     )`,
    "create index used_nonces_expires_at on used_nonces (expires_at)",
    `create table sessions (
       token_hash text primary key,
       id text not null unique,
       address text not null,
       chain_id bigint not null,
       device text not null,
       created_at bigint not null,
       seen_at bigint not null,
       expires_at bigint not null
     )`,
    "create index sessions_holder on sessions (address, chain_id)",
    "create index sessions_expires_at on sessions (expires_at)",
  ],
};

// Who owns which field, as far as the chain has been read, and what it takes to go back some blocks.
const ownership: Migration = {
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

// Rooms of holders with their versions, and what visitors report of them.
const rooms: Migration = {
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

// Pictures that holders uploaded, by their content, and who holds on to which.
const pictures: Migration = {
  id: 5,
  name: "pictures",
  sql: [
    `create table pictures (
       hash text primary key,
       type text not null,
       width integer not null,
       height integer not null,
       bytes integer not null,
       uploaded_at bigint not null,
       banned_at bigint
     )`,
    `create table picture_holders (
       hash text not null references pictures (hash) on delete cascade,
       owner text not null,
       chain_id bigint not null,
       bytes integer not null,
       held_at bigint not null,
       primary key (owner, chain_id, hash)
     )`,
    "create index picture_holders_hash on picture_holders (hash)",
  ],
};

// Any kind of document is kept where rooms are. The tables keep the name of the first kind: they only
// ever gain, so that the version before works beside this one.
const kinds: Migration = {
  id: 6,
  name: "kinds",
  sql: ["alter table rooms add column kind text not null default 'room'"],
};

// What a holder let go of counts until it is off the disk, and so is remembered until then.
const letGo: Migration = {
  id: 7,
  name: "let-go",
  sql: ["alter table picture_holders add column let_go_at bigint"],
};

// Accounts whose holders asked for their end. The rooms' column is read no more: a room that came
// later had none, and who asked is in the table.
const accountDeletions: Migration = {
  id: 8,
  name: "account-deletions",
  sql: [
    `create table account_deletions (
       owner text not null,
       chain_id bigint not null,
       asked_at bigint not null,
       due_at bigint not null,
       primary key (owner, chain_id)
     )`,
    "create index account_deletions_due_at on account_deletions (due_at)",
    "create index rooms_credit_owner on rooms (credit_owner)",
    "alter table rooms add column paused_at bigint",
  ],
};

// Large documents lie in their rows compressed: no table changes, but a version that could not read
// them must not start.
const keptCompressed: Migration = { id: 9, name: "kept-compressed", sql: [] };

// What is looked for page by page, or now and then, among a million rooms: only those rows.
const grown: Migration = {
  id: 10,
  name: "grown",
  sql: [
    "create index room_versions_hung on room_versions (room, version) where pictures <> ''",
    "create index room_reports_waiting on room_reports (room) where settled_at is null",
  ],
};

// By its rooms' names, which are scattered, a sweep read a page of the disk for each row.
const hungBySaving: Migration = {
  id: 11,
  name: "hung-by-saving",
  sql: [
    "create index room_versions_hung_by_saving on room_versions (saved_at, room, version) where pictures <> ''",
    "drop index room_versions_hung",
  ],
};

// Which account belongs to which passkey: enough to find it again, and nothing to sign in with.
const passkeys: Migration = {
  id: 12,
  name: "passkeys",
  sql: [
    `create table passkeys (
       credential_id text primary key,
       x text not null,
       y text not null,
       address text not null,
       plan integer not null,
       created_at bigint not null
     )`,
    "create index passkeys_address on passkeys (address)",
  ],
};

// Who sees a shared room: whoever has its link, or all who look into the gallery; with its holder's
// address or without, and what its holder says of it. What was shared before stays as it was. What
// guests share ends by itself.
const sharing: Migration = {
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
const hearts: Migration = {
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
const marks: Migration = {
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

// When the chain was last read: a node that is gone leaves the block where it was, and nothing else says so.
const chainRead: Migration = {
  id: 16,
  name: "chainRead",
  sql: ["alter table ownership_progress add column read_at bigint"],
};

// Which accounts were deleted, until it is noted outside the database as well: a backup that is restored
// would bring them back.
const deletionNotes: Migration = {
  id: 17,
  name: "deletion-notes",
  sql: [
    `create table deletion_notes (
       holder_hash text primary key,
       deleted_at bigint not null
     )`,
  ],
  readableFrom: 16,
};

// What of the budgets of a day or a month was spent, in slots that slide: names are keyed hashes.
const budgetUse: Migration = {
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

// Since when accounts are known, and on how many days they were used; in which network an account was
// first seen is a keyed hash, and forgotten. Who keeps something already was seen when that came.
const accountStanding: Migration = {
  id: 19,
  name: "account-standing",
  sql: [
    `create table account_standing (
       owner text not null,
       chain_id bigint not null,
       first_seen_at bigint not null,
       days_used integer not null,
       last_day integer not null,
       network text,
       network_until bigint,
       primary key (owner, chain_id)
     )`,
    "create index account_standing_network on account_standing (network) where network is not null",
    "create index account_standing_until on account_standing (network_until) where network_until is not null",
    `insert into account_standing (owner, chain_id, first_seen_at, days_used, last_day)
       select owner, chain_id, min(seen_at), 1, 0 from (
         select owner, chain_id, created_at as seen_at from rooms where ends_at is null
         union all select owner, chain_id, held_at from picture_holders
         union all select address, chain_id, created_at from sessions
       ) seen group by owner, chain_id`,
  ],
  readableFrom: 16,
};

// What others see of a shared room is one version of it, and not what its holder is at work on: what
// is shared already shows its newest. Copies keep no name and no address of what they were made from:
// whoever tells of them asks what may be told now. How a shared room looks tells one from a copy of it.
const shownVersions: Migration = {
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

// A room that was deleted lies there for thirty days, whole. A program that does not know would show it.
const keptDeleted: Migration = {
  id: 21,
  name: "kept-deleted",
  sql: [
    "alter table rooms add column deleted_at bigint",
    "create index rooms_deleted_at on rooms (deleted_at) where deleted_at is not null",
  ],
  readableFrom: 21,
};

// In which pose a shared room is photographed for others, and what its picture was kept as once it was there.
const developedPictures: Migration = {
  id: 22,
  name: "developed-pictures",
  sql: ["alter table rooms add column shot text", "alter table rooms add column developed_as text"],
  // It draws what it always drew.
  readableFrom: 21,
};

export const migrations: readonly Migration[] = [
  rateLimits,
  signIn,
  ownership,
  rooms,
  pictures,
  kinds,
  letGo,
  accountDeletions,
  keptCompressed,
  grown,
  hungBySaving,
  passkeys,
  sharing,
  hearts,
  marks,
  chainRead,
  deletionNotes,
  budgetUse,
  accountStanding,
  shownVersions,
  keptDeleted,
  developedPictures,
];
