// Rooms that somebody shows, as the server tells of them: those that meet the theme of the week, then the newest.
import { link } from "../../lib/link.ts";

export type FeaturedRoom = {
  id: string;
  version: number;
  name: string;
  by: string | null;
  /** By which name its picture is asked for; without one there is its drawing. */
  picture?: string | null;
};

export type FeaturedRooms = {
  /** What the theme of the week is called; null where the server does not say. */
  readonly theme: string | null;
  readonly rooms: readonly FeaturedRoom[];
};

const PATIENCE = 10_000;

function isShown(told: unknown): told is FeaturedRoom {
  if (typeof told !== "object" || told === null) return false;
  const { id, version, name, by, picture } = told as Partial<Record<keyof FeaturedRoom, unknown>>;
  return (
    typeof id === "string" &&
    /^\w+$/.test(id) &&
    Number.isSafeInteger(version) &&
    typeof name === "string" &&
    (by === null || typeof by === "string") &&
    (picture === undefined || picture === null || typeof picture === "string")
  );
}

async function ask(query: string, signal: AbortSignal): Promise<FeaturedRooms> {
  const answer = await fetch(link(`/api/gallery${query}`), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
  });
  if (!answer.ok) return { theme: null, rooms: [] };
  const told: { rooms?: unknown; theme?: { name?: unknown } } = await answer.json();
  const name = told.theme?.name;
  return {
    theme: typeof name === "string" ? name : null,
    rooms: Array.isArray(told.rooms) ? told.rooms.filter(isShown) : [],
  };
}

/** No rooms where nobody shows any, and where the server does not tell. */
export async function askShownRooms(most: number, signal: AbortSignal): Promise<FeaturedRooms> {
  const { theme, rooms } = await ask("?by=theme", signal);
  if (rooms.length >= most) return { theme, rooms: rooms.slice(0, most) };
  const known = new Set(rooms.map(({ id }) => id));
  const newest = (await ask("", signal)).rooms.filter(({ id }) => !known.has(id));
  return { theme, rooms: [...rooms, ...newest].slice(0, most) };
}
