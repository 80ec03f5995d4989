// The steps of proving an account: a message is prepared, signed in the wallet, verified by the server.
import type { IssuedNonce } from "./session.ts";

export type SignInError = "preparing" | "signing" | "verifying" | "other";

export type Nonce =
  | { is: "missing" }
  | { is: "fetching" }
  | { is: "failed" }
  | ({ is: "ready" } & IssuedNonce);

/** What is signed has a nonce, or it could not be sent. */
export type SignInState =
  | { step: "idle"; nonce: Nonce; error: SignInError | null }
  | { step: "signing" | "verifying"; nonce: Extract<Nonce, { is: "ready" }> };

export type SignInEvent =
  | { type: "prepare" }
  | { type: "prepared"; nonce: IssuedNonce }
  | { type: "notPrepared" }
  /** The nonce will soon be too old to be sent. */
  | { type: "aged" }
  | { type: "send" }
  | { type: "signed" }
  | { type: "rejected" }
  | { type: "notSigned" }
  | { type: "refused" }
  | { type: "broke" }
  | { type: "close" };

export type ButtonLabel = "preparing" | "send" | "waiting" | "verifying";

export const closed: SignInState = { step: "idle", nonce: { is: "missing" }, error: null };

export function step(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === "close") return closed;
  switch (state.step) {
    case "idle":
      return whileIdle(state, event);
    case "signing":
      return whileSigning(state, event);
    case "verifying":
      if (event.type === "refused") return anew("verifying");
      return event.type === "broke" ? anew("other") : state;
  }
}

function whileIdle(state: Extract<SignInState, { step: "idle" }>, event: SignInEvent): SignInState {
  const { nonce, error } = state;
  switch (event.type) {
    case "prepare":
      return nonce.is === "missing" || nonce.is === "failed" ? anew(null) : state;
    case "prepared":
      return nonce.is === "fetching"
        ? { step: "idle", nonce: { is: "ready", ...event.nonce }, error }
        : state;
    case "notPrepared":
      return nonce.is === "fetching"
        ? { step: "idle", nonce: { is: "failed" }, error: "preparing" }
        : state;
    case "aged":
      return nonce.is === "ready" ? anew(error) : state;
    case "send":
      return nonce.is === "ready" ? { step: "signing", nonce } : state;
    case "broke":
      return { step: "idle", nonce: { is: "failed" }, error: "other" };
    default:
      return state;
  }
}

function whileSigning(
  state: Exclude<SignInState, { step: "idle" }>,
  event: SignInEvent,
): SignInState {
  const { nonce } = state;
  switch (event.type) {
    case "signed":
      return { step: "verifying", nonce };
    case "rejected":
      return { step: "idle", nonce, error: null };
    case "notSigned":
      return { step: "idle", nonce, error: "signing" };
    case "broke":
      return anew("other");
    default:
      return state;
  }
}

/** A nonce that the server has seen may be used up: the next attempt begins with a new one. */
function anew(error: SignInError | null): SignInState {
  return { step: "idle", nonce: { is: "fetching" }, error };
}

export function labelOf(state: SignInState): ButtonLabel {
  if (state.step === "signing") return "waiting";
  if (state.step === "verifying") return "verifying";
  const { is } = state.nonce;
  return is === "missing" || is === "fetching" ? "preparing" : "send";
}

/** After a failure to prepare it can be pressed: that prepares again. */
export function canPress(state: SignInState): boolean {
  return labelOf(state) === "send";
}

export function errorOf(state: SignInState): SignInError | null {
  return state.step === "idle" ? state.error : null;
}
