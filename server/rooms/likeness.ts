// Whether a room may be listed as somebody's own work: it looks as no template does, and as no room that another shared before (duplicate detection).
import { hash } from "node:crypto";
import { appearanceOf, appearanceText, isNearly } from "../../src/room/model/appearance.ts";
import { decode } from "../../src/room/model/decode.ts";
import type { RoomDocument } from "../../src/room/model/room.ts";
import { isUntouched } from "../../src/room/template/index.ts";
import type { Holder } from "../holder.ts";
import { findVersion } from "../keeping/versions.ts";
import type { Statements } from "../store/database.ts";
import { isListedNow } from "./shownRooms.ts";

/** A version of a room, and what stands for how it looks; null where it cannot be read. */
export type RoomFingerprint = { version: number; sum: string; document: RoomDocument } | null;

export async function fingerprintRoom(
  db: Statements,
  id: string,
  version: number,
): Promise<RoomFingerprint> {
  const found = await findVersion(db, id, version);
  const read = found && decode(found.document);
  if (!read?.ok) return null;
  return {
    version,
    sum: hash("sha256", appearanceText(appearanceOf(read.value))),
    document: read.value,
  };
}

export type Likeness =
  /** Listed in rows of its own, or under the room that it was made from. */
  | { is: "own"; under: string | null }
  | { is: "template" }
  /** Its name is told only where everybody finds it. */
  | { is: "another's"; name: string | null };

type Asked = {
  id: string;
  holder: Holder;
  looked: NonNullable<RoomFingerprint>;
  /** Since when the room has looked so to others. */
  since: number;
  creditRoom: string | null;
};

export async function judgeLikeness(db: Statements, asked: Asked): Promise<Likeness> {
  const { id, holder, looked, since, creditRoom } = asked;
  if (isUntouched(looked.document)) return { is: "template" };
  // An address on another chain is the same person; a copy of this very room came after it.
  const [before] = await db.rows(
    `select v.name, case when ${isListedNow} then 1 else 0 end as is_listed
     from rooms d join room_versions v on v.room = d.id and v.version = coalesce(d.shown_version,
       (select max(l.version) from room_versions l where l.room = d.id))
     where d.look = ? and d.id <> ? and d.owner <> ? and d.look_since <= ?
       and (d.credit_room is null or d.credit_room <> ?)
     order by is_listed desc, d.look_since limit 1`,
    [looked.sum, id, holder.address, since, id],
  );
  if (before) {
    return { is: "another's", name: Number(before.is_listed) === 1 ? String(before.name) : null };
  }
  const isCopy = creditRoom !== null && (await isNearlyAs(db, looked.document, creditRoom));
  return { is: "own", under: isCopy ? creditRoom : null };
}

async function isNearlyAs(db: Statements, document: RoomDocument, id: string): Promise<boolean> {
  const [row] = await db.rows(
    `select coalesce(d.shown_version,
       (select max(l.version) from room_versions l where l.room = d.id)) as version
     from rooms d where d.id = ?`,
    [id],
  );
  const source = row && (await fingerprintRoom(db, id, Number(row.version)));
  return source ? isNearly(appearanceOf(document), appearanceOf(source.document)) : false;
}
