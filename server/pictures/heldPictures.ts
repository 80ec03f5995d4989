// Which pictures there are and who holds on to them, within what a holder may keep.
import type { ImageHeader } from "../../src/lib/imageHeader.ts";
import type { Holder } from "../signIn/sessions.ts";
import type { Database, Statements } from "../store/database.ts";
import { lockQuota } from "../store/lockQuota.ts";
import { MOST_HELD_BYTES, MOST_PICTURES } from "./limits.ts";

export type Picture = {
  hash: string;
  type: `image/${ImageHeader["kind"]}`;
  width: number;
  height: number;
  bytes: number;
};

export type Use = { pictures: number; bytes: number };

export type Held = { outcome: "held" | "known" } | { outcome: "full"; used: Use };

export async function usedBy(db: Statements, { address, chainId }: Holder): Promise<Use> {
  const [row] = await db.rows(
    `select count(*) as pictures, coalesce(sum(bytes), 0) as bytes from picture_holders
     where owner = ? and chain_id = ?`,
    [address, chainId],
  );
  return { pictures: Number(row?.pictures), bytes: Number(row?.bytes) };
}

export function holdPicture(
  db: Database,
  { picture, holder, now }: { picture: Picture; holder: Holder; now: number },
): Promise<Held> {
  const { hash, type, width, height, bytes } = picture;
  const { address, chainId } = holder;
  return db.transaction(async (tx) => {
    await lockQuota(tx, holder, now);
    const known = await tx.change(
      "update picture_holders set held_at = ? where owner = ? and chain_id = ? and hash = ?",
      [now, address, chainId, hash],
    );
    if (known === 1) return { outcome: "known" };
    const used = await usedBy(tx, holder);
    if (used.pictures >= MOST_PICTURES || used.bytes + bytes > MOST_HELD_BYTES) {
      return { outcome: "full", used };
    }
    await tx.change(
      `insert into pictures (hash, type, width, height, bytes, uploaded_at)
       values (?, ?, ?, ?, ?, ?)
       on conflict (hash) do update set uploaded_at = excluded.uploaded_at`,
      [hash, type, width, height, bytes, now],
    );
    await tx.change(
      "insert into picture_holders (hash, owner, chain_id, bytes, held_at) values (?, ?, ?, ?, ?)",
      [hash, address, chainId, bytes, now],
    );
    return { outcome: "held" };
  });
}

/** It goes on hanging where it hangs, and counts no longer. */
export async function letGoOfPicture(
  db: Statements,
  { hash, holder }: { hash: string; holder: Holder },
): Promise<boolean> {
  const changed = await db.change(
    "delete from picture_holders where owner = ? and chain_id = ? and hash = ?",
    [holder.address, holder.chainId, hash],
  );
  return changed === 1;
}

export async function listHeld(
  db: Statements,
  { address, chainId }: Holder,
): Promise<(Picture & { heldAt: number })[]> {
  const rows = await db.rows(
    `select p.hash, p.type, p.width, p.height, p.bytes, h.held_at
     from picture_holders h join pictures p on p.hash = h.hash
     where h.owner = ? and h.chain_id = ? and p.banned_at is null
     order by h.held_at desc, p.hash`,
    [address, chainId],
  );
  return rows.map((row) => ({
    hash: String(row.hash),
    type: String(row.type) as Picture["type"],
    width: Number(row.width),
    height: Number(row.height),
    bytes: Number(row.bytes),
    heldAt: Number(row.held_at),
  }));
}

export async function findPicture(
  db: Statements,
  hash: string,
): Promise<{ type: Picture["type"]; isBanned: boolean } | undefined> {
  const [row] = await db.rows("select type, banned_at from pictures where hash = ?", [hash]);
  return row && { type: String(row.type) as Picture["type"], isBanned: row.banned_at !== null };
}

export async function setBanned(
  db: Statements,
  { hash, at }: { hash: string; at: number | null },
): Promise<boolean> {
  const changed = await db.change("update pictures set banned_at = ? where hash = ?", [at, hash]);
  return changed === 1;
}
