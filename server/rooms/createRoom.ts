// Keeps a new room of a holder, once for each key that it comes with, and as many as the quota allows.
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Holder } from "../signIn/sessions.ts";
import type { Database, Statements } from "../store/database.ts";
import { takeQuotaTurn } from "../store/quotaTurn.ts";
import { findSummary } from "./findRooms.ts";
import { MOST_ROOMS } from "./limits.ts";
import type { Content } from "./readDocument.ts";
import { newRoomId } from "./roomId.ts";
import type { Credit, RoomSummary } from "./roomRow.ts";

export type NewRoom = {
  holder: Holder;
  content: Content;
  credit: Credit | null;
  /** Whoever sends the same room once more, not knowing that it arrived, sends the same key. */
  claimKey: string | null;
};

export type Created =
  | { outcome: "made" | "known"; room: RoomSummary }
  | { outcome: "full"; used: number };

type World = { random: RandomBytes; now: number };

export function createRoom(db: Database, room: NewRoom, world: World): Promise<Created> {
  const { holder, claimKey } = room;
  return db.transaction(async (tx) => {
    await takeQuotaTurn(tx, holder, world.now);
    const known = claimKey === null ? undefined : await claimedRoom(tx, holder, claimKey);
    if (known !== undefined) return { outcome: "known", room: known };
    const used = await countRooms(tx, holder);
    if (used >= MOST_ROOMS) return { outcome: "full", used };
    const id = await insertRoom(tx, room, world);
    await insertFirstVersion(tx, id, room.content, world.now);
    return { outcome: "made", room: (await findSummary(tx, id))! };
  });
}

async function countRooms(db: Statements, { address, chainId }: Holder): Promise<number> {
  const [row] = await db.rows(
    "select count(*) as used from rooms where owner = ? and chain_id = ?",
    [address, chainId],
  );
  return Number(row?.used);
}

async function claimedRoom(
  tx: Statements,
  { address, chainId }: Holder,
  claimKey: string,
): Promise<RoomSummary | undefined> {
  const [row] = await tx.rows(
    "select id from rooms where owner = ? and chain_id = ? and claim_key = ?",
    [address, chainId, claimKey],
  );
  return row && findSummary(tx, String(row.id));
}

async function insertRoom(tx: Statements, room: NewRoom, { random, now }: World): Promise<string> {
  const { holder, credit, claimKey } = room;
  for (;;) {
    const [row] = await tx.rows(
      `insert into rooms
         (id, owner, chain_id, created_at, claim_key, credit_room, credit_owner, credit_name)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing returning id`,
      [
        newRoomId(random),
        holder.address,
        holder.chainId,
        now,
        claimKey,
        credit?.room ?? null,
        credit?.owner ?? null,
        credit?.name ?? null,
      ],
    );
    if (row !== undefined) return String(row.id);
  }
}

async function insertFirstVersion(
  tx: Statements,
  room: string,
  { name, words, pictures, text, bytes }: Content,
  now: number,
): Promise<void> {
  await tx.change(
    `insert into room_versions
       (room, version, name, words, pictures, document, bytes, saved_at)
     values (?, 1, ?, ?, ?, ?, ?, ?)`,
    [room, name, words, pictures, text, bytes, now],
  );
}
