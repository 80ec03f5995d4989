// The steps of proving an account: a message is prepared, signed in the wallet, verified by the server (state machine, Sign-In with Ethereum).
import type { Hex } from "viem";
import type { Refusal } from "../kit/authentication.ts";

/** Why the site itself could not be asked; a signature is not to blame then. */
export type Cause = Exclude<Refusal["reason"], "refused">;

/** What there is to say to the visitor. */
export type SignInTrouble = "preparing" | "signing" | "verifying" | "other" | Cause;

type Ready = {
  is: "ready";
  /** Exactly what will be signed. */
  text: string;
  /** Signed already, where the site could not be asked about it. */
  signature: Hex | null;
};

export type Message = { is: "missing" } | { is: "fetching" } | { is: "failed" } | Ready;

export type SignInState =
  | { step: "idle"; message: Message; troubles: readonly SignInTrouble[] }
  | { step: "signing" | "verifying"; message: Ready };

export type SignInEvent =
  | { type: "prepare" }
  | { type: "prepared"; text: string }
  | { type: "notPrepared"; cause: Cause | null }
  /** The message will soon be too old to be sent. */
  | { type: "aged" }
  | { type: "send" }
  | { type: "signed"; signature: Hex }
  | { type: "rejected" }
  | { type: "notSigned" }
  | { type: "refused" }
  /** The site could not be asked: what was signed holds. */
  | { type: "unheard"; cause: Cause }
  | { type: "broke" }
  | { type: "close" };

export type ButtonLabel = "preparing" | "send" | "waiting" | "verifying";

export const closed: SignInState = { step: "idle", message: { is: "missing" }, troubles: [] };

export function reduceSignIn(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === "close") return closed;
  switch (state.step) {
    case "idle":
      return whileIdle(state, event);
    case "signing":
      return whileSigning(state.message, event) ?? state;
    case "verifying":
      return whileVerifying(state.message, event) ?? state;
  }
}

function whileIdle(state: Extract<SignInState, { step: "idle" }>, event: SignInEvent): SignInState {
  const { message, troubles } = state;
  const isFetching = message.is === "fetching";
  switch (event.type) {
    case "prepare":
      return message.is === "missing" || message.is === "failed" ? anew([]) : state;
    case "prepared":
      return isFetching
        ? idle({ is: "ready", text: event.text, signature: null }, troubles)
        : state;
    case "notPrepared":
      return isFetching ? failed("preparing", event.cause) : state;
    case "aged":
      return message.is === "ready" ? anew(troubles) : state;
    case "send":
      if (message.is !== "ready") return state;
      return { step: message.signature === null ? "signing" : "verifying", message };
    case "broke":
      return failed("other", null);
    default:
      return state;
  }
}

function whileSigning(message: Ready, event: SignInEvent): SignInState | undefined {
  switch (event.type) {
    case "signed":
      return { step: "verifying", message: { ...message, signature: event.signature } };
    case "rejected":
      return idle(message, []);
    case "notSigned":
      return idle(message, ["signing"]);
    case "broke":
      return anew(["other"]);
  }
}

function whileVerifying(message: Ready, event: SignInEvent): SignInState | undefined {
  switch (event.type) {
    case "refused":
      return anew(["verifying"]);
    case "unheard":
      return idle(message, [event.cause]);
    case "broke":
      return anew(["other"]);
  }
}

const idle = (message: Message, troubles: readonly SignInTrouble[]): SignInState => ({
  step: "idle",
  message,
  troubles,
});

const failed = (trouble: SignInTrouble, cause: Cause | null) =>
  idle({ is: "failed" }, cause === null ? [trouble] : [trouble, cause]);

/** A nonce that the server has seen may be used up: the next attempt begins with a new message. */
const anew = (troubles: readonly SignInTrouble[]) => idle({ is: "fetching" }, troubles);

export function labelOf(state: SignInState): ButtonLabel {
  if (state.step === "signing") return "waiting";
  if (state.step === "verifying") return "verifying";
  const { is } = state.message;
  return is === "missing" || is === "fetching" ? "preparing" : "send";
}

/** After a failure to prepare it can be pressed: that prepares again. */
export function canPress(state: SignInState): boolean {
  return labelOf(state) === "send";
}

export function troublesOf(state: SignInState): readonly SignInTrouble[] {
  return state.step === "idle" ? state.troubles : [];
}
