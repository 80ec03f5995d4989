// Asks the server's own index who keeps the fields, and which of them somebody keeps.
import { link } from "../../lib/link.ts";

const PATIENCE_MS = 10_000;

type Asking = { signal?: AbortSignal; patience?: number; ask?: typeof fetch };

/** The list of all of them, for `parseOwnersList`. */
export function askOwners({ signal, patience = PATIENCE_MS, ask = fetch }: Asking = {}) {
  const late = AbortSignal.timeout(patience);
  return ask(link("/api/fields/owners"), {
    // The browser sends the tag of what it has, and takes "nothing has changed" for an answer.
    cache: "no-cache",
    signal: signal ? AbortSignal.any([signal, late]) : late,
  });
}

/** Those of an address, by number; throws where the server does not tell. */
export async function askFieldsOf(address: string, asking?: Asking): Promise<readonly number[]> {
  const [answer, { fieldsOf }] = await Promise.all([
    askOwners(asking),
    // Only holders need it.
    import("../../fields/search/ownersCodec.ts"),
  ]);
  if (!answer.ok) throw new Error(`The owners are not told: ${answer.status}.`);
  return fieldsOf(address, await answer.json());
}
