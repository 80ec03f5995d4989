// Rooms as everybody but their holders has them: the version that is shown, of those that are shown at all.
import {
  type DocumentSummary,
  findDocument,
  findSummaries,
  findSummary,
  type KeptDocument,
} from "../keeping/findDocuments.ts";
import type { Statements, Value } from "../store/database.ts";
import {
  isPublic,
  type KeptRoom,
  type ServerRoomSummary,
  selectPausedAt,
  serverRoomKind,
} from "./roomKind.ts";

/** Of a room `d` that was listed and published: that neither it nor its holder is away. */
export const isStillThere = `d.withdrawn_at is null and d.deleted_at is null
  and not exists (${selectPausedAt})`;

/** Of a room `d`: that it is listed, where whoever looks finds it. */
export const isListedNow = `d.listed_at is not null and d.published_at is not null
  and ${isStillThere}`;

declare const seen: unique symbol;

/** A room in the version that others see; what its holder is at work on is none of it. */
export type SharedRoom = ServerRoomSummary & { readonly [seen]: true };

/** Of a document `d`. One that a program before this one shared has no version named, and shows its newest. */
export const othersSee = `coalesce(d.shown_version,
  (select max(l.version) from room_versions l where l.room = d.id))`;

const asShown = <Room extends DocumentSummary & ServerRoomSummary>(room: Room | undefined) =>
  room && isPublic(room) ? (room as Room & SharedRoom) : undefined;

/** Undefined for one that is not shown, or no longer. */
export async function findShown(db: Statements, id: string): Promise<SharedRoom | undefined> {
  return asShown(await findSummary(db, serverRoomKind, id, { version: othersSee }));
}

export async function findShownWhole(
  db: Statements,
  id: string,
): Promise<(KeptRoom & KeptDocument & SharedRoom) | undefined> {
  return asShown(await findDocument(db, serverRoomKind, id, { version: othersSee }));
}

/** As `findSummaries`, of rooms that are shown. */
export async function listShown(
  db: Statements,
  condition: string,
  values: readonly Value[],
  order: string,
): Promise<SharedRoom[]> {
  const found = await findSummaries(db, serverRoomKind, condition, values, order, {
    version: othersSee,
  });
  return found.flatMap((room) => asShown(room) ?? []);
}

/** As many as fit below a room. */
const MOST_MADE_FROM = 12;

/** The rooms that are listed under one, since they nearly stand as it does; the newest first. */
export const listMadeFrom = (db: Statements, id: string): Promise<SharedRoom[]> =>
  listShown(
    db,
    `and d.listed_under = ? and ${isListedNow} order by d.listed_at desc, d.id desc limit ?`,
    [id, MOST_MADE_FROM],
    "order by d.listed_at desc, d.id desc",
  );
