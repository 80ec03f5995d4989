// What is said of passkeys once somebody has asked for one, or has one; nobody else fetches it.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("passkey", {
  // What has to be known before
  hereTitle: "It works on this site only",
  hereText: "Your device keeps the key, and shows it to no other site.",
  lossTitle: "Lose the passkey, and the account is gone",
  lossText:
    "Nobody can give it back, not even us. A passkey that is synced is on your other devices too. Later, a wallet of yours can be a second key.",
  // Where a further passkey can open the account too
  lossEither:
    "Nobody can give it back, not even us. A passkey that is synced is on your other devices too. Later, another passkey or a wallet of yours can be a second key.",
  freeTitle: "Signing in is free",
  freeText: "It is an account on Ethereum. Only sending something from it costs a fee.",
  make: "Make a passkey",
  have: "I have one",
  useMade: "Use the passkey made here",
  // While the device asks
  making: "Your device asks whether to make a passkey.",
  asking: "Your device asks which passkey to use.",
  searching: "Looking for your account...",
  onceMoreTitle: "Once more, please",
  onceMoreText: "Confirm once more, so that your account can be found.",
  onceMore: "Confirm",
  // Made or found, before it is connected
  made: "Your account is there",
  synced: "Synced to your other devices",
  onlyHere: "On this device only",
  goOn: "Continue",
  // What may go wrong
  cancelled: "Nothing was made or used. Try again whenever you like.",
  alreadyMade: "This device has a passkey for this site already. Use that one.",
  notFound: "No account belongs to this passkey. Make a new one, or use another.",
  unfit: "Passkeys of this password manager cannot be used here. Choose another place to keep it.",
  noLock: "Set up a fingerprint, a face or a screen lock on this device first, then try again.",
  notHere: "Passkeys cannot be used at this address or in this window.",
  offline: "The account could not be looked up. Are you online?",
  retry: "Try again",
  // In the account dialog
  row: "Passkey",
  addKey: "Add a second key",
  keys: "Keys",
  forgetHint:
    "Disconnecting forgets the account on this device. The passkey itself stays where it is kept.",
});
