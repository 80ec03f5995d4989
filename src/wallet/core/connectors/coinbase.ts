// The way to a Coinbase wallet: its SDK opens a window of its own, once the wallet is asked for accounts.
import { coinbaseWallet } from "wagmi/connectors/coinbaseWallet";
import type { FoundWay, ReachParts } from "./reach.ts";

export function coinbaseWay({ settings, page }: ReachParts): FoundWay {
  const connector = coinbaseWallet({
    appName: settings.appName,
    appLogoUrl: page.icons[0] ?? null,
    preference: { options: "all" },
  });
  return { ok: true, key: "coinbase", connector };
}
