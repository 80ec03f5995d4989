// Steps of whoever is signed in: sessions, passkeys, the end of an account, and its standing.
import type { Migration } from "../driver/migrateDatabase.ts";

// Sessions, nonces that were used up, and the key that nonces are sealed with.
export const signInStep: Migration = {
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

// Accounts whose holders asked for their end. The rooms' column is read no more: a room that came
// later had none, and who asked is in the table.
export const accountDeletionsStep: Migration = {
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

// Which account belongs to which passkey: enough to find it again, and nothing to sign in with.
export const passkeysStep: Migration = {
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

// Which accounts were deleted, until it is noted outside the database as well: a backup that is restored
// would bring them back.
export const deletionNotesStep: Migration = {
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

// Since when accounts are known, and on how many days they were used; in which network an account was
// first seen is a keyed hash, and forgotten. Who keeps something already was seen when that came.
export const accountStandingStep: Migration = {
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
