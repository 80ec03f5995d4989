// How components find the kit that they stand in.
import type { Language } from "@loamstead/lib/texts/texts.ts";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { WalletKit } from "./createKit.ts";
import {
  type Account,
  accountOf,
  mayOpen,
  type Status,
  statusOf,
  type WalletState,
} from "./walletState.ts";

export type KitContext = { kit: WalletKit; id: string; language: Language };

export const KitContext = createContext<KitContext | null>(null);

export function useKitContext(): KitContext {
  const context = useContext(KitContext);
  if (!context) throw new Error("Wallet hooks must be used within WalletProvider");
  return context;
}

/** The kit of the provider above; throws where there is none. */
export const useKit = (): WalletKit => useKitContext().kit;

export const useWalletState = (): WalletState => useOfState((state) => state);

/** Draws anew only where that has become another: a dialog that opens has enough to do without it. */
function useOfState<Value>(read: (state: WalletState) => Value): Value {
  const kit = useKit();
  const look = () => read(kit.get());
  return useSyncExternalStore(kit.subscribe, look, look);
}

/** Who is here, as far as the kit knows. */
export const useWallet = (): { status: Status; account: Account | undefined } => ({
  status: useOfState(statusOf),
  account: useOfState(accountOf),
});

/** Opens the connect dialog; undefined while it may not be open. */
export const useConnectModal = (): Opener => useOpener("connect");

/** Opens the account dialog; undefined while nobody is connected on a chain of the site. */
export const useAccountModal = (): Opener => useOpener("account");

/** Opens the dialog of networks; undefined while nobody is connected. */
export const useChainModal = (): Opener => useOpener("chains");

type Opener = (() => void) | undefined;

function useOpener(dialog: "connect" | "account" | "chains"): Opener {
  const kit = useKit();
  return useOfState((state) => mayOpen(state, dialog)) ? () => kit.open(dialog) : undefined;
}
