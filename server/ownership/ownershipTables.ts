// The tables of who owns what: one turn at a time, each range of blocks whole or not at all (lease, checkpoint).
import type { Database, Statements, Value } from "../store/database.ts";
import type { Transfer } from "./transfers.ts";

export type Progress = { block: number; hash: string };
export type Owners = Map<number, string>;

const nobody = `0x${"0".repeat(40)}`;
/** Before the first block of all. */
const nothingRead: Progress = { block: -1, hash: "" };
const rowsAtOnce = 250;

/** Somebody else has taken over: what was under way must not be written. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

type Turn = { scope: string; holder: string; now: number; holdMs: number };

export type Range = {
  to: Progress;
  transfers: readonly Transfer[];
  /** From this block on, changes are kept so that they can be taken back. */
  keepFrom: number;
};

/** Gives the turn to whoever has it, or takes it once nobody has held on to it; null while another has it. */
export async function acquireLease(db: Database, turn: Turn): Promise<Progress | null> {
  const { scope, holder, now, holdMs } = turn;
  const until = now + holdMs;
  await db.change(
    `insert into ownership_progress (scope, block, hash, holder, held_until)
     values (?, ?, ?, ?, ?) on conflict (scope) do nothing`,
    [scope, nothingRead.block, nothingRead.hash, holder, until],
  );
  const [row] = await db.rows(
    `update ownership_progress set holder = ?, held_until = ?
     where scope = ? and (holder = ? or held_until < ?) returning block, hash`,
    [holder, until, scope, holder, now],
  );
  return row ? { block: Number(row.block), hash: String(row.hash) } : null;
}

/** Lets the next process take over at once. */
export async function releaseLease(db: Database, scope: string, holder: string): Promise<void> {
  await db.change("update ownership_progress set held_until = 0 where scope = ? and holder = ?", [
    scope,
    holder,
  ]);
}

export async function readProgress(db: Statements, scope: string): Promise<Progress> {
  const [row] = await db.rows("select block, hash from ownership_progress where scope = ?", [
    scope,
  ]);
  return row ? { block: Number(row.block), hash: String(row.hash) } : nothingRead;
}

/** All is read: the chain has nothing further. Throws LeaseLost where the turn has passed on. */
export async function noteRead(db: Database, { scope, holder, now }: Turn): Promise<void> {
  const noted = await db.change(
    "update ownership_progress set read_at = ? where scope = ? and holder = ?",
    [now, scope, holder],
  );
  if (noted !== 1) throw new LeaseLost("another process reads the transfers now");
}

/** When the chain was last read, in milliseconds since 1970; null before that. */
export async function readTime(db: Statements, scope: string): Promise<number | null> {
  const [row] = await db.rows("select read_at from ownership_progress where scope = ?", [scope]);
  return row?.read_at == null ? null : Number(row.read_at);
}

export async function readOwnerTable(db: Statements, scope: string): Promise<Owners> {
  const rows = await db.rows(
    "select field, owner from field_owners where scope = ? order by field",
    [scope],
  );
  return new Map(rows.map(({ field, owner }) => [Number(field), String(owner)]));
}

export async function readCheckpoints(db: Statements, scope: string): Promise<Progress[]> {
  const rows = await db.rows(
    "select block, hash from ownership_checkpoints where scope = ? order by block desc",
    [scope],
  );
  return rows.map(({ block, hash }) => ({ block: Number(block), hash: String(hash) }));
}

/** Whether no field went to another owner after that block, as far as was read; no where that is not known. */
export async function isUntouchedSince(
  db: Statements,
  scope: string,
  { block, hash }: Progress,
): Promise<boolean> {
  const [row] = await db.rows(
    `select 1 from ownership_checkpoints c where c.scope = ? and c.block = ? and c.hash = ?
     and not exists (select 1 from field_owner_changes h where h.scope = ? and h.block > ?)`,
    [scope, block, hash, scope, block],
  );
  return row !== undefined;
}

