// Saves a room as its next version, unless somebody else did: of any number at once, one succeeds.
import type { Holder } from "../signIn/sessions.ts";
import type { Statements } from "../store/database.ts";
import { findRoom } from "./findRooms.ts";
import type { Content } from "./readDocument.ts";
import { isOf, type KeptRoom } from "./roomRow.ts";

export type Save = { id: string; holder: Holder; follows: number; content: Content; now: number };

export type Saved =
  | { outcome: "saved" | "same"; version: number; savedAt: number }
  | { outcome: "conflict"; current: KeptRoom }
  | { outcome: "gone" };

// One statement, so that saves of many share a commit; and since the version is part of the key,
// two that follow the same one cannot both be kept.
const insertNext = `
  insert into room_versions (room, version, name, words, pictures, document, bytes, saved_at)
  select r.id, cast(? as integer), ?, ?, ?, ?, cast(? as integer), cast(? as bigint)
  from rooms r
  where r.id = ? and r.owner = ? and r.chain_id = ?
    and (select max(v.version) from room_versions v where v.room = r.id) = ?
  on conflict (room, version) do nothing
  returning version`;

export async function saveRoom(db: Statements, save: Save): Promise<Saved> {
  const { id, holder, follows, content, now } = save;
  const { name, words, pictures, text, bytes } = content;
  const [row] = await db
    .rows(insertNext, [
      follows + 1,
      name,
      words,
      pictures,
      text,
      bytes,
      now,
      id,
      holder.address,
      holder.chainId,
      follows,
    ])
    .catch(async (error): Promise<[]> => {
      // Deleted at the same moment, its last version would belong to nothing.
      if ((await findRoom(db, id)) !== undefined) throw error;
      return [];
    });
  if (row !== undefined) return { outcome: "saved", version: follows + 1, savedAt: now };

  const current = await findRoom(db, id);
  if (current === undefined || !isOf(current, holder)) return { outcome: "gone" };
  // The answer to an earlier try was lost on its way: what was to be saved is.
  if (current.document === text) {
    return { outcome: "same", version: current.version, savedAt: current.savedAt };
  }
  return { outcome: "conflict", current };
}
