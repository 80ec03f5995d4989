// Fills the tables of journals as a month of play by many would, inside the database, out of one farm that was played.
import pg from "pg";
import { type FarmTemplate, templateDevice } from "./template.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Batches lie by themselves for thirty days, and up to a week longer until they are folded. */
const LIVE_DAYS = 37;
/** Four weeks before that are folded. */
const FOLDED_DAYS = 28;

export type JournalSize = { readonly journals: number; readonly batchesADay: number };

export const templateShape = ({ batchesADay }: JournalSize) => ({
  batches: (LIVE_DAYS + FOLDED_DAYS) * batchesADay + 1,
  folded: FOLDED_DAYS * batchesADay,
  rowsEach: 16,
});

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Of a number: an account, its shard as journalId.ts has it, and the name of its farm. */
const accounts = (journals: number, batchesADay: number) => `
  create temp table filled_farms as
  select i, owner, shard, since,
    substr('${alphabet}', (shard / 32)::integer + 1, 1) || substr('${alphabet}', (shard % 32)::integer + 1, 1)
      || substr(md5('farm ' || i), 1, 10) as id,
    floor((${LIVE_DAYS * DAY_MS} - since) / ${DAY_MS / batchesADay})::integer + 1 as live
  from (select i, owner, (i::bigint * 2654435761) % ${7 * DAY_MS} as since,
      (('x00000000' || encode(substring(sha256(('1:' || owner)::bytea) from 1 for 4), 'hex'))::bit(64)::bigint % 1024)::integer as shard
    from (select i, '0x' || lpad(to_hex(i::bigint), 40, '0') as owner
      from generate_series(0, ${journals - 1}) as i) as named) as placed`;

/** The tables are there already, and empty. */
export async function generateJournals(
  url: string,
  { journals, batchesADay }: JournalSize,
  template: FarmTemplate,
  now: number,
): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const run = (sql: string, values: readonly unknown[] = []) => client.query(sql, [...values]);
  try {
    await fill(run, { journals, batchesADay }, template, now);
  } finally {
    await client.end();
  }
}

type RunSql = (sql: string, values?: readonly unknown[]) => Promise<unknown>;

async function fill(
  run: RunSql,
  { journals, batchesADay }: JournalSize,
  template: FarmTemplate,
  now: number,
): Promise<void> {
  const { folded } = templateShape({ journals, batchesADay });
  const from = now - LIVE_DAYS * DAY_MS;
  await run(accounts(journals, batchesADay));
  await run(
    `create temp table played_batches as select * from jsonb_to_recordset($1::jsonb) as t(seq integer,
       first integer, count integer, rows integer, packed text, digest text, hash text,
       "atFirst" bigint, "atLast" bigint)`,
    [JSON.stringify(template.batches)],
  );
  await run(
    `create temp table played_states as select * from jsonb_to_recordset($1::jsonb)
       as t(seq integer, rows integer, state text)`,
    [JSON.stringify(template.states)],
  );
  await run("analyze filled_farms");
  await run("analyze played_batches");
  await run(
    `insert into journals (shard, id, kind, owner, chain_id, origin, claim, created_at, seq, rows,
       head, hash, rules, shown, seen_at, field, unfolded_since)
     select f.shard, f.id, 'farm', f.owner, 1, $1, null, ${from}, b.seq, b.rows, $2, b.hash, 1, $3,
       ${now}, 417, ${from} + f.since
     from filled_farms f join played_batches b on b.seq = ${folded} + f.live`,
    [template.origin, template.head, template.shown],
  );
  await run(
    `insert into journal_devices (shard, journal, device, last, name, seen_at)
     select f.shard, f.id, d.device, case when d.device = '${templateDevice}' then b.first + b.count else 0 end,
       'Firefox on Linux', ${now}
     from filled_farms f join played_batches b on b.seq = ${folded} + f.live,
       (values ('${templateDevice}'), ('devicebofafarm')) as d(device)`,
  );
  await run(
    `insert into journal_states (shard, journal, seq, rows, state)
     select f.shard, f.id, s.seq, s.rows, s.state from filled_farms f
       join played_states s on s.seq = (${folded} + f.live) / 8 * 8`,
  );
  for (const { upto, packed } of template.segments)
    await run(
      `insert into journal_segments (shard, journal, upto, packed)
       select shard, id, ${upto}, $1 from filled_farms`,
      [packed],
    );
  // All in one sort: forty million rows put into it one by one take an hour.
  await run("alter table journal_batches drop constraint journal_batches_pkey");
  // One round after the other, in the order in which they come in, and not farm by farm.
  for (const { seq } of template.batches.slice(folded))
    await run(
      `insert into journal_batches (shard, journal, seq, device, first, count, rules, rows, packed,
         refused, digest, hash, at_first, at_last, saved_at)
       select f.shard, f.id, b.seq, '${templateDevice}', b.first, b.count, 1, b.rows, b.packed,
         null, b.digest, b.hash, b."atFirst", b."atLast",
         ${from} + f.since + (b.seq - ${folded} - 1)::bigint * ${DAY_MS / batchesADay}
       from filled_farms f, played_batches b
       where b.seq = ${seq} and b.seq <= ${folded} + f.live order by f.since`,
    );
  await run("alter table journal_batches add primary key (shard, journal, seq)");
  await run(
    `insert into quota_turns (owner, chain_id, taken_at) select owner, 1, ${now} from filled_farms`,
  );
  // What the server of the database does by itself within a minute.
  await run("vacuum (analyze)");
}
