// Steps of journals: what is kept row by row, such as farms.
import type { Migration } from "../driver/migrateDatabase.ts";

// A journal, its batches in the order of the server, how far each device has come, its state as a cache,
// and old batches folded together. Every key begins with the shard of the account, which follows from
// it, so that all of one account can lie on one machine. What a batch changes of a journal is in no
// index: on PostgreSQL, with room left in its page, such a change is made in place (HOT).
export const journalsStep: Migration = {
  id: 23,
  name: "journals",
  sql: (dialect) => [
    `create table journals (
       shard integer not null,
       id text not null,
       kind text not null,
       owner text not null,
       chain_id bigint not null,
       origin text not null,
       claim text,
       created_at bigint not null,
       seq integer not null,
       rows integer not null,
       head text not null,
       hash text not null,
       rules integer not null,
       shown text not null,
       seen_at bigint not null,
       field integer,
       published_at bigint,
       deleted_at bigint,
       unfolded_since bigint,
       primary key (shard, id)
     ) ${dialect === "postgres" ? "with (fillfactor = 70)" : ""}`,
    "create index journals_owner on journals (shard, owner, chain_id, kind)",
    `create index journals_published on journals (field, published_at)
     where published_at is not null`,
    "create index journals_deleted on journals (deleted_at) where deleted_at is not null",
    `create index journals_unfolded on journals (unfolded_since)
     where unfolded_since is not null`,
    `create table journal_batches (
       shard integer not null,
       journal text not null,
       seq integer not null,
       device text not null,
       first integer not null,
       count integer not null,
       rules integer not null,
       rows integer not null,
       packed text not null,
       refused text,
       digest text not null,
       hash text not null,
       at_first bigint not null,
       at_last bigint not null,
       saved_at bigint not null,
       primary key (shard, journal, seq)
     )`,
    `create table journal_devices (
       shard integer not null,
       journal text not null,
       device text not null,
       last integer not null,
       name text not null,
       seen_at bigint not null,
       primary key (shard, journal, device)
     ) ${dialect === "postgres" ? "with (fillfactor = 70)" : ""}`,
    `create table journal_states (
       shard integer not null,
       journal text not null,
       seq integer not null,
       rows integer not null,
       state text not null,
       primary key (shard, journal)
     )`,
    `create table journal_segments (
       shard integer not null,
       journal text not null,
       upto integer not null,
       packed text not null,
       primary key (shard, journal, upto)
     )`,
    // Made anew when a backup is put in place: devices that were ahead of it notice.
    `create table journal_generations (
       word text primary key,
       n integer not null,
       made_at bigint not null,
       backup_at bigint
     )`,
    "create unique index journal_generations_n on journal_generations (n)",
  ],
  // An older program would leave the journals of accounts that end under it.
  readableFrom: 23,
};
