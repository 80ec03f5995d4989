// Asks the server's own index who keeps a field: nobody else hears of it.
import { link } from "../../lib/link.ts";

/** In small letters; nobody is null. */
export type FieldOwner = { owner: string | null; block: number };

const PATIENCE = 10_000;

/** Null where the server does not know. */
export async function askOwner(id: number, signal: AbortSignal): Promise<FieldOwner | null> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const answer = await fetch(link(`/api/fields/${id}/owner`), { signal: within });
  if (!answer.ok) return null;
  const { owner, block } = await answer.json();
  if (!Number.isSafeInteger(block)) return null;
  if (owner === null) return { owner, block };
  return /^0x[0-9a-f]{40}$/.test(owner) ? { owner, block } : null;
}
