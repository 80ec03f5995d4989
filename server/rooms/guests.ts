// Rooms of guests: kept for thirty days under a key that only their device knows, then let go, or given to an account.
import { createHash } from "node:crypto";
import type { Shot } from "../../src/room/model/shot.ts";
import type { Holder } from "../holder.ts";
import { repeating } from "../jobs/repeatEvery.ts";
import { createDocument } from "../keeping/createDocument.ts";
import type { Content } from "../keeping/kind.ts";
import { saveDocument } from "../keeping/saveDocument.ts";
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database, Statements } from "../store/database.ts";
import { lockQuota, type QuotaWriter } from "../store/lockQuota.ts";
import { takeBackIn } from "./hearts.ts";
import { publishRoom } from "./publishing.ts";
import { serverRoomKind } from "./roomKind.ts";
import { findShown, type SharedRoom } from "./shownRooms.ts";

const DAY = 24 * 60 * 60_000;
const GUEST_DAYS = 30;
/** Of one device. */
export const MOST_OF_GUEST = 10;

/** As random as a session's. */
export const guestKeyPattern = /^[\w-]{43}$/;

/** No account is on it: an account's chain has a number. */
export const NO_CHAIN = 0;

/** Whoever reads the tables cannot act for a guest. */
export const guestOf = (key: string): Holder => ({
  address: `guest:${createHash("sha256").update(key).digest("hex")}`,
  chainId: NO_CHAIN,
});

type NewGuestRoom = {
  guest: Holder;
  content: Content;
  claimKey: string;
  caption: string | null | undefined;
  /** In which pose it is photographed. */
  shot?: Shot | null | undefined;
  /** Writes of which room it was made. */
  writeOwn: Parameters<typeof createDocument>[2]["writeOwn"];
};

export type SharedByGuest =
  | { outcome: "made" | "saved"; room: SharedRoom & { endsAt: number } }
  | { outcome: "full" | "withdrawn" | "busy" };

/** Shares a room, or shares it anew as it is now: either way its thirty days begin. */
export async function shareAsGuest(
  db: Database,
  { guest, content, claimKey, caption, shot, writeOwn }: NewGuestRoom,
  { random, now }: { random: RandomBytes; now: number },
): Promise<SharedByGuest> {
  const kind = {
    ...serverRoomKind,
    limits: { ...serverRoomKind.limits, documents: MOST_OF_GUEST },
  };
  const endsAt = now + GUEST_DAYS * DAY;
  const wanted = { holder: guest, content, claimKey, writeOwn: endingAt(endsAt, writeOwn) };
  const created = await createDocument(db, kind, wanted, { random, now });
  if (created.outcome === "full") return { outcome: "full" };
  if (created.outcome === "taken" || created.outcome === "signed-out") return { outcome: "busy" };
  const { id } = created.document;
  let { version } = created.document;
  if (created.outcome === "known") {
    const saved = await saveDocument(db, serverRoomKind, {
      id,
      holder: guest,
      follows: version,
      content,
      now,
    });
    if (saved.outcome !== "saved" && saved.outcome !== "same") return { outcome: "busy" };
    version = saved.version;
    await db.change("update rooms set ends_at = ? where id = ? and owner = ?", [
      endsAt,
      id,
      guest.address,
    ]);
  }
  const which = { id, holder: guest, now, isListed: false, isNamed: false, caption, shot };
  const published = await publishRoom(db, { ...which, asItIsNow: true });
  if (published.outcome !== "shown") return { outcome: "withdrawn" };
  // A guest has no way to look at what was before.
  await db.change("delete from room_versions where room = ? and version < ?", [id, version]);
  const room = await findShown(db, id);
  if (room === undefined) return { outcome: "busy" };
  return { outcome: created.outcome === "made" ? "made" : "saved", room: { ...room, endsAt } };
}

const endingAt =
  (endsAt: number, writeOwn: NewGuestRoom["writeOwn"]): NewGuestRoom["writeOwn"] =>
  async (tx, id) => {
    await tx.change("update rooms set ends_at = ? where id = ?", [endsAt, id]);
    await writeOwn?.(tx, id);
  };

/** False where there is no such room of that guest. */
export async function dropGuestRoom(db: Statements, id: string, guest: Holder): Promise<boolean> {
  const dropped = await db.change("delete from rooms where id = ? and owner = ? and chain_id = ?", [
    id,
    guest.address,
    guest.chainId,
  ]);
  return dropped === 1;
}

/**
 * Gives a guest's rooms to an account, as many as it may keep. Asked again, as by a page that did
 * not hear the answer, it tells the same rooms.
 */
export function claimGuestRooms(
  db: Database,
  { guest, holder, now }: { guest: Holder; holder: QuotaWriter; now: number },
): Promise<{ id: string; version: number }[] | "signed-out"> {
  const { address, chainId } = holder;
  // A mark that no device can send as a key of its own.
  const mark = `${guest.address}:`;
  return db.transaction(async (tx) => {
    if (!(await lockQuota(tx, holder, now))) return "signed-out";
    const [row] = await tx.rows(
      "select count(*) as used from rooms where owner = ? and chain_id = ? and kind = 'room'",
      [address, chainId],
    );
    const free = Math.max(0, serverRoomKind.limits.documents - Number(row?.used));
    const mine = await tx.rows(
      `select id from rooms where owner = ? and chain_id = ? and ends_at > ?
       order by created_at, id limit ?`,
      [guest.address, guest.chainId, now, free],
    );
    for (const { id } of mine) {
      await tx.change(
        "update rooms set owner = ?, chain_id = ?, claim_key = ?, ends_at = null where id = ?",
        [address, chainId, `${mark}${id}`, String(id)],
      );
      await takeBackIn(tx, String(id), holder);
    }
    const given = await tx.rows(
      `select d.id, (select max(v.version) from room_versions v where v.room = d.id) as version
       from rooms d where d.owner = ? and d.chain_id = ? and d.claim_key > ? and d.claim_key < ?`,
      [address, chainId, mark, `${mark}~`],
    );
    return given.map(({ id, version }) => ({ id: String(id), version: Number(version) }));
  });
}

/** Lets go of what has ended. Any process may do it at any time; gives back how many rooms went. */
export async function sweepGuestRooms(db: Statements, now: number): Promise<number> {
  const ended = await db.change("delete from rooms where ends_at <= ?", [now]);
  await db.change("delete from quota_turns where chain_id = ? and taken_at <= ?", [
    NO_CHAIN,
    now - GUEST_DAYS * DAY,
  ]);
  return ended;
}

/** A link is open for some minutes more than it was promised, never for less. */
export const scheduleGuestRoomSweep = repeating({
  everyMs: 10 * 60_000,
  done: "let go of rooms that guests shared",
  failed: "rooms that guests shared could not be let go of",
});
