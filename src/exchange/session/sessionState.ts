// What a visitor may know of the exchange session, and every step from one such state to the next.
import type { ExchangeAccountState } from "../client/readAccount.ts";

/** Why nothing can be unlocked here. */
export type UnlockObstacle =
  /** The studio has switched the exchange off: it has closed. */
  | "closed"
  | "no-wallet"
  | "wrong-chain"
  | "no-account"
  | "not-activated"
  | "frozen"
  /** A passkey signs, each time anew: no key could be made twice. */
  | "passkey"
  /** A contract signs for this wallet, and not in the one way that the exchange has for that. */
  | "unsupported-wallet"
  /** The account asks for a signature of something that no exchange would ask. */
  | "refused-message";

/** What became of the last attempt, for one sentence under the button. */
export type Notice =
  | "rejected"
  | "unavailable"
  | "sign-failed"
  /** The key from the signature is not the account's, and no request was made with it. */
  | "other-key"
  /** Two signatures of one text differ: the wallet cannot give the same key twice. */
  | "changing-signatures"
  | "wrong-signature";

export type SigningPrompt = {
  /** Exactly what the wallet will be asked to sign. */
  text: string;
  /** A custom text is legal, and signed only with the holder's express consent. */
  kind: "standard" | "custom";
};

export type UnlockStage = "account" | "signing" | "deriving" | "key";

export type ExchangeSessionState =
  /** `reading` is true while the account is being read, before anything can be offered. */
  | { lock: "locked"; obstacle: UnlockObstacle | null; notice: Notice | null; reading: boolean }
  | { lock: "asking"; question: SigningPrompt }
  | { lock: "loading"; stage: UnlockStage }
  | { lock: "unlocked"; accountId: number };

export type SessionEvent =
  | { type: "holder"; obstacle: UnlockObstacle | null }
  /** The account is about to be read. */
  | { type: "look" }
  | { type: "read"; account: ExchangeAccountState }
  | { type: "unreadable" }
  | { type: "unlock" }
  | { type: "ask"; question: SigningPrompt }
  | { type: "obstacle"; obstacle: UnlockObstacle }
  | { type: "consent" }
  | { type: "stage"; stage: UnlockStage }
  | { type: "failed"; notice: Notice }
  | { type: "unlocked"; accountId: number }
  | { type: "lock" };

type Locked = Extract<ExchangeSessionState, { lock: "locked" }>;

export const lockedWithout = (obstacle: UnlockObstacle | null): Locked => ({
  lock: "locked",
  obstacle,
  notice: null,
  reading: false,
});

const obstacleOf: Record<ExchangeAccountState, UnlockObstacle | null> = {
  none: "no-account",
  "not-activated": "not-activated",
  frozen: "frozen",
  locked: null,
};

export function reduceExchangeSession(
  state: ExchangeSessionState,
  event: SessionEvent,
): ExchangeSessionState {
  switch (event.type) {
    case "holder":
      return lockedWithout(event.obstacle);
    case "lock":
      return lockedWithout(null);
    case "obstacle":
      return lockedWithout(event.obstacle);
  }
  switch (state.lock) {
    case "locked":
      if (event.type === "look") return { ...state, reading: state.obstacle === null };
      if (event.type === "read" && state.reading) return lockedWithout(obstacleOf[event.account]);
      if (event.type === "unreadable" && state.reading) {
        return { ...state, reading: false, notice: "unavailable" };
      }
      // A holder whose account could not be read may try: it is read again first.
      return event.type === "unlock" && state.obstacle === null && !state.reading
        ? { lock: "loading", stage: "account" }
        : state;
    case "asking":
      return event.type === "consent" ? { lock: "loading", stage: "signing" } : state;
    case "loading":
      switch (event.type) {
        case "ask":
          return state.stage === "account" ? { lock: "asking", question: event.question } : state;
        case "stage":
          return { lock: "loading", stage: event.stage };
        case "failed":
          return { lock: "locked", obstacle: null, notice: event.notice, reading: false };
        case "unlocked":
          return { lock: "unlocked", accountId: event.accountId };
        default:
          return state;
      }
    case "unlocked":
      return state;
  }
}
