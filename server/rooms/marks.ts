// What rooms in the gallery are found by, kept beside them for as long as they are there.
import { pieceOfMark } from "../../src/room/catalogue/roomMarks.ts";
import { decode } from "../../src/room/model/decode.ts";
import type { ModelId } from "../../src/room/model/room.ts";
import { judgedMark } from "../../src/room/wishes/themeMarks.ts";
import { repeat } from "../jobs/repeat.ts";
import { fromKept } from "../keeping/keptText.ts";
import type { Log } from "../log.ts";
import type { Database, Statements } from "../store/database.ts";
import { allMarksOf } from "./roomKind.ts";

/** So many rows are written at once. */
const BATCH = 100;

/** Writes anew what a room is found by, as its newest version has it: nothing where no list has it. */
export async function refreshMarks(tx: Statements, id: string): Promise<void> {
  // Its row first: of two that do this at the same moment, the second sees all of the first.
  const [room] = await tx.rows(
    "update rooms set listed_at = listed_at where id = ? and kind = 'room' returning listed_at",
    [id],
  );
  const listedAt = room?.listed_at ?? null;
  const wanted = listedAt === null ? [] : await newestMarks(tx, id);
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

async function newestMarks(tx: Statements, id: string): Promise<string[]> {
  const newest =
    "room = ? and version = (select max(l.version) from room_versions l where l.room = ?)";
  const [row] = await tx.rows(`select marks from room_versions where ${newest}`, [id, id]);
  if (row === undefined) return [];
  const kept = row.marks === null ? [] : String(row.marks).split(" ").filter(Boolean);
  if (kept.includes(judgedMark)) return kept;
  // It was saved before there were any, or before the themes that there are now.
  const [old] = await tx.rows(`select document from room_versions where ${newest}`, [id, id]);
  const room = decode(await fromKept(String(old?.document)));
  return room.ok ? allMarksOf(room.value) : [];
}

/** After a save: only what is in the gallery is found by anything. */
export async function remark(db: Database, id: string): Promise<void> {
  const [listed] = await db.rows("select id from rooms where id = ? and listed_at is not null", [
    id,
  ]);
  if (listed) await db.transaction((tx) => refreshMarks(tx, id));
}

/** Marks the rooms that are in the gallery from before marks, or other themes, a page at a time; tells how many. */
export async function markOldRooms(db: Database): Promise<number> {
  let marked = 0;
  let after = "";
  for (;;) {
    const rooms = await db.rows(
      `select d.id, (select m.mark from room_marks m where m.room = d.id and m.mark = ?) as mark
       from rooms d where d.listed_at is not null and d.id > ? order by d.id limit ?`,
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

export const keepMarking = (
  work: () => Promise<number>,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<void> =>
  repeat({
    everyMs: 24 * 60 * 60_000,
    work,
    done: "found out what rooms of the gallery are found by",
    failed: "what rooms of the gallery are found by could not be found out",
    signal,
    log,
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
