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
  if (context === null) throw new Error("Wallet hooks must be used within WalletProvider.");
  return context;
}

/** The kit of the provider above; throws where there is none. */
export function useKit(): WalletKit {
  return useKitContext().kit;
}

export function useWalletState(): WalletState {
  return useOfState((state) => state);
}

/** Draws anew only where that has become another: a dialog that opens has enough to do without it. */
function useOfState<Value>(read: (state: WalletState) => Value): Value {
  const kit = useKit();
  const get = () => read(kit.get());
  return useSyncExternalStore(kit.subscribe, get, get);
}

/** Who is here, as far as the kit knows. */
export function useWallet(): { status: Status; account: Account | undefined } {
  return { status: useOfState(statusOf), account: useOfState(accountOf) };
}

/** Opens the connect dialog; undefined while it may not be open. */
export function useConnectModal(): (() => void) | undefined {
  return useOpener("connect");
}

/** Opens the account dialog; undefined while nobody is connected on a chain of the site. */
export function useAccountModal(): (() => void) | undefined {
  return useOpener("account");
}

/** Opens the dialog of networks; undefined while nobody is connected. */
export function useChainModal(): (() => void) | undefined {
  return useOpener("chains");
}

function useOpener(dialog: "connect" | "account" | "chains"): (() => void) | undefined {
  const kit = useKit();
  return useOfState((state) => mayOpen(state, dialog)) ? () => kit.open(dialog) : undefined;
}
