// The door to the account of farms: as long as nobody is signed in it has none, and what exchanges them is fetched when somebody is.
import { type Result, refuse } from "@loamstead/lib/result.ts";
import { Watched } from "@loamstead/lib/watched.ts";
import type { JournalTrouble } from "../../keeping/sync/journalApi.ts";
import type { FarmAccount, FarmAccountState } from "./farms.ts";

/** Who is signed in, in one word; null while nobody is. */
export type FarmHolder = {
  readonly holder: () => string | null;
  readonly onHolder: (listener: () => void) => () => void;
  /** Who was last, on this device: while nobody is signed in it shows their farms. */
  readonly last: () => string | null;
};

export const noHolder: FarmHolder = {
  holder: () => null,
  onHolder: () => () => {},
  last: () => null,
};

/** What exchanges them, once it is here. */
export type OpenedFarmAccount = FarmAccount & {
  /** The log of a farm of this device, as the account has it. */
  readonly log: (id: string) => Promise<Result<string, JournalTrouble>>;
  readonly close: () => void;
};

const signedOut: FarmAccountState = {
  at: "signedOut",
  trouble: null,
  quota: null,
  offer: [],
  farms: [],
  deleted: [],
  progress: new Map(),
};

export function openFarmAccount(
  { holder, onHolder }: Omit<FarmHolder, "last">,
  fetchAccount: () => Promise<OpenedFarmAccount>,
): OpenedFarmAccount {
  const shown = new Watched(signedOut);
  let opened: Promise<OpenedFarmAccount> | null = null;
  let isOpen = true;
  let leave = () => {};

  function look(): void {
    if (holder() === null || opened || !isOpen) return;
    shown.set({ at: "syncing" });
    const under = fetchAccount();
    opened = under;
    under.then(
      (account) => {
        if (!isOpen) return account.close();
        const show = () => shown.set(account.state());
        leave = account.subscribe(show);
        show();
      },
      // The code is not to be had: whoever asks next, or comes back, tries again.
      () => {
        opened = null;
        shown.set({ at: "waiting", trouble: { kind: "unreachable" } });
      },
    );
  }

  async function asked<T>(
    work: (account: OpenedFarmAccount) => Promise<Result<T, JournalTrouble>>,
  ): Promise<Result<T, JournalTrouble>> {
    look();
    if (!opened) return refuse({ kind: "signedOut" });
    const account = await opened.catch(() => null);
    return account ? work(account) : refuse({ kind: "unreachable" });
  }

  const stopListening = onHolder(look);
  look();
  return {
    state: shown.state,
    subscribe: shown.subscribe,
    claim: async (ids) => (await opened)?.claim(ids),
    decline: async () => (await opened)?.decline(),
    fetch: (id) => asked((account) => account.fetch(id)),
    remove: (id) => asked((account) => account.remove(id)),
    bringBack: (id) => asked((account) => account.bringBack(id)),
    purge: (id) => asked((account) => account.purge(id)),
    log: (id) => asked((account) => account.log(id)),
    retry: () => {
      look();
      void opened?.then((account) => account.retry());
    },
    close: () => {
      isOpen = false;
      leave();
      stopListening();
      void opened?.then(({ close }) => close()).catch(() => {});
    },
  };
}

/** For what is kept nowhere. */
export const noFarmAccount = (): FarmAccount =>
  openFarmAccount(noHolder, () => Promise.reject(new Error("Nobody is signed in")));
