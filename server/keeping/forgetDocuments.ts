// Lets go of all that a holder keeps here, of whatever kind, with every version.
import type { Holder } from "../holder.ts";
import type { Statements } from "../store/database.ts";

/** Versions, and what visitors reported, go with their documents. */
export async function forgetDocuments(tx: Statements, { address, chainId }: Holder): Promise<void> {
  await tx.change("delete from rooms where owner = ? and chain_id = ?", [address, chainId]);
}
