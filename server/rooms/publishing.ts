// Opens a room to whoever has its link or to all, and takes it back: for its holder and for whoever runs the site.
import type { Holder } from "../holder.ts";
import type { WriteOwn } from "../keeping/createDocument.ts";
import type { Database, Statements, Value } from "../store/database.ts";
import { refreshMarks } from "./marks.ts";
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

/** How a room is shared; what is left out stays as it was, and was nothing at first. */
export type Sharing = {
  /** In the gallery, or only for whoever has the link. */
  isListed?: boolean | undefined;
  isNamed?: boolean | undefined;
  caption?: string | null | undefined;
};

type Wanted = { id: string; holder: Holder; now: number } & Sharing;

/** False where the operator withdrew it, or there is no such room of that holder. */
export function publishRoom(db: Database, wanted: Wanted): Promise<boolean> {
  const { id, holder, now, isListed, isNamed, caption } = wanted;
  // Shared twice, it keeps its place in the gallery.
  const changes: [text: string, ...values: Value[]][] = [
    ["published_at = coalesce(published_at, cast(? as bigint))", now],
  ];
  if (isListed === true) changes.push(["listed_at = coalesce(listed_at, cast(? as bigint))", now]);
  if (isListed === false) changes.push(["listed_at = null"]);
  if (isNamed !== undefined) changes.push(["is_named = ?", isNamed ? 1 : 0]);
  if (caption !== undefined) changes.push(["caption = ?", caption]);
  return db.transaction(async (tx) => {
    const changed = await tx.change(
      `update rooms set ${changes.map(([text]) => text).join(", ")}
       where id = ? and kind = 'room' and owner = ? and chain_id = ? and withdrawn_at is null`,
      [...changes.flatMap(([, ...values]) => values), id, holder.address, holder.chainId],
    );
    if (changed === 1 && isNamed === false) await forgetNameIn(tx, id, holder);
    if (changed === 1 && isListed !== undefined) await refreshMarks(tx, id);
    return changed === 1;
  });
}

/** Rooms that others made from this one no longer tell whose it is. */
async function forgetNameIn(tx: Statements, id: string, { address }: Holder): Promise<void> {
  await tx.change(
    "update rooms set credit_owner = null where credit_owner = ? and credit_room = ?",
    [address, id],
  );
}

export async function unpublishRoom(
  db: Statements,
  { id, holder }: { id: string; holder: Holder },
): Promise<boolean> {
  // What its holder said of it stays with the room; who sees it, and under whose name, is asked anew.
  const changed = await db.change(
    `update rooms set published_at = null, listed_at = null, is_named = 0
     where id = ? and kind = 'room' and owner = ? and chain_id = ?`,
    [id, holder.address, holder.chainId],
  );
  if (changed === 1) await db.change("delete from room_marks where room = ?", [id]);
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
