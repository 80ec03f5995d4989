// The first steps with a wallet, on a phone and in a browser.
import { strings } from "./strings.ts";
import type { Instructions } from "./wallet.ts";

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
