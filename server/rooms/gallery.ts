// The gallery: rooms that are shown to everybody, the newest first, a page at a time.

import { findSummaries } from "../keeping/findDocuments.ts";
import type { Statements } from "../store/database.ts";
import type { PublicRooms } from "./publicRooms.ts";
import { type RoomSummary, roomKind, selectPausedAt } from "./roomKind.ts";

export const GALLERY_PAGE = 24;

/** Where a page of the gallery ended. */
export type Cursor = { publishedAt: number; id: string };

type GalleryPage = { rooms: RoomSummary[]; after: Cursor | null };

const newestFirst = "order by d.published_at desc, d.id desc";

async function galleryPage(db: Statements, after: Cursor | null): Promise<GalleryPage> {
  const { publishedAt, id } = after ?? { publishedAt: Number.MAX_SAFE_INTEGER, id: "" };
  const found = await findSummaries(
    db,
    roomKind,
    `and d.published_at is not null and d.withdrawn_at is null and (d.published_at, d.id) < (?, ?)
       and not exists (${selectPausedAt})
     ${newestFirst} limit ?`,
    [publishedAt, id, GALLERY_PAGE + 1],
    newestFirst,
  );
  const rooms = found.slice(0, GALLERY_PAGE);
  const last = rooms.at(-1);
  return {
    rooms,
    after: found.length > rooms.length && last ? { ...last, publishedAt: last.publishedAt! } : null,
  };
}

const writeCursor = ({ publishedAt, id }: Cursor): string => `${publishedAt}-${id}`;

/** Null where the text is no cursor of ours. */
export function readCursor(text: string): Cursor | null {
  const [, at, id] = /^(\d{1,15})-([0-9a-z]{10})$/.exec(text) ?? [];
  return at === undefined || id === undefined ? null : { publishedAt: Number(at), id };
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
