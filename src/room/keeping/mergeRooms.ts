// Joins what two tabs or devices made of one room: both changes where they leave each other alone, else a conflict (three-way merge).
import { accept, type Result } from "@loamstead/lib/result.ts";
import { sameValue } from "../../lib/sameValue.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { RoomDocument, RoomShell } from "../model/room.ts";
import { flawOf } from "../model/structure.ts";
import { MOST_ITEMS, MOST_OPENINGS } from "../model/units.ts";
import { violations } from "../rules/violations.ts";

/** Refused with the ids and parts of the shell that both changed, or things that came to be in each other's way. */
export type Merged = Result<RoomDocument, readonly string[]>;

const clash = (reason: readonly string[]): Merged => ({ ok: false, reason });

function mergeTables<T>(
  base: ReadonlyMap<string, T>,
  mine: ReadonlyMap<string, T>,
  theirs: ReadonlyMap<string, T>,
  clashes: string[],
): ReadonlyMap<string, T> {
  const merged = new Map<string, T>();
  for (const id of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const [was, here, there] = [base.get(id), mine.get(id), theirs.get(id)];
    const isMine = !sameValue(was, here);
    if (isMine && !sameValue(was, there) && !sameValue(here, there)) clashes.push(id);
    const kept = isMine ? here : there;
    if (kept !== undefined) merged.set(id, kept);
  }
  return merged;
}

function mergeShells(
  base: RoomShell,
  mine: RoomShell,
  theirs: RoomShell,
  clashes: string[],
): RoomShell {
  const keys = Object.keys(base) as (keyof RoomShell)[];
  const parts = keys.map((key) => {
    const isMine = !sameValue(base[key], mine[key]);
    const isTheirs = !sameValue(base[key], theirs[key]);
    if (isMine && isTheirs && !sameValue(mine[key], theirs[key])) clashes.push(key);
    return [key, isMine ? mine[key] : theirs[key]];
  });
  return Object.fromEntries(parts) as RoomShell;
}

/** `base` is what both began from; where nobody knows, they are not joined. */
export function mergeRooms(
  base: RoomDocument | null,
  mine: RoomDocument,
  theirs: RoomDocument,
  catalogue: Catalogue,
): Merged {
  if (!base) return clash([]);
  const clashes: string[] = [];
  const document: RoomDocument = {
    shell: mergeShells(base.shell, mine.shell, theirs.shell, clashes),
    openings: mergeTables(base.openings, mine.openings, theirs.openings, clashes),
    items: mergeTables(base.items, mine.items, theirs.items, clashes),
  };
  // Something was put on a table in one tab while the table was put away in the other.
  for (const item of document.items.values())
    if (flawOf(document.items, item)) clashes.push(item.id);
  const isFull = document.items.size > MOST_ITEMS || document.openings.size > MOST_OPENINGS;
  if (isFull) clashes.push("items");
  if (clashes.length > 0) return clash(clashes);
  const wrong = violations(document, catalogue);
  if (wrong.length === 0) return accept(document);
  // What was wrong in both already came from elsewhere, and is nobody's conflict.
  const known = new Set(
    [...violations(mine, catalogue), ...violations(theirs, catalogue)].map(text),
  );
  const fresh = wrong.filter((reason) => !known.has(text(reason)));
  return fresh.length === 0
    ? accept(document)
    : clash(fresh.flatMap((reason) => ("item" in reason ? [reason.item] : [])));
}

const text = (reason: object): string => JSON.stringify(reason);
