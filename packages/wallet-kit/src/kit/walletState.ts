// What the kit knows at any moment (who is connected, whether that is verified, which dialog is open), and the steps (reducer).
import type { Address } from "viem";

/** The wallet that is in use, as the visitor chose it. */
export type WalletInfo = {
  id: string;
  name: string;
  icon?: string;
  /** The link that brings it to the front, where it is an app of this same phone. */
  app?: string;
};

/** The id of the wallet that an account by passkey has, and no other. */
export const passkeyId = "passkey";

/** The account that is connected, on the chain that its wallet is on. */
export type Account = {
  address: Address;
  chainId: number;
  wallet: WalletInfo;
  /** Whether the chain is one that the site is configured for. */
  supported: boolean;
};

/** What the wallet itself has said; only the core reports it. */
export type WalletConnection =
  | { is: "disconnected" }
  /** A wallet has been asked and has not answered yet. */
  | { is: "connecting" }
  /** After a reload: a wallet that was in use is asked again; slow once it has not answered for 2 s. */
  | { is: "reconnecting"; slow: boolean }
  | ({ is: "connected" } & Account);

/** What a sign-in on top of the connection says; null where the site has none. */
export type AuthStatus = "loading" | "unauthenticated" | "authenticated" | null;

export type DialogName = "connect" | "account" | "chains" | "keys";

/** The four states of a visitor, and the passing ones on the way there. */
export type Status =
  | "disconnected"
  | "connecting"
  | "reconnecting"
  | "loading"
  | "unauthenticated"
  | "connected";

export type WalletState = {
  connection: WalletConnection;
  auth: AuthStatus;
  dialog: DialogName | null;
};

export const disconnectedState: WalletState = {
  connection: { is: "disconnected" },
  auth: null,
  dialog: null,
};

/** Where the visitor stands, with the sign-in's word where the site has one. */
export function statusOf({ connection, auth }: WalletState): Status {
  if (connection.is !== "connected") return connection.is;
  if (auth === null || auth === "authenticated") return "connected";
  return auth;
}

/** The connected account, verified or not. */
export function accountOf({ connection }: WalletState): Account | undefined {
  return connection.is === "connected" ? connection : undefined;
}

export function mayOpen(state: WalletState, dialog: DialogName): boolean {
  const status = statusOf(state);
  switch (dialog) {
    case "connect":
      // Who pressed before it was known how far they are is led on when it is.
      return status !== "connected";
    case "account":
      return status === "connected" && accountOf(state)!.supported;
    case "keys":
      return mayOpen(state, "account") && accountOf(state)!.wallet.id === passkeyId;
    case "chains":
      return state.connection.is === "connected";
  }
}

export type WalletEvent =
  | { type: "connection"; connection: WalletConnection }
  | { type: "auth"; auth: AuthStatus }
  | { type: "open"; dialog: DialogName }
  | { type: "close" };

/** Dialogs open and close on the way. */
export function reduceWallet(state: WalletState, event: WalletEvent): WalletState {
  switch (event.type) {
    case "connection": {
      const after = withoutStrayDialog(state, { ...state, connection: event.connection });
      const arrived = accountOf(state)?.supported === false && accountOf(after)?.supported === true;
      // What made "Switch Networks" necessary is over; the proof was waiting for that.
      const goesOn = arrived && after.dialog === "chains" && statusOf(after) === "unauthenticated";
      return goesOn ? { ...after, dialog: "connect" } : after;
    }
    case "auth":
      return withoutStrayDialog(state, { ...state, auth: event.auth });
    case "open":
      return mayOpen(state, event.dialog) ? { ...state, dialog: event.dialog } : state;
    case "close":
      return state.dialog === null ? state : { ...state, dialog: null };
  }
}

function withoutStrayDialog(before: WalletState, after: WalletState): WalletState {
  if (after.dialog === null) return after;
  const connected = after.connection.is === "connected";
  const turned = connected !== (before.connection.is === "connected");
  // A wallet that has just connected keeps the connect dialog only to be verified in it.
  const goesOn = after.dialog === "connect" && connected && statusOf(after) !== "connected";
  if (turned ? goesOn : mayOpen(after, after.dialog)) return after;
  return { ...after, dialog: null };
}
