// What the kit knows at any moment: who is connected, whether that has been verified, which dialog is open.
import type { Address } from "viem";

/** The wallet that is in use, as the visitor chose it. */
export type ChosenWallet = { id: string; name: string; icon?: string };

export type Account = {
  address: Address;
  chainId: number;
  wallet: ChosenWallet;
  /** Whether the chain is one that the site is configured for. */
  supported: boolean;
};

/** What the wallet itself has said; only the core reports it. */
export type Connection =
  | { is: "disconnected" }
  /** A wallet has been asked and has not answered yet. */
  | { is: "connecting" }
  /** After a reload: a wallet that was in use is asked again; slow once it has not answered for 2 s. */
  | { is: "reconnecting"; slow: boolean }
  | ({ is: "connected" } & Account);

/** What a sign-in on top of the connection says; null where the site has none. */
export type AuthStatus = "loading" | "unauthenticated" | "authenticated" | null;

export type DialogName = "connect" | "account" | "chains";

/** The four states of a visitor, and the passing ones on the way there. */
export type Status =
  | "disconnected"
  | "connecting"
  | "reconnecting"
  | "loading"
  | "unauthenticated"
  | "connected";

export type WalletState = {
  connection: Connection;
  auth: AuthStatus;
  dialog: DialogName | null;
};

export const nobody: WalletState = {
  connection: { is: "disconnected" },
  auth: null,
  dialog: null,
};

export function statusOf({ connection, auth }: WalletState): Status {
  if (connection.is !== "connected") return connection.is;
  if (auth === null || auth === "authenticated") return "connected";
  return auth;
}

export function accountOf({ connection }: WalletState): Account | undefined {
  return connection.is === "connected" ? connection : undefined;
}

export function mayOpen(state: WalletState, dialog: DialogName): boolean {
  const status = statusOf(state);
  switch (dialog) {
    case "connect":
      return status !== "connected" && status !== "loading";
    case "account":
      return status === "connected" && accountOf(state)!.supported;
    case "chains":
      return state.connection.is === "connected";
  }
}
