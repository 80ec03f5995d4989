// Finds rooms: one by its id, or those of a holder.
import type { Holder } from "../signIn/sessions.ts";
import type { Statements } from "../store/database.ts";
import {
  type KeptRoom,
  newestOfRooms,
  type RoomSummary,
  summaryColumns,
  toKept,
  toSummary,
} from "./roomRow.ts";

export async function findRoom(db: Statements, id: string): Promise<KeptRoom | undefined> {
  const [row] = await db.rows(
    `select ${summaryColumns}, v.pictures, v.document from ${newestOfRooms} where r.id = ?`,
    [id],
  );
  return row && toKept(row);
}

/** As findRoom, for whoever needs no document. */
export async function findSummary(db: Statements, id: string): Promise<RoomSummary | undefined> {
  const [row] = await db.rows(`select ${summaryColumns} from ${newestOfRooms} where r.id = ?`, [
    id,
  ]);
  return row && toSummary(row);
}

export async function listRooms(
  db: Statements,
  { address, chainId }: Holder,
): Promise<RoomSummary[]> {
  const rows = await db.rows(
    `select ${summaryColumns} from ${newestOfRooms} where r.owner = ? and r.chain_id = ?
     order by v.saved_at desc, r.id`,
    [address, chainId],
  );
  return rows.map(toSummary);
}
