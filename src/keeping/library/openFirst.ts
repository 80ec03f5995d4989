// Which room stands open when somebody comes in: the one asked for, else the last, else the newest.

import type { Database } from "../database/database.ts";
import { roomPrefix } from "../store/keys.ts";
import type { Store } from "../store/store.ts";
import type { Aside } from "./libraryState.ts";
import { type Opened, openRoom } from "./openKept.ts";

/** Beside the rooms, not among them. */
export const lastKey = "last";

export type First = {
  readonly opened: (Extract<Opened, { kind: "opened" }> & { readonly room: string }) | null;
  readonly aside: Aside | null;
};

type Asked = {
  readonly database: Database;
  readonly store: Store;
  readonly wanted: string | null;
  /** Where the last page ended in the middle of something. */
  readonly unfinished: readonly string[];
  readonly now: number;
};

async function newestFirst(database: Database): Promise<readonly string[]> {
  const read = await database.read(["stamps"], async (at) => {
    const stamps = await at.all("stamps", roomPrefix);
    const keys = await at.keys("stamps", roomPrefix);
    return keys.map((key, i) => ({ key, at: stamps[i]! }));
  });
  if (!read.ok) return [];
  return read.value.toSorted((a, b) => b.at - a.at).map(({ key }) => key.slice(roomPrefix.length));
}

export async function openFirst({
  database,
  store,
  wanted,
  unfinished,
  now,
}: Asked): Promise<First> {
  const last = await store.read(lastKey);
  const asked = [wanted, ...unfinished, last.ok ? last.text : null].filter((room) => room !== null);
  let aside: Aside | null = null;
  for (const room of new Set([...asked, ...(await newestFirst(database))])) {
    const opened = await openRoom(store, room, now);
    if (opened.kind === "opened") return { opened: { ...opened, room }, aside };
    if (opened.kind === "setAside") aside ??= { key: opened.key, room, at: now };
    if (opened.kind === "unavailable") break;
  }
  return { opened: null, aside };
}
