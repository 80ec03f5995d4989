// What a room was made from, as far as that may be told at this moment: a title and a link only of what is listed now.
import type { Holder } from "../holder.ts";
import type { Statements } from "../store/database.ts";
import type { AccountName } from "./accountNames.ts";
import type { ServerRoomSummary } from "./roomKind.ts";
import { isListedNow } from "./shownRooms.ts";

/** All of it null where it was made from another's room of which nothing is told. */
export type Credit = { room: string | null; name: string | null; by: string | null };

type Asked = {
  db: Statements;
  accountName: AccountName;
  /** Of their own rooms they know the titles. */
  reader?: Holder | undefined;
};

const untold: Credit = { room: null, name: null, by: null };

/** Of each of the rooms, in their order; null where it was made from none. */
export async function findCredits(
  { db, accountName, reader }: Asked,
  rooms: readonly ServerRoomSummary[],
): Promise<(Credit | null)[]> {
  const sources = [...new Set(rooms.flatMap(({ creditRoom }) => creditRoom ?? []))];
  const told = new Map<string, Credit>();
  if (sources.length > 0) {
    const rows = await db.rows(
      `select d.id, d.owner, d.is_named, v.name, case when ${isListedNow} then 1 else 0 end as is_shown
       from rooms d join room_versions v on v.room = d.id and v.version = case
         when ${isListedNow} and d.shown_version is not null then d.shown_version
         else (select max(l.version) from room_versions l where l.room = d.id) end
       where d.id in (${sources.map(() => "?").join(", ")}) and d.deleted_at is null
         and (${isListedNow} or (d.owner = ? and d.chain_id = ?))`,
      [...sources, reader?.address ?? "", reader?.chainId ?? -1],
    );
    for (const { id, owner, is_named, name, is_shown } of rows) {
      const mayName = Number(is_named) === 1 && Number(is_shown) === 1;
      const by = mayName ? await accountName(String(owner)) : null;
      told.set(String(id), { room: String(id), name: String(name), by });
    }
  }
  return rooms.map(({ creditRoom }) =>
    creditRoom === null ? null : (told.get(creditRoom) ?? untold),
  );
}
