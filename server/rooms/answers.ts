// How rooms are told over HTTP: to their holders in full, to everybody else what is meant for all.
import type { RoomSummary } from "./roomRow.ts";

const creditOf = ({ credit }: RoomSummary) =>
  credit && { room: credit.room, by: credit.owner, name: credit.name };

export const toHolder = (room: RoomSummary) => ({
  id: room.id,
  version: room.version,
  name: room.name,
  words: room.words,
  bytes: room.bytes,
  createdAt: room.createdAt,
  savedAt: room.savedAt,
  publishedAt: room.publishedAt,
  isWithdrawn: room.withdrawnAt !== null,
  credit: creditOf(room),
});

/** Also what the gallery, and the page of a room, are drawn from. */
export const toAll = (room: RoomSummary) => ({
  id: room.id,
  version: room.version,
  name: room.name,
  words: room.words,
  by: room.holder.address,
  publishedAt: room.publishedAt,
  credit: creditOf(room),
});

export const tagOf = (version: number): string => `"${version}"`;

/** The document goes out as it is kept: it is JSON already. */
export function withDocument(
  head: object,
  document: string,
  headers: Record<string, string> = {},
): Response {
  const body = `${JSON.stringify(head).slice(0, -1)},"document":${document}}`;
  return new Response(body, { headers: { "Content-Type": "application/json", ...headers } });
}
