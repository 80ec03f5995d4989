// Opens the connector to a wallet and keeps one for each: an SDK that is started twice gets in its own way.
import { type Language, phrasesOf } from "@loamstead/lib/texts/texts.ts";
import type { EIP1193Provider } from "viem";
import type { Config, Connector } from "wagmi";
import { injected } from "wagmi/connectors/injected";
import type { AnnouncedWallet } from "../../discovery/cleanAnnouncement.ts";
import type { AnnouncedWallets } from "../../discovery/listenForWallets.ts";
import { texts } from "../failures/strings.ts";
import type { WalletFailure } from "../failures/walletFailure.ts";
import type { WalletRoute } from "../route.ts";
import type { ConnectorParts, FoundConnector, PairOptions } from "./foundConnector.ts";

export type OpenConnector = {
  connector: Connector;
  pair(options: PairOptions): Promise<void>;
  appLink(): Promise<string | undefined>;
};

export type ConnectorPool = {
  /** `patience`: how long to wait for a wallet that is not on the page yet, in milliseconds. */
  open(route: WalletRoute, walletName: string, patience?: number): Promise<OpenOutcome>;
};

export type OpenOutcome = ({ ok: true } & OpenConnector) | { ok: false; reason: WalletFailure };

export function createConnectorPool(
  config: Config,
  parts: ConnectorParts,
  language: () => Language,
): ConnectorPool {
  const connectors = new Map<string, Connector>();

  return {
    async open(route, walletName, patience = 0) {
      const found = await findConnector(route, config, parts, patience);
      if (!found.ok) return { ok: false, reason: refusal(found.kind, walletName, language()) };
      const kept = connectors.get(found.key);
      const connector = kept ?? config._internal.connectors.setup(found.connector);
      connectors.set(found.key, connector);
      try {
        await (found.load?.(connector) ?? connector.getProvider());
      } catch (error) {
        // A connector remembers that its SDK could not be fetched; the next attempt begins afresh.
        connectors.delete(found.key);
        throw error;
      }
      return {
        ok: true,
        connector,
        pair: async (options) => found.pair?.(connector, options),
        appLink: async () => found.appLink?.(connector),
      };
    },
  };
}

async function findConnector(
  route: WalletRoute,
  config: Config,
  parts: ConnectorParts,
  patience: number,
): Promise<FoundConnector> {
  switch (route.kind) {
    case "announced":
      return findAnnounced(parts.wallets, route.rdns, patience);
    case "injected":
      return findInjected(route.flag);
    case "walletConnect": {
      const { findWalletConnect } = await import("./walletConnect.ts");
      return findWalletConnect(parts);
    }
    case "coinbase": {
      const { findCoinbase } = await import("./coinbase.ts");
      return findCoinbase(parts);
    }
    case "safe": {
      const { findSafe } = await import("./safe.ts");
      return findSafe(parts);
    }
    case "passkey": {
      const { findPasskeyConnector: findPasskey } = await import("./passkey.ts");
      return findPasskey(config, parts);
    }
  }
}

function refusal(
  kind: "not-found" | "no-project-id",
  wallet: string,
  language: Language,
): WalletFailure {
  const strings = phrasesOf(texts, language);
  const words = kind === "no-project-id" ? strings.noProjectId : strings.notFound({ wallet });
  return { kind, words };
}

/** At `window.ethereum`. Several wallets may share the place: then `providers` lists them, and flags tell them apart. */
type Ethereum = EIP1193Provider & { providers?: Ethereum[]; [flag: `is${string}`]: unknown };

function findInjected(flag: string | undefined): FoundConnector {
  if (!findEthereum(flag)) return { ok: false, kind: "not-found" };
  const target = () => ({
    id: flag ?? "injected",
    name: "Browser Wallet",
    // Asked anew each time: an extension that starts again puts another provider there.
    provider: () => findEthereum(flag) as never,
  });
  return { ok: true, key: `injected ${flag ?? ""}`, connector: injected({ target }) };
}

function findEthereum(flag: string | undefined): Ethereum | undefined {
  const ethereum = (globalThis as { window?: { ethereum?: Ethereum } }).window?.ethereum;
  if (flag === undefined) return ethereum;
  const carries = (one: Ethereum) => one[flag as `is${string}`] === true;
  return (
    ethereum?.providers?.find(carries) ?? (ethereum && carries(ethereum) ? ethereum : undefined)
  );
}

async function findAnnounced(
  wallets: AnnouncedWallets,
  rdns: string,
  patience: number,
): Promise<FoundConnector> {
  const wallet = wallets.find(rdns) ?? (await announcement(wallets, rdns, patience));
  if (!wallet) return { ok: false, kind: "not-found" };
  const { name, icon, provider } = wallet;
  const target = { id: rdns, name, provider: provider as never, ...(icon && { icon }) };
  return { ok: true, key: `announced ${rdns}`, connector: injected({ target }) };
}

function announcement(wallets: AnnouncedWallets, rdns: string, patience: number) {
  if (patience === 0) return undefined;
  return new Promise<AnnouncedWallet | undefined>((resolve) => {
    const stop = wallets.subscribe(() => {
      const wallet = wallets.find(rdns);
      if (wallet) end(wallet);
    });
    const timer = setTimeout(() => end(undefined), patience);
    function end(wallet: AnnouncedWallet | undefined) {
      clearTimeout(timer);
      stop();
      resolve(wallet);
    }
  });
}
