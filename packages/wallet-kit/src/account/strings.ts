// What the account dialog says, and the button that opens it.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("account", {
  /** On the button, for those who cannot see it. */
  button: "Your account, {name}",
  buttonPending: "Your account, {name}. A transaction is under way.",
  title: "Your account",
  copy: "Copy Address",
  copied: "Copied!",
  copyByHand: "Your browser would not copy it. It is selected here, ready to be copied by hand:",
  disconnect: "Disconnect",
  noBalance: "The balance could not be read just now.",
  retry: "Try again",
  tokens: "Other balances",
  noTokens: "None of the tokens that this site knows.",
  networks: "Switch Networks",
});
