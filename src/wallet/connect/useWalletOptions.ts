// The groups of wallets as they are now: one that announces itself late still comes in.
import { useMemo, useState, useSyncExternalStore } from "react";
import { buildWalletList, type WalletGroup } from "../wallets/buildWalletList.ts";
import { popularWallets } from "../wallets/popularWallets.ts";
import type { ConnectPort } from "./port.ts";
import { readRecents } from "./recents.ts";

export function useWalletOptions(
  open: boolean,
  { announced, storage, environment }: ConnectPort,
): readonly WalletGroup[] {
  const present = useSyncExternalStore(announced.subscribe, announced.get);
  // Read when the dialog opens, so that no row moves while somebody looks at it.
  const [read, setRead] = useState(() => ({ open, ids: readRecents(storage) }));
  if (read.open !== open) setRead({ open, ids: open ? asBefore(read.ids, storage) : read.ids });
  return useMemo(
    () => buildWalletList(popularWallets, present, read.ids, environment),
    [present, read.ids, environment],
  );
}

/** The recent wallets; the very same list where nothing has changed, so that nothing is drawn anew. */
function asBefore(before: readonly string[], storage: ConnectPort["storage"]): readonly string[] {
  const ids = readRecents(storage);
  return ids.join() === before.join() ? before : ids;
}
