// What is said about wallets: their groups and the first steps with each.
import type { Instructions } from "./wallet.ts";

export const strings = {
  installed: "Installed",
  popular: "Popular",
  more: "More wallets",

  openApp: (name: string) => `Open the ${name} app`,
  openAppText: (name: string) =>
    `Keep ${name} on your home screen: it is never more than a tap away.`,
  createInApp: "Create or import a wallet",
  createInAppText: "Back it up, and show the secret phrase to nobody, not even us.",
  scan: "Tap the scan button",
  scanText: "Point it at the code here, and your phone asks you to connect.",

  installExtension: (name: string) => `Install the ${name} extension`,
  installExtensionText: (name: string) => `Pin ${name} to the toolbar, so that it stays in sight.`,
  createInExtension: "Create or import a wallet",
  createInExtensionText: "Back it up, and show the secret phrase to nobody, not even us.",
  refresh: "Refresh this page",
  refreshText: "It meets the extension as soon as it is loaded anew.",
};

/** The first steps with a wallet on a phone. */
export function phoneInstructions(name: string, learnMoreUrl: string): Instructions {
  return {
    learnMoreUrl,
    steps: [
      { step: "install", title: strings.openApp(name), description: strings.openAppText(name) },
      { step: "create", title: strings.createInApp, description: strings.createInAppText },
      { step: "scan", title: strings.scan, description: strings.scanText },
    ],
  };
}

/** The first steps with a wallet in a browser. */
export function extensionInstructions(name: string, learnMoreUrl: string): Instructions {
  return {
    learnMoreUrl,
    steps: [
      {
        step: "install",
        title: strings.installExtension(name),
        description: strings.installExtensionText(name),
      },
      {
        step: "create",
        title: strings.createInExtension,
        description: strings.createInExtensionText,
      },
      { step: "refresh", title: strings.refresh, description: strings.refreshText },
    ],
  };
}
