// Hearts for rooms that are shared: one of each address for each room, never for one's own, and a count that is theirs.
import type { Holder } from "../holder.ts";
import type { Database, Statements } from "../store/database.ts";
import { lockQuota, type QuotaWriter } from "../store/lockQuota.ts";
import { selectPausedAt } from "./roomKind.ts";

/** What whoever asks is told of a room's hearts. */
export type Hearts = { hearts: number; isGiven: boolean; isOwn: boolean };

export type GiveHeartResult =
  | { outcome: "given"; hearts: Hearts }
  | { outcome: "own" }
  | { outcome: "gone" }
  /** Their session ended before it could be given. */
  | { outcome: "signed-out" };

const isShown = `d.published_at is not null and d.withdrawn_at is null and d.deleted_at is null
  and not exists (${selectPausedAt})`;

/** Null where the room is not shown, to whoever asks for its hearts. */
export async function heartsOf(
  db: Statements,
  id: string,
  { address }: Holder,
): Promise<Hearts | null> {
  const [row] = await db.rows(
    `select d.hearts, d.owner,
       (select count(*) from room_hearts h where h.room = d.id and h.giver = ?) as given
     from rooms d where d.id = ? and d.kind = 'room' and ${isShown}`,
    [address, id],
  );
  return row
    ? { hearts: Number(row.hearts), isGiven: Number(row.given) > 0, isOwn: row.owner === address }
    : null;
}

/** Given twice, also at the same moment, it is one. */
export function giveHeart(
  db: Database,
  { id, giver, now }: { id: string; giver: QuotaWriter; now: number },
): Promise<GiveHeartResult> {
  return db.transaction(async (tx) => {
    if (!(await lockQuota(tx, giver, now))) return { outcome: "signed-out" };
    const owner = await takeTurn(tx, id, `and ${isShown}`);
    if (owner === null) return { outcome: "gone" };
    // The same address on another chain is whoever furnished it all the same.
    if (owner === giver.address) return { outcome: "own" };
    const added = await tx.change(
      `insert into room_hearts (room, giver, chain_id, given_at) values (?, ?, ?, ?)
       on conflict (room, giver) do nothing`,
      [id, giver.address, giver.chainId, now],
    );
    if (added === 1) await tx.change("update rooms set hearts = hearts + 1 where id = ?", [id]);
    const hearts = await heartsOf(tx, id, giver);
    return hearts ? { outcome: "given", hearts } : { outcome: "gone" };
  });
}

/** Also from a room that is shown no longer. */
export const takeHeartBack = (db: Database, id: string, giver: Holder): Promise<void> =>
  db.transaction((tx) => takeBackIn(tx, id, giver));

/** As part of what else is done to the room: whoever comes to own it takes none along. */
export async function takeBackIn(
  tx: Statements,
  id: string,
  { address }: Pick<Holder, "address">,
): Promise<void> {
  if ((await takeTurn(tx, id)) === null) return;
  const taken = await tx.change("delete from room_hearts where room = ? and giver = ?", [
    id,
    address,
  ]);
  if (taken === 1) await tx.change("update rooms set hearts = hearts - 1 where id = ?", [id]);
}

/** Whoever the room is of; from here on its hearts are counted in turn, and it stays as long. */
async function takeTurn(tx: Statements, id: string, more = ""): Promise<string | null> {
  const [row] = await tx.rows(
    `update rooms set hearts = hearts where id in
       (select d.id from rooms d where d.id = ? and d.kind = 'room' ${more}) returning owner`,
    [id],
  );
  return row ? String(row.owner) : null;
}

/** All that an account has given, taken back from every room. */
export async function forgetHearts(tx: Statements, holder: Holder): Promise<void> {
  for (const { room } of await heartsFrom(tx, holder)) await takeBackIn(tx, room, holder);
}

/** Which rooms an account has given one, in the order of the rooms. */
export async function heartsFrom(
  db: Statements,
  { address, chainId }: Holder,
): Promise<{ room: string; givenAt: number }[]> {
  const rows = await db.rows(
    "select room, given_at from room_hearts where giver = ? and chain_id = ? order by room",
    [address, chainId],
  );
  return rows.map((row) => ({ room: String(row.room), givenAt: Number(row.given_at) }));
}
