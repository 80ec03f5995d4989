// What rooms in the gallery are found by, kept beside them for as long as they are there.
import { pieceOfMark } from "../../src/room/catalogue/roomMarks.ts";
import { decode } from "../../src/room/model/decode.ts";
import type { ModelId } from "../../src/room/model/room.ts";
import { judgedMark } from "../../src/room/wishes/themeMarks.ts";
import { repeating } from "../jobs/repeatEvery.ts";
import { decompressDocument } from "../keeping/compressDocument.ts";
import type { Database, Statements, Value } from "../store/database.ts";
import { fingerprintRoom } from "./likeness.ts";
import { allMarksOf } from "./roomKind.ts";

/** So many rows are written at once. */
const BATCH = 100;

/** Writes anew what a room is found by, as the version that is shown has it: nothing where no list has it. */
export async function refreshMarks(tx: Statements, id: string): Promise<void> {
  // Its row first: of two that do this at the same moment, the second sees all of the first.
  const [room] = await tx.rows(
    `update rooms set listed_at = listed_at where id = ? and kind = 'room'
     returning listed_at, listed_under, shown_version`,
    [id],
  );
  const listedAt = room?.listed_at ?? null;
  const hasRow = listedAt !== null && room?.listed_under === null;
  const wanted = hasRow ? await marksOfVersion(tx, id, room?.shown_version ?? null) : [];
  const kept = await tx.rows("select mark, listed_at from room_marks where room = ?", [id]);
  // Whoever moves a chair writes nothing here.
  const isSame =
    kept.length === wanted.length &&
    kept.every(
      (row) => Number(row.listed_at) === Number(listedAt) && wanted.includes(String(row.mark)),
    );
  if (isSame) return;
  await tx.change("delete from room_marks where room = ?", [id]);
  for (let at = 0; at < wanted.length; at += BATCH) {
    const batch = wanted.slice(at, at + BATCH);
    await tx.change(
      `insert into room_marks (room, mark, listed_at) values ${batch.map(() => "(?, ?, ?)").join(", ")}`,
      batch.flatMap((mark) => [id, mark, listedAt]),
    );
  }
}

async function marksOfVersion(tx: Statements, id: string, version: Value): Promise<string[]> {
  const shown = `room = ? and version = coalesce(cast(? as integer),
    (select max(l.version) from room_versions l where l.room = ?))`;
  const which = [id, version, id];
  const [row] = await tx.rows(`select marks from room_versions where ${shown}`, which);
  if (row === undefined) return [];
  const kept = row.marks === null ? [] : String(row.marks).split(" ").filter(Boolean);
  if (kept.includes(judgedMark)) return kept;
  // It was saved before there were any, or before the themes that there are now.
  const [old] = await tx.rows(`select document from room_versions where ${shown}`, which);
  const room = decode(await decompressDocument(String(old?.document)));
  return room.ok ? allMarksOf(room.value) : [];
}

/** Marks the rooms that are in the gallery from before marks, or other themes, a page at a time, and looks at what nobody has; tells how many. */
export async function markOldRooms(db: Database): Promise<number> {
  let marked = await lookAtOldRooms(db);
  let after = "";
  for (;;) {
    const rooms = await db.rows(
      `select d.id, (select m.mark from room_marks m where m.room = d.id and m.mark = ?) as mark
       from rooms d where d.listed_at is not null and d.listed_under is null and d.id > ?
       order by d.id limit ?`,
      [judgedMark, after, BATCH],
    );
    for (const { id, mark } of rooms) {
      if (mark !== null) continue;
      await db.transaction((tx) => refreshMarks(tx, String(id)));
      marked += 1;
    }
    if (rooms.length < BATCH) return marked;
    after = String(rooms.at(-1)!.id);
  }
}

/** Those that were shared before anybody asked how they look: they are what others may have copied. */
async function lookAtOldRooms(db: Database): Promise<number> {
  let after = "";
  let looked = 0;
  for (;;) {
    const rooms = await db.rows(
      `select id, shown_version from rooms
       where shown_version is not null and look is null and id > ? order by id limit ?`,
      [after, BATCH],
    );
    for (const { id, shown_version } of rooms) {
      const found = await fingerprintRoom(db, String(id), Number(shown_version));
      if (found === null) continue;
      looked += await db.change(
        `update rooms set look = ?, look_since = published_at
         where id = ? and shown_version = ? and look is null`,
        [found.sum, id!, found.version],
      );
    }
    if (rooms.length < BATCH) return looked;
    after = String(rooms.at(-1)!.id);
  }
}

export const scheduleMarkRefresh = repeating({
  everyMs: 24 * 60 * 60_000,
  done: "found out what rooms of the gallery are found by",
  failed: "what rooms of the gallery are found by could not be found out",
});

/** The pieces that stand in some room of the gallery: as many steps through the index as there are. */
export async function markedPieces(db: Statements): Promise<ModelId[]> {
  const rows = await db.rows(
    `with recursive seen (mark) as (
       select min(mark) from room_marks
       union all
       select (select min(m.mark) from room_marks m where m.mark > seen.mark)
       from seen where seen.mark is not null
     ) select mark from seen where mark is not null`,
  );
  return rows.map(({ mark }) => pieceOfMark(String(mark))).filter((piece) => piece !== null);
}
