// Deletes a room with all its versions, unless somebody saved it in the meantime.
import type { Holder } from "../signIn/sessions.ts";
import type { Database } from "../store/database.ts";
import { findRoom } from "./findRooms.ts";
import { isOf, type KeptRoom } from "./roomRow.ts";

export type Deleted = { outcome: "deleted" | "gone" } | { outcome: "conflict"; current: KeptRoom };

// The place of the next version is taken first: a save at the same moment waits for this, or this
// for the save, and whoever is second finds out.
const takeNext = `
  insert into room_versions (room, version, name, words, pictures, document, bytes, saved_at)
  select r.id, cast(? as integer), '', '', '', '', 0, 0
  from rooms r
  where r.id = ? and r.owner = ? and r.chain_id = ?
    and (select max(v.version) from room_versions v where v.room = r.id) = ?
  on conflict (room, version) do nothing
  returning version`;

export async function deleteRoom(
  db: Database,
  { id, holder, follows }: { id: string; holder: Holder; follows: number },
): Promise<Deleted> {
  const isDeleted = await db.transaction(async (tx) => {
    const owned = [id, holder.address, holder.chainId];
    const taken = await tx.rows(takeNext, [follows + 1, ...owned, follows]);
    if (taken.length === 0) return false;
    await tx.change("delete from rooms where id = ?", [id]);
    return true;
  });
  if (isDeleted) return { outcome: "deleted" };
  const current = await findRoom(db, id);
  if (current === undefined || !isOf(current, holder)) return { outcome: "gone" };
  return { outcome: "conflict", current };
}
