// What each step is called.
import type { ConnectState, ConnectStep, Layout } from "./steps.ts";
import { strings } from "./strings.ts";

/** Whether the step shows a code for another device, or the place where it will be. */
export function isScanning({ attempt, wallet }: ConnectStep, layout: Layout): boolean {
  if (!attempt || layout === "mobile") return false;
  const { phase } = attempt;
  return phase.is === "paired" || (phase.is === "asked" && wallet.way?.kind === "walletConnect");
}

/** How a page is opened inside the app of a wallet that cannot be reached otherwise. */
export const canBrowse = ({ browse }: ConnectStep["wallet"], layout: Layout) =>
  layout === "mobile" ? browse : undefined;

function connectTitle(step: ConnectStep, layout: Layout): string {
  const { wallet, attempt } = step;
  if (attempt && isScanning(step, layout)) {
    return wallet.id === "walletConnect" ? strings.scanWithPhone : strings.scanWith(wallet.name);
  }
  // One that is busy is still asking, on account of a request of before.
  if (attempt?.phase.is === "failed" && attempt.phase.failure.kind !== "busy") {
    return strings.didNotConnect(wallet.name);
  }
  if (attempt) return strings.opening(wallet.name);
  if (canBrowse(wallet, layout)) return strings.openNamed(wallet.name);
  return wallet.unsupported ? strings.notAvailable(wallet.name) : strings.notInstalled(wallet.name);
}

export function titleOf({ step, layout }: ConnectState): string {
  switch (step.is) {
    case "NONE":
      return layout === "wide" ? strings.whatIsAWallet : strings.connectAWallet;
    case "LEARN_COMPACT":
      return strings.whatIsAWallet;
    case "GET":
      return strings.getAWallet;
    case "CONNECT":
      return connectTitle(step, layout);
    case "DOWNLOAD_OPTIONS":
      return strings.getWallet(step.wallet.name);
    case "DOWNLOAD":
      return strings.installWallet(step.wallet.name);
    case "INSTRUCTIONS_MOBILE":
    case "INSTRUCTIONS_EXTENSION": {
      const { name, shortName } = step.wallet;
      return strings.getStarted(layout === "wide" ? name : shortName);
    }
  }
}
