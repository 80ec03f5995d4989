// The gallery: shared rooms whose holders want them there, in the order that is asked for, a page at a time (cursor pagination).

import type { GalleryAsk } from "../../src/room/catalogue/galleryAsk.ts";
import { pieceMark, wallsMark } from "../../src/room/catalogue/roomMarks.ts";
import { isOfSort } from "../../src/room/wishes/judge.ts";
import { wishWords } from "../../src/room/wishes/strings.ts";
import { themeMark } from "../../src/room/wishes/themeMarks.ts";
import { themeNames } from "../../src/room/wishes/themeStrings.ts";
import { isoWeek, themeOf, type WeekTheme } from "../../src/room/wishes/themes.ts";
import type { Statements, Value } from "../store/database.ts";
import { markedPieces } from "./marks.ts";
import type { PieceCollection } from "./ownedCounts.ts";
import type { PublicRooms } from "./publicRooms.ts";
import type { ServerRoomSummary } from "./roomKind.ts";
import { isListedNow, isStillThere, listShown, type SharedRoom } from "./shownRooms.ts";

export const GALLERY_PAGE = 24;

/** Where a page of the gallery ended. */
export type GalleryCursor = { hearts: number; listedAt: number; id: string };

type Parts = {
  db: Statements;
  publicRooms: PublicRooms;
  /** Whoever furnished a room may have fewer of these than stand in it: no room is found by them. */
  pieces: readonly PieceCollection[];
  /** Milliseconds since 1970. */
  now(): number;
};

export type GalleryService = ReturnType<typeof createGallery>;

/** Of a room `d`: that it has a row of its own in the gallery, and not one under the room that it was made from. */
const hasRow = `${isListedNow} and d.listed_under is null`;
/**
 * Of those, what was listed before. PostgreSQL takes conditions for independent, and these say the same
 * in other words: as above, with a row of two values, it expected a thousandth of the rooms that there
 * are, and read and sorted all that are listed for each page.
 */
const listedBefore = `and ${isStillThere} and d.listed_under is null
  and coalesce(d.published_at, -1) >= 0
  and d.listed_at <= ? and case when d.listed_at < ? then true else d.id < ? end`;
const newestFirst = "order by d.listed_at desc, d.id desc";
const mostLovedFirst = "order by d.hearts desc, d.listed_at desc, d.id desc";

/** Of what is marked so; the index of the marks is in the same order. */
const marked = `and d.id in (
  select m.room from room_marks m join rooms d on d.id = m.room
  where m.mark = ? and (m.listed_at, m.room) < (?, ?) and ${hasRow}
  order by m.listed_at desc, m.room desc limit ?)`;

/** What is before every page. */
const start: GalleryCursor = { hearts: 2_147_483_647, listedAt: Number.MAX_SAFE_INTEGER, id: "" };

function markOf(ask: GalleryAsk, theme: WeekTheme): string {
  if (ask.by === "piece") return pieceMark(ask.piece);
  return ask.by === "walls" ? wallsMark(ask.walls) : themeMark(theme.id);
}

type Asked = { ask: GalleryAsk; from: GalleryCursor; theme: WeekTheme };

function find(db: Statements, { ask, from, theme }: Asked): Promise<SharedRoom[]> {
  const most = GALLERY_PAGE + 1;
  const select = (condition: string, values: readonly Value[], order: string) =>
    listShown(db, condition, values, order);
  const { hearts, listedAt, id } = from;
  switch (ask.by) {
    case "new":
      return select(
        `${listedBefore} ${newestFirst} limit ?`,
        [listedAt, listedAt, id, most],
        newestFirst,
      );
    case "loved":
      return select(
        `and ${hasRow} and d.hearts > 0 and (d.hearts, d.listed_at, d.id) < (?, ?, ?)
         ${mostLovedFirst} limit ?`,
        [hearts, listedAt, id, most],
        mostLovedFirst,
      );
    default: {
      return select(marked, [markOf(ask, theme), listedAt, id, most], newestFirst);
    }
  }
}

/** How many hearts the last room had stands before it where that decides the order. */
export const cursorPattern = /^(?:(\d{1,9})\.)?(\d{1,15})-([0-9a-z]{10})$/;

const writeCursor = ({ by }: GalleryAsk, { hearts, listedAt, id }: ServerRoomSummary): string =>
  `${by === "loved" ? `${hearts}.` : ""}${listedAt}-${id}`;

/** Null where the text is no cursor of ours. */
export function readCursor(text: string): GalleryCursor | null {
  const [, hearts = "0", at, id] = cursorPattern.exec(text) ?? [];
  return at === undefined || id === undefined
    ? null
    : { hearts: Number(hearts), listedAt: Number(at), id };
}

const themeTold = ({ id, wishes }: WeekTheme) => ({
  name: themeNames[id],
  wishes: wishes.map(wishWords),
});

/** What is not owned is not seen in a room, and meets no wish there. */
const isShortOf = (lacking: readonly { piece: string }[], { wishes }: WeekTheme): boolean =>
  lacking.some(({ piece }) =>
    wishes.some(
      (wish) =>
        (wish.kind === "pieces" && isOfSort(wish.of, piece)) ||
        (wish.kind === "near" && (isOfSort(wish.of, piece) || isOfSort(wish.to, piece))),
    ),
  );

/** What one can look for changes seldom. */
const REMEMBERED_MS = 60_000;

export function createGallery({ db, publicRooms, pieces: counted, now }: Parts) {
  const uncounted = (piece: string) => counted.every((each) => each.piece !== piece);
  let known: { until: number; pieces: Promise<{ id: string; name: string }[]> } | null = null;

  async function offered() {
    const { siteCatalogue } = await import("../../src/room/catalogue/siteCatalogue.ts");
    const ids = await markedPieces(db);
    return ids
      .filter(uncounted)
      .flatMap((id) => {
        const name = siteCatalogue.item(id)?.name;
        return name === undefined ? [] : [{ id, name }];
      })
      .toSorted((left, right) => left.name.localeCompare(right.name, "en"));
  }

  /** The pieces that one can look for. */
  async function pieces() {
    if (known === null || known.until <= now())
      known = { until: now() + REMEMBERED_MS, pieces: offered() };
    const { pieces } = known;
    pieces.catch(() => {
      known = null;
    });
    return pieces;
  }

  return {
    /** A page as it is told to browsers, and to whatever draws the page of it. */
    async tell(ask: GalleryAsk, after: GalleryCursor | null) {
      const isCounted = ask.by === "piece" && !uncounted(ask.piece);
      const theme = themeOf(isoWeek(now()));
      const found = isCounted ? [] : await find(db, { ask, from: after ?? start, theme });
      const rooms = found.slice(0, GALLERY_PAGE);
      const last = rooms.at(-1);
      const told = await publicRooms.tell(rooms);
      return {
        rooms: ask.by === "theme" ? told.filter((room) => !isShortOf(room.owned, theme)) : told,
        after: found.length > rooms.length && last ? writeCursor(ask, last) : null,
        // Whoever goes on knows them.
        ...(after === null && { pieces: await pieces(), theme: themeTold(theme) }),
      };
    },
  };
}
