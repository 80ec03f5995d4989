// Sessions, nonces that were used up, and the key that nonces are sealed with.
import type { Migration } from "../migrate.ts";

export const signIn: Migration = {
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
