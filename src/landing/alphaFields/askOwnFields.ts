// Asks the server which fields an address keeps.
import { link } from "../../lib/link.ts";

const PATIENCE_MS = 10_000;

/** By number. */
export async function askOwnFields(
  address: string,
  signal: AbortSignal,
  ask: typeof fetch = fetch,
): Promise<readonly number[]> {
  const [answer, { fieldsOf }] = await Promise.all([
    ask(link("/api/fields/owners"), {
      // The browser sends the tag of what it has, and takes "nothing has changed" for an answer.
      cache: "no-cache",
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    }),
    // Only holders need it.
    import("../../fields/search/readOwners.ts"),
  ]);
  if (!answer.ok) throw new Error(`The owners are not told: ${answer.status}.`);
  return fieldsOf(address, await answer.json());
}
