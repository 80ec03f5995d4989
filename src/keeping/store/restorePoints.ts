// Earlier states of a document to come back to: a few, and the first to go when the device is full (version history).
import { pointKey, pointPrefix, timeOfKey } from "./keys.ts";
import type { Store, Wrote } from "./store.ts";

export const MOST_POINTS = 12;

export async function listPoints(store: Store, id: string): Promise<readonly string[]> {
  const listed = await store.list(pointPrefix(id));
  return listed.ok ? listed.value : [];
}

/** Among the oldest they lie close together; there the one that leaves the smallest gap goes. */
function leastMissed(keys: readonly string[]): string | undefined {
  const times = keys.map(timeOfKey);
  let least: { key: string; gap: number } | undefined;
  for (let i = 1; i < keys.length - 1; i++) {
    const gap = times[i + 1]! - times[i - 1]!;
    if (!least || gap < least.gap) least = { key: keys[i]!, gap };
  }
  return least?.key ?? keys[0];
}

async function remove(store: Store, key: string): Promise<boolean> {
  const read = await store.read(key);
  return read.ok && read.value !== null && (await store.write(key, null, read.value)).ok;
}

/** A point that cannot be kept is no harm: the document itself is what counts. */
export async function keepPoint(
  store: Store,
  id: string,
  text: string,
  now: number,
): Promise<void> {
  const kept = await store.write(pointKey(id, now), text, null);
  if (!kept.ok) return;
  for (let keys = await listPoints(store, id); keys.length > MOST_POINTS; ) {
    const key = leastMissed(keys);
    if (key === undefined || !(await remove(store, key))) return;
    keys = await listPoints(store, id);
  }
}

/** Gives up the oldest point, of this document first and then of any; false where there is none. */
async function sparePoint(store: Store, id: string): Promise<boolean> {
  const own = await listPoints(store, id);
  const all = await store.list("point/");
  const key = own[0] ?? (all.ok ? all.value[0] : undefined);
  return key !== undefined && remove(store, key);
}

/** Writes for a document; where the device is full, its restore points make place. */
export async function writeMakingPlace(
  id: string,
  store: Store,
  ...write: Parameters<Store["write"]>
): Promise<Wrote> {
  for (;;) {
    const wrote = await store.write(...write);
    if (wrote.ok || wrote.reason !== "full" || !(await sparePoint(store, id))) return wrote;
  }
}

/** Unlike the points that saving makes in passing, this one must be there before anything goes. */
export async function mustKeepPoint(
  store: Store,
  id: string,
  text: string,
  now: number,
): Promise<boolean> {
  for (let at = now; ; at++) {
    const wrote = await writeMakingPlace(id, store, pointKey(id, at), text, null);
    if (wrote.ok) return true;
    if (wrote.reason !== "changed") return false;
  }
}
