// The steps from one wallet state to the next, with the dialogs that open and close on the way.
import {
  type AuthStatus,
  type Connection,
  type DialogName,
  mayOpen,
  statusOf,
  type WalletState,
} from "./walletState.ts";

export type WalletEvent =
  | { type: "connection"; connection: Connection }
  | { type: "auth"; auth: AuthStatus }
  | { type: "open"; dialog: DialogName }
  | { type: "close" };

export function step(state: WalletState, event: WalletEvent): WalletState {
  switch (event.type) {
    case "connection":
      return withoutStrayDialog(state, { ...state, connection: event.connection });
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
  if (turned ? goesOn : mayOpen(after, after.dialog) || goesOn) return after;
  return { ...after, dialog: null };
}
