// What the dialog of networks says.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("chains", {
  title: "Switch Networks",
  connected: "Connected",
  confirm: "Confirm in Wallet",
  disconnect: "Disconnect",
  wrongNetwork: "Wrong network detected, switch or disconnect to continue.",
  confirmIn: "Confirm in Wallet: {chain}",
  latestBlock: "Latest block: {block}",
  switched: "Network switched to {chain}",
});
