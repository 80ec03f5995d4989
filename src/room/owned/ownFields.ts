// The fields of whoever is signed in, by the server's own list: no wallet and no other host is asked.
import { fieldsOf } from "../../fields/search/readOwners.ts";

export type FetchOwners = () => Promise<unknown>;

/** Nothing where the list is not to be had: pictures of fields are a pleasure, not a need. */
export async function ownFields(owner: string, owners: FetchOwners): Promise<readonly number[]> {
  try {
    return fieldsOf(owner, await owners());
  } catch {
    return [];
  }
}
