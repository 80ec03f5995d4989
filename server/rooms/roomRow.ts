// A room as it lies in the database: the newest version, and what is true of all of them.
import type { Holder } from "../signIn/sessions.ts";
import type { Row } from "../store/database.ts";

/** Which room this one was made from. */
export type Credit = { room: string; owner: string; name: string };

export type RoomSummary = {
  id: string;
  holder: Holder;
  version: number;
  name: string;
  words: string;
  bytes: number;
  createdAt: number;
  savedAt: number;
  /** When it was shown to everybody. */
  publishedAt: number | null;
  /** When the operator hid it from everybody but its holder. */
  withdrawnAt: number | null;
  credit: Credit | null;
};

export type KeptRoom = RoomSummary & { pictures: string; document: string };

export const summaryColumns =
  "r.id, r.owner, r.chain_id, r.created_at, r.published_at, r.withdrawn_at, " +
  "r.credit_room, r.credit_owner, r.credit_name, " +
  "v.version, v.name, v.words, v.bytes, v.saved_at";

export const newestOfRooms =
  "rooms r join room_versions v on v.room = r.id " +
  "and v.version = (select max(l.version) from room_versions l where l.room = r.id)";

const orNull = (value: unknown): number | null => (value === null ? null : Number(value));

export function toSummary(row: Row): RoomSummary {
  const credit = {
    room: String(row.credit_room),
    owner: String(row.credit_owner),
    name: String(row.credit_name),
  };
  return {
    id: String(row.id),
    holder: { address: String(row.owner), chainId: Number(row.chain_id) },
    version: Number(row.version),
    name: String(row.name),
    words: String(row.words),
    bytes: Number(row.bytes),
    createdAt: Number(row.created_at),
    savedAt: Number(row.saved_at),
    publishedAt: orNull(row.published_at),
    withdrawnAt: orNull(row.withdrawn_at),
    credit: row.credit_room === null ? null : credit,
  };
}

export const toKept = (row: Row): KeptRoom => ({
  ...toSummary(row),
  pictures: String(row.pictures),
  document: String(row.document),
});

export const isPublic = ({ publishedAt, withdrawnAt }: RoomSummary): boolean =>
  publishedAt !== null && withdrawnAt === null;

export const isOf = ({ holder }: RoomSummary, other: Holder | undefined): boolean =>
  other !== undefined && holder.address === other.address && holder.chainId === other.chainId;
