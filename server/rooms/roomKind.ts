// Rooms as a kind of document: how one is read and told of, how many are kept, and what is known besides.

import { accept, refuse } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import { roomMarks } from "../../src/room/catalogue/roomMarks.ts";
import { encode } from "../../src/room/model/encode.ts";
import { migrateRoom } from "../../src/room/model/migrateRoom.ts";
import type { PictureRef, RoomDocument } from "../../src/room/model/room.ts";
import { isName } from "../../src/room/model/schema.ts";
import { type InvalidDocument, validate } from "../../src/room/model/validate.ts";
import { newRoomRule, saveRule } from "../budgets/rateRules.ts";
import { type Problem, problem } from "../http/problem.ts";
import { documentIdPattern } from "../keeping/documentId.ts";
import type { DocumentSummary, KeptDocument } from "../keeping/findDocuments.ts";
import type { ServerDocumentKind } from "../keeping/kind.ts";

type Publishing = {
  /** Since when whoever has its link sees it; null also while the end of its holder's account is near. */
  publishedAt: number | null;
  /** Since when it is in the gallery; null too where only its link leads to it. */
  listedAt: number | null;
  /** Whether others are told whose it is. */
  isNamed: boolean;
  /** What its holder says of it. */
  caption: string | null;
  /** When it goes by itself, as what guests share does; null for what an account keeps. */
  endsAt: number | null;
  /** When the operator hid it from everybody but its holder. */
  withdrawnAt: number | null;
  /** How many others love it. */
  hearts: number;
  /** The version that others see; null where it is not shared. */
  shownVersion: number | null;
  /** When that version was saved. */
  shownAt: number | null;
  /** Whether others see each version as it is saved. */
  showsLatest: boolean;
  /** Which room this one was made from, whatever became of that. */
  creditRoom: string | null;
  /** The room under which it is listed, where it nearly stands as that; in place of rows of its own. */
  listedUnder: string | null;
  /** In which pose it is photographed; null for the usual one. */
  shot: string | null;
  /** What its picture was kept as; null where none is there yet. */
  developedAs: string | null;
};

export type ServerRoomSummary = DocumentSummary & Publishing;
export type KeptRoom = KeptDocument & Publishing;

/** What may stand in a body beside the room. */
export const beside = {
  /** The room it was made from, where it was made on the device. */
  remixOf: v.optional(v.nullable(v.pipe(v.string(), v.regex(documentIdPattern)))),
};

/** In SQL, since when nobody but its holder sees a room `d`, as the end of their account is near. */
export const selectPausedAt =
  "select x.asked_at from account_deletions x where x.owner = d.owner and x.chain_id = d.chain_id";

/** One with a thousand things has a tenth of it. */
const MOST_BYTES = 1_048_576;

export const serverRoomKind: ServerDocumentKind<RoomDocument, Publishing> = {
  name: "room",
  plural: "rooms",
  codec: {
    decode(json) {
      const present = migrateRoom(json);
      const room = present.ok ? validate(present.value) : present;
      if (!room.ok) return refuse(invalidRoom(room.reason));
      // What was named before such names were refused is still read; it is not sent again.
      return isName(room.value.shell.name) ? accept(room.value) : refuse(invalidRoom(badName));
    },
    encode,
  },
  describe: async (room) => ({
    name: room.shell.name,
    words: await describeSiteRoom(room),
    pictures: uploadsIn(room),
    marks: await allMarksOf(room),
  }),
  limits: {
    documents: 50,
    bytes: MOST_BYTES,
    bodyBytes: MOST_BYTES + 262_144,
    depth: 12,
    versions: 20,
    days: 30,
    historyBytes: 8 * MOST_BYTES,
  },
  rates: { create: newRoomRule, save: saveRule },
  own: {
    columns: [
      "d.published_at",
      "d.listed_at",
      "d.is_named",
      "d.caption",
      "d.ends_at",
      "d.withdrawn_at",
      "d.hearts",
      "d.shown_version",
      `(select s.saved_at from room_versions s
        where s.room = d.id and s.version = d.shown_version) as shown_at`,
      "d.shows_latest",
      `(${selectPausedAt}) as paused_at`,
      "d.credit_room",
      "d.listed_under",
      "d.shot",
      "d.developed_as",
    ],
    read: (row) => ({
      publishedAt: row.paused_at === null ? orNull(row.published_at) : null,
      listedAt: row.paused_at === null && row.published_at !== null ? orNull(row.listed_at) : null,
      isNamed: Number(row.is_named) === 1,
      caption: textOrNull(row.caption),
      endsAt: orNull(row.ends_at),
      withdrawnAt: orNull(row.withdrawn_at),
      hearts: Number(row.hearts),
      shownVersion: orNull(row.shown_version),
      shownAt: orNull(row.shown_at),
      showsLatest: Number(row.shows_latest) === 1,
      creditRoom: textOrNull(row.credit_room),
      listedUnder: textOrNull(row.listed_under),
      shot: textOrNull(row.shot),
      developedAs: textOrNull(row.developed_as),
    }),
  },
};

const badName = {
  path: "name",
  problem: { kind: "notThis", expected: "a name without what reaches over other lines" },
} as const;

const invalidRoom = (more: InvalidDocument): Problem =>
  problem("invalid-room", "This is not a room as the designer writes it.", { more });

/** A room in sentences, with the names of the site's own catalogue. */
export async function describeSiteRoom(room: RoomDocument): Promise<string> {
  // Loaded when the first room comes: a start should not wait for a hundred pieces of furniture.
  const { describeRoom } = await import("../../src/room/describe/room.ts");
  const { siteCatalogue } = await import("../../src/room/catalogue/siteCatalogue.ts");
  return describeRoom(room, siteCatalogue);
}

/** All that lists find a room by: its pieces, its walls, and the themes that it meets. */
export async function allMarksOf(room: RoomDocument): Promise<string[]> {
  const { themeMarks } = await import("../../src/room/wishes/themeMarks.ts");
  const { siteCatalogue } = await import("../../src/room/catalogue/siteCatalogue.ts");
  return [...roomMarks(room), ...themeMarks(room, siteCatalogue)];
}

/** Hashes of the uploaded pictures that hang in a room, each once. */
function uploadsIn({ shell, items }: RoomDocument): string[] {
  const shown: (PictureRef | null | undefined)[] = [
    ...items.values().map(({ picture }) => picture),
    ...[shell.floor, ...Object.values(shell.walls)].map(({ picture }) => picture),
    shell.backdrop,
  ];
  const hashes = shown.flatMap((ref) => (ref?.kind === "upload" ? [ref.hash] : []));
  return [...new Set(hashes)].sort();
}

const orNull = (value: unknown): number | null => (value === null ? null : Number(value));

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

export const isPublic = ({ publishedAt, withdrawnAt }: Publishing): boolean =>
  publishedAt !== null && withdrawnAt === null;