/** Writes a range and gives back who owns what after it. Throws LeaseLost where the turn has passed on. */
export async function writeRange(
  db: Database,
  turn: Turn,
  before: { progress: Progress; owners: Owners },
  range: Range,
): Promise<Owners> {
  const { scope } = turn;
  const owners = new Map(before.owners);
  const changes = new Map<string, { block: number; field: number; owner: string | null }>();
  const touched = new Set<number>();
  for (const { block, first, last, to } of range.transfers) {
    for (let field = first; field <= last; field += 1) {
      const key = `${block} ${field}`;
      if (block >= range.keepFrom && !changes.has(key)) {
        changes.set(key, { block, field, owner: owners.get(field) ?? null });
      }
      if (to === nobody) owners.delete(field);
      else owners.set(field, to);
      touched.add(field);
    }
  }

  await db.transaction(async (tx) => {
    await advance(tx, turn, before.progress, range.to);
    await insertRows(
      tx,
      "field_owner_changes (scope, block, field, owner_before)",
      [...changes.values()].map(({ block, field, owner }) => [scope, block, field, owner]),
    );
    await writeOwners(tx, scope, touched, owners);
    await tx.change(
      "insert into ownership_checkpoints (scope, block, hash) values (?, ?, ?) on conflict do nothing",
      [scope, range.to.block, range.to.hash],
    );
    for (const table of ["ownership_checkpoints", "field_owner_changes"]) {
      await tx.change(`delete from ${table} where scope = ? and block < ?`, [
        scope,
        range.keepFrom,
      ]);
    }
  });
  return owners;
}

/** Goes back to a block that is still part of the chain; without one, to the very beginning. */
export async function rollBackBlocks(
  db: Database,
  turn: Turn,
  from: Progress,
  to: Progress | null,
): Promise<void> {
  const { scope } = turn;
  const goal = to ?? nothingRead;
  await db.transaction(async (tx) => {
    await advance(tx, turn, from, goal);
    if (to === null) {
      await tx.change("delete from field_owners where scope = ?", [scope]);
    } else {
      const rows = await tx.rows(
        `select field, owner_before from field_owner_changes
         where scope = ? and block > ? order by block desc`,
        [scope, goal.block],
      );
      const owners: Owners = new Map();
      const touched = new Set<number>();
      for (const { field, owner_before: owner } of rows) {
        touched.add(Number(field));
        if (owner === null) owners.delete(Number(field));
        else owners.set(Number(field), String(owner));
      }
      await writeOwners(tx, scope, touched, owners);
    }
    for (const table of ["ownership_checkpoints", "field_owner_changes"]) {
      await tx.change(`delete from ${table} where scope = ? and block > ?`, [scope, goal.block]);
    }
  });
}

async function advance(tx: Statements, turn: Turn, from: Progress, to: Progress): Promise<void> {
  const { scope, holder, now, holdMs } = turn;
  const moved = await tx.change(
    `update ownership_progress set block = ?, hash = ?, held_until = ?, read_at = ?
     where scope = ? and holder = ? and block = ? and hash = ?`,
    [to.block, to.hash, now + holdMs, now, scope, holder, from.block, from.hash],
  );
  if (moved !== 1) throw new LeaseLost("another process reads the transfers now");
}

async function writeOwners(
  tx: Statements,
  scope: string,
  touched: ReadonlySet<number>,
  owners: Owners,
): Promise<void> {
  const owned: Value[][] = [];
  for (const field of touched) {
    const owner = owners.get(field);
    if (owner !== undefined) owned.push([scope, field, owner]);
    else await tx.change("delete from field_owners where scope = ? and field = ?", [scope, field]);
  }
  await insertRows(
    tx,
    "field_owners (scope, field, owner)",
    owned,
    "on conflict (scope, field) do update set owner = excluded.owner",
  );
}

async function insertRows(
  tx: Statements,
  into: string,
  rows: readonly (readonly Value[])[],
  ending = "",
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce);
    const places = part.map((row) => `(${row.map(() => "?").join(", ")})`).join(", ");
    await tx.change(`insert into ${into} values ${places} ${ending}`, part.flat());
  }
}
