// What each step is called.
import { english, type Language, phrasesOf } from "@loamstead/lib/texts/texts.ts";
import { texts as ofApps } from "../app/strings.ts";
import { texts as ofPasskeys } from "../passkey/strings.ts";
import type { ConnectState, ConnectStep, DialogLayout } from "./steps.ts";
import { texts } from "./strings.ts";

/** Whether the step shows a code for another device, or the place where it will be. */
export function isScanning({ attempt, wallet }: ConnectStep, layout: DialogLayout): boolean {
  if (!attempt || layout === "mobile") return false;
  const { phase } = attempt;
  return phase.is === "paired" || (phase.is === "asked" && wallet.way?.kind === "walletConnect");
}

/** How a page is opened inside the app of a wallet that cannot be reached otherwise. */
export const canBrowse = ({ browse }: ConnectStep["wallet"], layout: DialogLayout) =>
  layout === "mobile" ? browse : undefined;

function connectTitle(step: ConnectStep, layout: DialogLayout, language: Language): string {
  const strings = phrasesOf(texts, language);
  const { wallet, attempt } = step;
  if (attempt && isScanning(step, layout)) {
    return wallet.id === "walletConnect"
      ? strings.scanWithPhone
      : strings.scanWith({ wallet: wallet.name });
  }
  // One that is busy is still asking, on account of a request of before.
  if (attempt?.phase.is === "failed" && attempt.phase.failure.kind !== "busy") {
    return strings.didNotConnect({ wallet: wallet.name });
  }
  if (attempt) return strings.opening({ wallet: wallet.name });
  if (canBrowse(wallet, layout)) return phrasesOf(ofApps, language).open({ wallet: wallet.name });
  return wallet.unsupported
    ? strings.notAvailable({ wallet: wallet.name })
    : strings.notInstalled({ wallet: wallet.name });
}

export function titleOf({ step, layout }: ConnectState, language = english): string {
  const strings = phrasesOf(texts, language);
  switch (step.is) {
    case "NONE":
      return layout === "wide" ? strings.whatIsAWallet : strings.connectAWallet;
    case "LEARN_COMPACT":
      return strings.whatIsAWallet;
    case "GET":
      return strings.getAWallet;
    case "PASSKEY":
      return phrasesOf(ofPasskeys, language).title;
    case "CONNECT":
      return connectTitle(step, layout, language);
    case "DOWNLOAD_OPTIONS":
      return strings.getWallet({ wallet: step.wallet.name });
    case "DOWNLOAD":
      return strings.installWallet({ wallet: step.wallet.name });
    case "INSTRUCTIONS_MOBILE":
    case "INSTRUCTIONS_EXTENSION": {
      const { name, shortName } = step.wallet;
      return strings.getStarted({ wallet: layout === "wide" ? name : shortName });
    }
  }
}
