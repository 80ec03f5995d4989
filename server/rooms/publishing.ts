// Shows a room to everybody, and takes it back: for its holder and for whoever runs the site.
import type { Holder } from "../holder.ts";
import type { WriteOwn } from "../keeping/createDocument.ts";
import type { Statements } from "../store/database.ts";
import type { Credit } from "./roomKind.ts";

/** For a new room that was made from another. */
export const writeCredit =
  ({ room, owner, name }: Credit): WriteOwn =>
  async (tx, id) => {
    await tx.change(
      "update rooms set credit_room = ?, credit_owner = ?, credit_name = ? where id = ?",
      [room, owner, name, id],
    );
  };

/** False where the operator withdrew it, or there is no such room of that holder. */
export async function publishRoom(
  db: Statements,
  { id, holder, now }: { id: string; holder: Holder; now: number },
): Promise<boolean> {
  // Published twice, it keeps its place in the gallery.
  const changed = await db.change(
    `update rooms set published_at = coalesce(published_at, cast(? as bigint))
     where id = ? and kind = 'room' and owner = ? and chain_id = ? and withdrawn_at is null`,
    [now, id, holder.address, holder.chainId],
  );
  return changed === 1;
}

export async function unpublishRoom(
  db: Statements,
  { id, holder }: { id: string; holder: Holder },
): Promise<boolean> {
  const changed = await db.change(
    `update rooms set published_at = null
     where id = ? and kind = 'room' and owner = ? and chain_id = ?`,
    [id, holder.address, holder.chainId],
  );
  return changed === 1;
}

/** Rooms that others made from the holder's lose the address; that they were made from another stays. */
export async function forgetCredit(tx: Statements, { address, chainId }: Holder): Promise<void> {
  // On another chain the same address is another holder.
  await tx.change(
    `update rooms set credit_owner = null where credit_owner = ? and not exists
       (select 1 from rooms source where source.id = rooms.credit_room and source.chain_id <> ?)`,
    [address, chainId],
  );
}

/** Hides it from everybody but its holder, who cannot show it again; its reports are settled. */
export async function withdrawRoom(db: Statements, id: string, now: number): Promise<boolean> {
  const changed = await db.change(
    `update rooms set withdrawn_at = coalesce(withdrawn_at, cast(? as bigint))
     where id = ? and kind = 'room'`,
    [now, id],
  );
  await settleReports(db, id, now);
  return changed === 1;
}

/** As it was before: shown again, if its holder had not taken it back meanwhile. */
export async function restoreRoom(db: Statements, id: string, now: number): Promise<boolean> {
  const changed = await db.change(
    "update rooms set withdrawn_at = null where id = ? and kind = 'room'",
    [id],
  );
  await settleReports(db, id, now);
  return changed === 1;
}

async function settleReports(db: Statements, id: string, now: number): Promise<void> {
  await db.change("update room_reports set settled_at = ? where room = ? and settled_at is null", [
    now,
    id,
  ]);
}
