// Develops the rooms that were shared before any were: one at a time, and only while nobody else waits.
import type { OwnedModelCounts } from "../drawing/drawing.ts";
import { repeating } from "../jobs/repeatEvery.ts";
import type { Statements } from "../store/database.ts";
import type { DevelopedPictures } from "./developedPictures.ts";
import { findShown, type SharedRoom } from "./shownRooms.ts";

type Parts = {
  db: Statements;
  owned(room: SharedRoom): Promise<OwnedModelCounts>;
  developed: Pick<DevelopedPictures, "whenFree">;
};

/** Tells how many have a picture now, or are known to be too much for one; those shared last come first. */
export async function developOldRooms(
  { db, owned, developed }: Parts,
  signal: AbortSignal,
): Promise<number> {
  const rows = await db.rows(
    `select id from rooms where kind = 'room' and published_at is not null
       and deleted_at is null and developed_as is null
     order by published_at desc, id`,
  );
  let count = 0;
  for (const { id } of rows) {
    // Some of them were looked at, or taken back, while others were drawn.
    const room = await findShown(db, String(id));
    if (signal.aborted) break;
    if (room && (await developed.whenFree(room, await owned(room), signal))) count += 1;
  }
  return count;
}

export const keepDeveloping = repeating({
  everyMs: 24 * 60 * 60_000,
  done: "developed rooms that were shared before",
  failed: "rooms that were shared before could not be developed",
});
