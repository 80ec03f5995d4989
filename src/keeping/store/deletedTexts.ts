// Documents that were deleted, as they lie beside the others until their days are over.
import { isText } from "@loamstead/lib/shape.ts";
import { deletedKey, documentKey } from "./keys.ts";
import type { Store } from "./store.ts";

/** When it was deleted, and the document as it was. */
export type DeletedEntry = { readonly at: number; readonly text: string };

/** Null where nothing is kept, or nothing that this site wrote. */
export function entryIn(kept: string | null): DeletedEntry | null {
  try {
    const { at, text } = JSON.parse(kept ?? "null");
    return Number.isSafeInteger(at) && isText(text) ? { at, text } : null;
  } catch {
    return null;
  }
}

/** Puts one that was deleted back in its place, unless that is taken. */
export async function putBack(
  store: Store,
  kind: { readonly prefix: string },
  id: string,
): Promise<"put back" | "taken" | "missing" | "unavailable" | "full"> {
  const kept = await store.read(deletedKey(id));
  if (!kept.ok) return kept.reason;
  const entry = entryIn(kept.value);
  if (entry === null) return "missing";
  const wrote = await store.writeAll([
    { key: documentKey(kind, id), text: entry.text, seen: null },
    { key: deletedKey(id), text: null, seen: kept.value },
  ]);
  if (wrote.ok) return "put back";
  return wrote.reason === "changed" ? "taken" : wrote.reason;
}
