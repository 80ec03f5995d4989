// Opens the heavy half of the kit for a page: wagmi, the wallets, the cache of what the chain has said.
import { english, type Language, phrasesOf } from "@loamstead/lib/texts/texts.ts";
import { disconnect } from "wagmi/actions";
import { type AnnouncedWallets, listenForWallets } from "../discovery/listenForWallets.ts";
import type { PasskeySite } from "../kit/passkeySite.ts";
import type { WalletSettings } from "../kit/settings.ts";
import type { KeyValueStorage } from "../kit/storage.ts";
import type { WalletConnection } from "../kit/walletState.ts";
import { checkSettings } from "./checkSettings.ts";
import { type AdoptedWallet, watchConnection } from "./connectionWatch.ts";
import { createConnectorPool } from "./connectors/connectorPool.ts";
import { describePage, type PageDescription } from "./connectors/describePage.ts";
import { createConnecting } from "./connectWallet.ts";
import type { WalletCore } from "./core.ts";
import { createCoreConfig } from "./createCoreConfig.ts";
import { forgetDeepLinkChoice } from "./deepLinkChoice.ts";
import { explainFailure } from "./failures/explainFailure.ts";
import { texts } from "./failures/strings.ts";
import { persistQueries } from "./persistQueries.ts";
import { createQueryClient } from "./queryClient.ts";
import { reconnectWallet } from "./reconnectWallet.ts";
import { forgetSavedWallet } from "./savedWallet.ts";

export type CoreParts = {
  settings: WalletSettings;
  storage: KeyValueStorage;
  report(connection: WalletConnection): void;
  /** In which language the visitor is spoken to just now. */
  language?(): Language;
  /** Where visitors may have an account by passkey. */
  passkeys?(): Promise<PasskeySite | null>;
  now?(): number;
  wallets?: AnnouncedWallets;
  page?: PageDescription;
};

export function openCore(parts: CoreParts): WalletCore {
  const { settings, storage, report, now = Date.now } = parts;
  const { wallets = listenForWallets(), page = describePage() } = parts;
  const { language = () => english, passkeys = async () => null } = parts;
  const { appName, initialChain } = settings;

  checkSettings(settings, phrasesOf(texts, language()).noChains);
  const config = createCoreConfig(settings);
  const queryClient = createQueryClient();
  persistQueries(queryClient, { storage, now });

  const watch = watchConnection({ config, report, lost });
  const pool = createConnectorPool(
    config,
    { settings, wallets, page, storage, passkeys },
    language,
  );
  let leaving: Promise<void> = Promise.resolve();
  const connect = createConnecting({
    config,
    pool,
    watch,
    storage,
    appName,
    language,
    initialChain,
    leaving: () => leaving,
  });

  function lost({ route }: AdoptedWallet) {
    forgetDeepLinkChoice(storage);
    // A wallet of the page may only have been locked: the next visit asks it again.
    if (route.kind !== "announced" && route.kind !== "injected") forgetSavedWallet(storage);
  }

  async function leave() {
    forgetSavedWallet(storage);
    forgetDeepLinkChoice(storage);
    watch.release();
    try {
      for (const { connector } of [...config.state.connections.values()]) {
        await disconnect(config, { connector });
      }
    } catch {
      // What the wallet makes of it is its own affair: here nobody is connected any more.
      const connections = new Map();
      config.setState((state) => ({
        ...state,
        connections,
        current: null,
        status: "disconnected",
      }));
    }
  }

  return {
    settings,
    config,
    queryClient,
    connect,
    disconnect() {
      leaving = leave();
      return leaving;
    },
    async passkey() {
      if (watch.adopted()?.route.kind !== "passkey") return undefined;
      return (await import("./connectors/passkey.ts")).connectedPasskey(storage);
    },
    async passkeyUsed() {
      if (watch.adopted()?.route.kind !== "passkey") return;
      await (await import("./connectors/passkey.ts")).markPasskeyUsed(storage);
    },
    async passkeyChanged() {
      const adopted = watch.adopted();
      if (adopted?.route.kind !== "passkey") return;
      const kept = await (await import("./connectors/passkey.ts")).connectedPasskey(storage);
      // As when a wallet chooses another of its accounts.
      if (watch.adopted() === adopted)
        adopted.connector.onAccountsChanged(kept ? [kept.address] : []);
    },
    reach: pool.open,
    language,
    reconnect: () => reconnectWallet({ config, pool, watch, storage, framed: page.framed }),
    explain(error, wallet = watch.adopted()?.wallet.name) {
      const walletName = wallet ?? phrasesOf(texts, language()).someWallet;
      return explainFailure(error, { walletName, appName, language: language() });
    },
  };
}
