// Which pictures there are and who holds on to them, within what a holder may keep.
import type { Holder } from "../holder.ts";
import type { Database, SqlRow, Statements } from "../store/database.ts";
import { lockQuota, type QuotaWriter } from "../store/lockQuota.ts";
import { MOST_HELD_BYTES, MOST_UPLOADED_PICTURES } from "./limits.ts";

export type UploadedPicture = {
  hash: string;
  /** WebP only of what was kept before pictures were drawn anew. */
  type: "image/png" | "image/jpeg" | "image/webp";
  width: number;
  height: number;
  bytes: number;
};

export type Use = { pictures: number; bytes: number };

export type HoldResult =
  | { outcome: "held" | "known" }
  | { outcome: "full"; used: Use }
  /** Their session ended before it could be kept. */
  | { outcome: "signed-out" };

/** What was let go counts as long as it may still be on the disk. */
export async function usedBy(db: Statements, { address, chainId }: Holder): Promise<Use> {
  const [row] = await db.rows(
    `select count(*) as pictures, coalesce(sum(bytes), 0) as bytes from picture_holders
     where owner = ? and chain_id = ?`,
    [address, chainId],
  );
  return { pictures: Number(row?.pictures), bytes: Number(row?.bytes) };
}

export const fitsPictureQuota = (used: Use, bytes: number): boolean =>
  used.pictures < MOST_UPLOADED_PICTURES && used.bytes + bytes <= MOST_HELD_BYTES;

export function holdPicture(
  db: Database,
  { picture, holder, now }: { picture: UploadedPicture; holder: QuotaWriter; now: number },
): Promise<HoldResult> {
  const { hash, type, width, height, bytes } = picture;
  const { address, chainId } = holder;
  return db.transaction(async (tx) => {
    if (!(await lockQuota(tx, holder, now))) return { outcome: "signed-out" };
    const known = await tx.change(
      `update picture_holders set held_at = ?, let_go_at = null
       where owner = ? and chain_id = ? and hash = ?`,
      [now, address, chainId, hash],
    );
    if (known === 1) return { outcome: "known" };
    const used = await usedBy(tx, holder);
    if (!fitsPictureQuota(used, bytes)) return { outcome: "full", used };
    await tx.change(
      `insert into pictures (hash, type, width, height, bytes, uploaded_at)
       values (?, ?, ?, ?, ?, ?)
       on conflict (hash) do update set type = excluded.type, width = excluded.width,
         height = excluded.height, bytes = excluded.bytes, uploaded_at = excluded.uploaded_at`,
      [hash, type, width, height, bytes, now],
    );
    await tx.change(
      "insert into picture_holders (hash, owner, chain_id, bytes, held_at) values (?, ?, ?, ?, ?)",
      [hash, address, chainId, bytes, now],
    );
    return { outcome: "held" };
  });
}

/** It goes on hanging where it hangs, and counts until it is off the disk. */
export async function releasePicture(
  db: Statements,
  { hash, holder, now }: { hash: string; holder: Holder; now: number },
): Promise<boolean> {
  const changed = await db.change(
    `update picture_holders set let_go_at = ?
     where owner = ? and chain_id = ? and hash = ? and let_go_at is null`,
    [now, holder.address, holder.chainId, hash],
  );
  return changed === 1;
}

/** As if it had never come: its file could not be written. */
export function undoHold(
  db: Database,
  { hash, holder }: { hash: string; holder: Holder },
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.change("delete from picture_holders where owner = ? and chain_id = ? and hash = ?", [
      holder.address,
      holder.chainId,
      hash,
    ]);
    await tx.change(
      `delete from pictures where hash = ? and banned_at is null
         and not exists (select 1 from picture_holders h where h.hash = pictures.hash)`,
      [hash],
    );
  });
}

/** What hangs in nobody else's room is off the disk after the next sweeps. */
export async function forgetHeld(tx: Statements, { address, chainId }: Holder): Promise<void> {
  await tx.change("delete from picture_holders where owner = ? and chain_id = ?", [
    address,
    chainId,
  ]);
}

export async function listHeld(
  db: Statements,
  { address, chainId }: Holder,
): Promise<(UploadedPicture & { heldAt: number })[]> {
  const rows = await db.rows(
    `select p.hash, p.type, p.width, p.height, p.bytes, h.held_at
     from picture_holders h join pictures p on p.hash = h.hash
     where h.owner = ? and h.chain_id = ? and h.let_go_at is null and p.banned_at is null
     order by h.held_at desc, p.hash`,
    [address, chainId],
  );
  return rows.map((row) => ({ ...pictureIn(row), heldAt: Number(row.held_at) }));
}

export type FoundPicture = UploadedPicture & { isBanned: boolean };

export async function findPicture(db: Statements, hash: string): Promise<FoundPicture | undefined> {
  const [row] = await db.rows(
    "select hash, type, width, height, bytes, banned_at from pictures where hash = ?",
    [hash],
  );
  return row && { ...pictureIn(row), isBanned: row.banned_at !== null };
}

export async function isPictureHeld(
  db: Statements,
  { hash, holder }: { hash: string; holder: Holder },
): Promise<boolean> {
  const rows = await db.rows(
    "select 1 as held from picture_holders where owner = ? and chain_id = ? and hash = ?",
    [holder.address, holder.chainId, hash],
  );
  return rows.length > 0;
}

const pictureIn = (row: SqlRow): UploadedPicture => ({
  hash: String(row.hash),
  type: String(row.type) as UploadedPicture["type"],
  width: Number(row.width),
  height: Number(row.height),
  bytes: Number(row.bytes),
});

export async function setBanned(
  db: Statements,
  { hash, at }: { hash: string; at: number | null },
): Promise<boolean> {
  const changed = await db.change("update pictures set banned_at = ? where hash = ?", [at, hash]);
  return changed === 1;
}
