// What visitors report of rooms: one word of each about each, until the operator has looked at it.
import type { Statements } from "../store/database.ts";

export type NewReport = { room: string; reporter: string; reason: string; now: number };

export async function recordReport(
  db: Statements,
  { room, reporter, reason, now }: NewReport,
): Promise<void> {
  await db.change(
    `insert into room_reports (room, reporter, reason, reported_at)
     select r.id, ?, ?, cast(? as bigint) from rooms r where r.id = ?
     on conflict (room, reporter) do nothing`,
    [reporter, reason, now, room],
  );
}

export type Reported = { room: string; count: number; lastAt: number };

/** Rooms with reports that nobody has looked at, the most reported first. */
export async function listReported(db: Statements): Promise<Reported[]> {
  const rows = await db.rows(
    `select room, count(*) as reports, max(reported_at) as last_at from room_reports
     where settled_at is null and not exists
       (select 1 from rooms d where d.id = room_reports.room and d.deleted_at is not null)
     group by room order by reports desc, last_at desc, room limit 200`,
  );
  return rows.map((row) => ({
    room: String(row.room),
    count: Number(row.reports),
    lastAt: Number(row.last_at),
  }));
}

export type Report = { reason: string; reportedAt: number; isSettled: boolean };

export async function reportsOf(db: Statements, room: string): Promise<Report[]> {
  const rows = await db.rows(
    `select reason, reported_at, settled_at from room_reports where room = ?
     order by reported_at desc, reporter limit 100`,
    [room],
  );
  return rows.map((row) => ({
    reason: String(row.reason),
    reportedAt: Number(row.reported_at),
    isSettled: row.settled_at !== null,
  }));
}
