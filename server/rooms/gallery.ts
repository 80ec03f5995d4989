// The gallery: rooms that are shown to everybody, the newest first, a page at a time.
import type { Statements } from "../store/database.ts";
import { GALLERY_PAGE } from "./limits.ts";
import { newestOfRooms, type RoomSummary, summaryColumns, toSummary } from "./roomRow.ts";
import type { ShownToAll } from "./shownToAll.ts";

/** Where a page of the gallery ended. */
export type Cursor = { publishedAt: number; id: string };

type GalleryPage = { rooms: RoomSummary[]; after: Cursor | null };

async function galleryPage(db: Statements, after: Cursor | null): Promise<GalleryPage> {
  const { publishedAt, id } = after ?? { publishedAt: Number.MAX_SAFE_INTEGER, id: "" };
  const rows = await db.rows(
    `select ${summaryColumns} from ${newestOfRooms}
     where r.published_at is not null and r.withdrawn_at is null
       and (r.published_at < ? or (r.published_at = ? and r.id < ?))
     order by r.published_at desc, r.id desc limit ?`,
    [publishedAt, publishedAt, id, GALLERY_PAGE + 1],
  );
  const rooms = rows.slice(0, GALLERY_PAGE).map(toSummary);
  const last = rooms.at(-1);
  return {
    rooms,
    after: rows.length > rooms.length && last ? { ...last, publishedAt: last.publishedAt! } : null,
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
  { db, shown }: { db: Statements; shown: ShownToAll },
  from: Cursor | null,
) {
  const { rooms, after } = await galleryPage(db, from);
  return { rooms: await Promise.all(rooms.map(shown.tell)), after: after && writeCursor(after) };
}
