// What whoever furnished a room is called beside it: by their name, and never by their address.
import type { FindName } from "../ownership/ensName.ts";
import { createAnswerCache } from "./answerCache.ts";

/** Null for whoever has no name, and for guests: they are somebody. */
export type AccountName = (address: string) => Promise<string | null>;

type Parts = {
  findName: FindName;
  /** Milliseconds since 1970. */
  now(): number;
};

export function createAccountName({ findName, now }: Parts): AccountName {
  const remembered = createAnswerCache<string, string | null>({
    keyOf: (address) => address,
    ask: findName,
    unknown: null,
    now,
  });
  return async (address) => (address.startsWith("0x") ? remembered(address) : null);
}
