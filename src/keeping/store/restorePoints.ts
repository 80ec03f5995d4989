// Earlier states of a room to come back to: a few, and the first to go when room is short.
import { pointKey, pointPrefix, timeOf } from "./keys.ts";
import type { Store } from "./store.ts";

export const MOST_POINTS = 12;

export async function listPoints(store: Store, room: string): Promise<readonly string[]> {
  const listed = await store.list(pointPrefix(room));
  return listed.ok ? listed.keys : [];
}

/** Among the oldest they lie close together; there the one that leaves the smallest gap goes. */
function leastMissed(keys: readonly string[]): string | undefined {
  const times = keys.map(timeOf);
  let least: { key: string; gap: number } | undefined;
  for (let i = 1; i < keys.length - 1; i++) {
    const gap = times[i + 1]! - times[i - 1]!;
    if (!least || gap < least.gap) least = { key: keys[i]!, gap };
  }
  return least?.key ?? keys[0];
}

async function remove(store: Store, key: string): Promise<boolean> {
  const read = await store.read(key);
  return read.ok && read.text !== null && (await store.write(key, null, read.text)).ok;
}

/** A point that cannot be kept is no harm: the room itself is what counts. */
export async function keepPoint(
  store: Store,
  room: string,
  text: string,
  now: number,
): Promise<void> {
  const kept = await store.write(pointKey(room, now), text, null);
  if (!kept.ok) return;
  for (let keys = await listPoints(store, room); keys.length > MOST_POINTS; ) {
    const key = leastMissed(keys);
    if (key === undefined || !(await remove(store, key))) return;
    keys = await listPoints(store, room);
  }
}

/** Gives up the oldest point, of this room first and then of any; false where there is none. */
export async function sparePoint(store: Store, room: string): Promise<boolean> {
  const own = await listPoints(store, room);
  const all = await store.list("point/");
  const key = own[0] ?? (all.ok ? all.keys[0] : undefined);
  return key !== undefined && remove(store, key);
}
