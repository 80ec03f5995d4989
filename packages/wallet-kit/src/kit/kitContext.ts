// How components find the kit that they stand in.
import type { Language } from "@loamstead/lib/texts/texts.ts";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { WalletKit } from "./createKit.ts";
import { type Account, accountOf, mayOpen, type Status, statusOf } from "./walletState.ts";

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

export function useWalletState() {
  const kit = useKit();
  return useSyncExternalStore(kit.subscribe, kit.get, kit.get);
}

/** Who is here, as far as the kit knows. */
export function useWallet(): { status: Status; account: Account | undefined } {
  const state = useWalletState();
  return { status: statusOf(state), account: accountOf(state) };
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
  return mayOpen(useWalletState(), dialog) ? () => kit.open(dialog) : undefined;
}
