// Opens a room to whoever has its link or to all, in the version that is to be seen, and takes it back: for its holder and for whoever runs the site.
import { type Shot, shotText } from "../../src/room/model/shot.ts";
import type { Holder } from "../holder.ts";
import type { WriteOwn } from "../keeping/createDocument.ts";
import type { Database, Statements, Value } from "../store/database.ts";
import { fingerprintRoom, judgeLikeness, type Likeness } from "./likeness.ts";
import { refreshMarks } from "./marks.ts";

/** For a new room that was made from another. */
export const writeCredit =
  (room: string): WriteOwn =>
  async (tx, id) => {
    await tx.change("update rooms set credit_room = ? where id = ?", [room, id]);
  };

/** How a room is shared; what is left out stays as it was, and was nothing at first. */
export type SharingChange = {
  /** In the gallery, or only for whoever has the link. */
  isListed?: boolean | undefined;
  isNamed?: boolean | undefined;
  caption?: string | null | undefined;
  /** Others see each version as it is saved. */
  showsLatest?: boolean | undefined;
  /** From now on others see the newest version; so they do at first. */
  asItIsNow?: boolean | undefined;
  /** In which pose it is photographed; null for the usual one. */
  shot?: Shot | null | undefined;
};

type Wanted = { id: string; holder: Holder; now: number } & SharingChange;

export type Published =
  | { outcome: "shown" }
  /** There is no such room of that holder, or the operator withdrew it. */
  | { outcome: "gone" | "withdrawn" }
  | { outcome: "alike"; likeness: Exclude<Likeness, { is: "own" }> };

export async function publishRoom(db: Database, wanted: Wanted): Promise<Published> {
  const { id, holder, now, isListed, isNamed, caption, showsLatest, shot } = wanted;
  const before = await standing(db, id, holder);
  if (before === undefined) return { outcome: "gone" };
  if (before.isWithdrawn) return { outcome: "withdrawn" };
  const isAnew = wanted.asItIsNow || showsLatest || before.shown === null;
  const version = isAnew || before.shown === null ? before.newest : before.shown;
  const willBeListed = isListed ?? before.isListed;
  // Nothing is judged anew of what others see already.
  const isJudged = willBeListed && (isAnew || !before.isListed);
  const looked =
    isAnew || isJudged || before.look === null ? await fingerprintRoom(db, id, version) : null;

  // Shared twice, it keeps its place in the gallery.
  const changes: [text: string, ...values: Value[]][] = [
    ["published_at = coalesce(published_at, cast(? as bigint))", now],
    ["shown_version = ?", version],
  ];
  if (looked) {
    const since = looked.sum === before.look && before.lookSince !== null ? before.lookSince : now;
    changes.push(["look = ?", looked.sum], ["look_since = ?", since]);
    if (isJudged) {
      const { creditRoom } = before;
      const likeness = await judgeLikeness(db, { id, holder, looked, since, creditRoom });
      if (likeness.is !== "own") return { outcome: "alike", likeness };
      changes.push(["listed_under = ?", likeness.under]);
    }
  }
  if (isListed === true) changes.push(["listed_at = coalesce(listed_at, cast(? as bigint))", now]);
  if (isListed === false) changes.push(["listed_at = null"], ["listed_under = null"]);
  if (isNamed !== undefined) changes.push(["is_named = ?", isNamed ? 1 : 0]);
  if (caption !== undefined) changes.push(["caption = ?", caption]);
  if (shot !== undefined) changes.push(["shot = ?", shot && shotText(shot)]);
  if (showsLatest !== undefined) changes.push(["shows_latest = ?", showsLatest ? 1 : 0]);
  return db.transaction(async (tx) => {
    const changed = await tx.change(
      `update rooms set ${changes.map(([text]) => text).join(", ")}
       where id = ? and kind = 'room' and owner = ? and chain_id = ?
         and withdrawn_at is null and deleted_at is null`,
      [...changes.flatMap(([, ...values]) => values), id, holder.address, holder.chainId],
    );
    if (changed !== 1) return { outcome: "gone" };
    if (isListed !== undefined || isAnew) await refreshMarks(tx, id);
    return { outcome: "shown" };
  });
}

/** How a holder's room is shared now, whatever is told of it. */
async function standing(db: Statements, id: string, { address, chainId }: Holder) {
  const [row] = await db.rows(
    `select d.listed_at, d.withdrawn_at, d.shown_version, d.look, d.look_since, d.credit_room,
       (select max(l.version) from room_versions l where l.room = d.id) as newest
     from rooms d where d.id = ? and d.kind = 'room' and d.owner = ? and d.chain_id = ?
       and d.deleted_at is null`,
    [id, address, chainId],
  );
  return (
    row && {
      isListed: row.listed_at !== null,
      isWithdrawn: row.withdrawn_at !== null,
      shown: row.shown_version === null ? null : Number(row.shown_version),
      newest: Number(row.newest),
      look: row.look === null ? null : String(row.look),
      lookSince: row.look_since === null ? null : Number(row.look_since),
      creditRoom: row.credit_room === null ? null : String(row.credit_room),
    }
  );
}

/** After a save: whoever wishes it shows each version. What may not be listed so is shown as it was. */
export async function showLatest(db: Database, id: string, now: number): Promise<void> {
  const [row] = await db.rows(
    `select owner, chain_id from rooms
     where id = ? and shows_latest = 1 and published_at is not null`,
    [id],
  );
  if (row === undefined) return;
  const holder = { address: String(row.owner), chainId: Number(row.chain_id) };
  await publishRoom(db, { id, holder, now, asItIsNow: true });
}

export async function unpublishRoom(
  db: Statements,
  { id, holder }: { id: string; holder: Holder },
): Promise<boolean> {
  // What its holder said of it stays with the room; who sees it, and under whose name, is asked anew.
  const changed = await db.change(
    `update rooms set published_at = null, listed_at = null, is_named = 0,
       shown_version = null, shows_latest = 0, listed_under = null
     where id = ? and kind = 'room' and owner = ? and chain_id = ? and deleted_at is null`,
    [id, holder.address, holder.chainId],
  );
  if (changed === 1) await db.change("delete from room_marks where room = ?", [id]);
  return changed === 1;
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
