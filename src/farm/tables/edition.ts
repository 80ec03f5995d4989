// Which rows of the tables a farm knows: rows that joined after a release are unknown to it until it learns of them.
import { freeze } from "./freeze.ts";

/** The last edition of these tables. */
export const EDITION = 1;

/** With which edition a row came, by its id, of those that came after the first. */
const joined: Readonly<Record<string, number>> = freeze({});

type Learns = { readonly edition?: number };

/** Whether a farm draws from a row already; what is not named came with the first edition. */
export const isKnownTo = (
  { edition = 1 }: Learns,
  id: string,
  since: Readonly<Record<string, number>> = joined,
): boolean => (since[id] ?? 1) <= edition;
