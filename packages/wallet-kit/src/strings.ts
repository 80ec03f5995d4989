// What the kit says on its button; each of its parts has words of its own.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("button", {
  connect: "Connect Wallet",
  notLoaded: "The list of wallets could not be fetched. Look to your connection and try again.",
  wrongNetwork: "Wrong network",
  waiting: "One moment, asking your wallet",
  slowWallet: "Your wallet has not answered yet. It may be locked; unlock it, or choose another.",
});
