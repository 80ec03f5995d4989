// The account of farms as long as nobody is signed in: it has none, and gives none.
import { refuse } from "@loamstead/lib/result.ts";
import { Watched } from "@loamstead/lib/watched.ts";
import type { JournalTrouble } from "../../keeping/sync/journalApi.ts";
import type { FarmAccount, FarmAccountState } from "./farms.ts";

export const signedOutFarms: FarmAccountState = {
  at: "signedOut",
  trouble: null,
  quota: null,
  offer: [],
  farms: [],
  deleted: [],
  progress: new Map(),
};

export function noFarmAccount(): FarmAccount {
  const { state, subscribe } = new Watched(signedOutFarms);
  const nobody = async () => refuse<JournalTrouble>({ kind: "signedOut" });
  return {
    state,
    subscribe,
    claim: async () => {},
    decline: async () => {},
    fetch: nobody,
    remove: nobody,
    bringBack: nobody,
    purge: nobody,
    retry: () => {},
  };
}
