// What is said while an account by passkey does something that another wallet pays for.
import { defineTexts, type Phrases } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("passkey", {
  quoting: "Asking the network what it costs...",
  fee: "Network fee",
  about: "about {amount}",
  lessThan: "less than {amount}",
  deploys: "Most of it is paid once, with the first thing this account sends.",
  whoPays: "Who pays the fee?",
  payersText:
    "This account cannot pay by itself: another wallet does. It sees what is sent, and gets no key to your account.",
  noPayer: "No wallet that could pay can be reached from here. Open this page where you have one.",
  connecting: "Say yes in {wallet}. It only tells which account pays.",
  paidBy: "Paid by",
  blind: "Your device shows no text when it asks. This is what you confirm:",
  confirm: "Confirm with your passkey",
  askPayer: "Ask {wallet} again",
  anotherPays: "Another wallet pays",
  signing: "Your device asks for your passkey.",
  payNow: "Now confirm the fee in {wallet}.",
  onItsWay: "It is on its way. You may close this: what becomes of it stands in your account.",
  done: "It is done.",
  failedCall: "The network refused it. Nothing has changed; only the fee is spent.",
  // What may go wrong
  rejected: "{wallet} said no, and nothing was sent.",
  poor: "{wallet} does not have enough for the fee. Another wallet may pay.",
  elsewhere: "{wallet} is on another network. Switch it to {chain}, then try again.",
  cheap: "The network asks for more by now. Try again, and let {wallet} offer more.",
  refused: "The network would refuse this, so nothing was sent.",
  unreachable: "The network could not be reached. Nothing was sent; try again in a while.",
  moved: "The account has done something else meanwhile. Confirm this once more.",
  notSigned: "The passkey did not confirm. Is it on this device? Nothing was sent.",
  putOut: "This passkey is no key of the account any more. Its other keys work at app.safe.global.",
  several: "Several keys of this account have to agree, which goes at app.safe.global only.",
});

export type PaidPhrases = Phrases<(typeof texts)["english"]>;
