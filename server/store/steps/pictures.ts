// Steps of uploaded pictures.
import type { Migration } from "../driver/migrateDatabase.ts";

// Pictures that holders uploaded, by their content, and who holds on to which.
export const picturesStep: Migration = {
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

// What a holder let go of counts until it is off the disk, and so is remembered until then.
export const letGoStep: Migration = {
  id: 7,
  name: "let-go",
  sql: ["alter table picture_holders add column let_go_at bigint"],
};
