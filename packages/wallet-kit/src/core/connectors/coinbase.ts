// The connector to a Coinbase wallet: its SDK opens a window of its own, once the wallet is asked for accounts.
import { coinbaseWallet } from "wagmi/connectors/coinbaseWallet";
import type { ConnectorParts, FoundConnector } from "./foundConnector.ts";

export function findCoinbase({ settings, page }: ConnectorParts): FoundConnector {
  const connector = coinbaseWallet({
    appName: settings.appName,
    appLogoUrl: page.icons[0] ?? null,
    preference: { options: "all" },
  });
  return { ok: true, key: "coinbase", connector };
}
