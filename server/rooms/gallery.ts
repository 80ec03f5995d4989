// The gallery: shared rooms whose holders want them there, the newest first, a page at a time.

import { findSummaries } from "../keeping/findDocuments.ts";
import type { Statements } from "../store/database.ts";
import type { PublicRooms } from "./publicRooms.ts";
import { type RoomSummary, roomKind, selectPausedAt } from "./roomKind.ts";

export const GALLERY_PAGE = 24;

/** Where a page of the gallery ended. */
export type Cursor = { listedAt: number; id: string };

type GalleryPage = { rooms: RoomSummary[]; after: Cursor | null };

const newestFirst = "order by d.listed_at desc, d.id desc";

async function galleryPage(db: Statements, after: Cursor | null): Promise<GalleryPage> {
  const { listedAt, id } = after ?? { listedAt: Number.MAX_SAFE_INTEGER, id: "" };
  const found = await findSummaries(
    db,
    roomKind,
    `and d.listed_at is not null and d.published_at is not null and d.withdrawn_at is null
       and (d.listed_at, d.id) < (?, ?)
       and not exists (${selectPausedAt})
     ${newestFirst} limit ?`,
    [listedAt, id, GALLERY_PAGE + 1],
    newestFirst,
  );
  const rooms = found.slice(0, GALLERY_PAGE);
  const last = rooms.at(-1);
  return {
    rooms,
    after: found.length > rooms.length && last ? { id: last.id, listedAt: last.listedAt! } : null,
  };
}

const writeCursor = ({ listedAt, id }: Cursor): string => `${listedAt}-${id}`;

/** Null where the text is no cursor of ours. */
export function readCursor(text: string): Cursor | null {
  const [, at, id] = /^(\d{1,15})-([0-9a-z]{10})$/.exec(text) ?? [];
  return at === undefined || id === undefined ? null : { listedAt: Number(at), id };
}

/** A page as it is told to browsers, and to whatever draws the page of it. */
export async function tellGallery(
  { db, publicRooms }: { db: Statements; publicRooms: PublicRooms },
  from: Cursor | null,
) {
  const { rooms, after } = await galleryPage(db, from);
  return {
    rooms: await Promise.all(rooms.map(publicRooms.tell)),
    after: after && writeCursor(after),
  };
}
