// Rooms that somebody shows, newest first, as the server tells of them.
import { link } from "../../lib/link.ts";

export type ShownRoom = { id: string; version: number; name: string; by: string | null };

const PATIENCE = 10_000;

function isShown(told: unknown): told is ShownRoom {
  if (typeof told !== "object" || told === null) return false;
  const { id, version, name, by } = told as Partial<Record<keyof ShownRoom, unknown>>;
  return (
    typeof id === "string" &&
    /^\w+$/.test(id) &&
    Number.isSafeInteger(version) &&
    typeof name === "string" &&
    (by === null || typeof by === "string")
  );
}

/** None where nobody shows any, and where the server does not tell. */
export async function askShownRooms(most: number, signal: AbortSignal): Promise<ShownRoom[]> {
  const answer = await fetch(link("/api/gallery"), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  });
  if (!answer.ok) return [];
  const { rooms }: { rooms?: unknown } = await answer.json();
  return Array.isArray(rooms) ? rooms.filter(isShown).slice(0, most) : [];
}
