// What is said of the first steps with a wallet.
import { defineTexts } from "@loamstead/lib/texts/texts.ts";

export const texts = defineTexts("wallets", {
  openApp: "Open the {wallet} app",
  openAppText: "Keep {wallet} on your home screen: it is never more than a tap away.",
  create: "Create or import a wallet",
  createText: "Back it up, and show the secret phrase to nobody, not even us.",
  scan: "Tap the scan button",
  scanText: "Point it at the code here, and your phone asks you to connect.",

  installExtension: "Install the {wallet} extension",
  installExtensionText: "Pin {wallet} to the toolbar, so that it stays in sight.",
  refresh: "Refresh this page",
  refreshText: "It meets the extension as soon as it is loaded anew.",
});
