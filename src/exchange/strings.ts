// What the exchange's part of the site says.
import type { Notice, UnlockObstacle, UnlockStage } from "./session/sessionState.ts";

const obstacles: Record<UnlockObstacle, { mark: string; words: string }> = {
  closed: {
    mark: "Closed",
    words:
      "The exchange closed on 29 June 2026; unlocking is not available. The fields in your wallet are shown all the same.",
  },
  "no-wallet": {
    mark: "No wallet",
    words: "Connect a wallet first: then the account that goes with it can be looked for.",
  },
  "wrong-chain": {
    mark: "Other network",
    words: "Your account lies on another network than the one your wallet is on now.",
  },
  "no-account": {
    mark: "No account",
    words: "This address has no account on the exchange, so there is nothing to unlock.",
  },
  "not-activated": {
    mark: "Not activated",
    words:
      "Your account on the exchange was never activated. It has no key yet, so there is nothing to sign.",
  },
  frozen: {
    mark: "Key changing",
    words:
      "The key of your account is being changed on the exchange. Until that is done, neither the old key nor the new one opens it.",
  },
  passkey: {
    mark: "By passkey",
    words:
      "An account by passkey cannot unlock the exchange: its key is made from a signature, and a passkey's signatures differ each time.",
  },
  "unsupported-wallet": {
    mark: "Other wallet",
    words:
      "Your wallet is a contract, and the exchange knows no way to make a key from its signatures. Nothing was signed.",
  },
  "refused-message": {
    mark: "Stopped",
    words:
      "The exchange asked for a signature that no exchange should ask for. It was kept from your wallet, and nothing was signed.",
  },
};

const notices: Record<Notice, string> = {
  rejected: "You did not sign, so everything stays locked.",
  unavailable:
    "The exchange could not be reached, or its answer made no sense. Your fields are safe; try again in a while.",
  "sign-failed": "Your wallet could not sign the text. Nothing was sent.",
  "other-key":
    "That signature makes another key than your account's, and nothing was sent. The account may have been given a new key since. You may sign once more to be sure.",
  "changing-signatures":
    "Your wallet signs the same text differently each time, so it can never make the same key twice. This exchange does not work with it.",
  "wrong-signature": "The exchange did not accept the key, although it is the right one.",
};

const stages: Record<UnlockStage, string> = {
  account: "Reading your account",
  signing: "Waiting for your wallet",
  deriving: "Making the key",
  key: "Opening the account",
};

export const strings = {
  title: "Exchange",
  obstacles,
  notices,
  stages,
  locked: "Locked",
  unlocked: "Unlocked",
  reading: "Looking for your account on the exchange…",
  missing: "This part could not be fetched. Look to your connection and try again.",
  tryAgain: "Try again",
  offer: "Fields that you left on the exchange can be listed under My fields, once you unlock it.",
  unlock: "Unlock",
  gives: "Your fields on the exchange are now listed under My fields.",
  until:
    "The key stays on this page only. It is forgotten when you lock, disconnect, change account or network, or stay away for five minutes.",
  lock: "Lock",
  nowUnlocked: "The exchange is unlocked.",
  nowLocked: "The exchange is locked.",
  switchNetworks: "Switch Networks",
  questionTitle: "Sign to unlock",
  question:
    "Your wallet will ask you to sign exactly this text. It costs nothing and moves nothing.",
  text: "The text",
  meaning:
    "Whoever has this signature has the key to your account on the exchange. Sign it only here, and give it to nobody who asks.",
  custom:
    "This is not the exchange's usual text but one of your account's own. If you did not choose it yourself, do not sign it.",
  consent: "I know this text and want to sign it.",
  sign: "Sign and unlock",
  notNow: "Not now",
  cancel: "Cancel",
} as const;
