// The heavy half of the kit as the light half sees it: wagmi behind a door that opens on first use.
import type { Language } from "@loamstead/lib/texts/texts.ts";
import type { DevicePasskey } from "@loamstead/passkey/keptPasskey.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { Config } from "wagmi";
import type { WalletSettings } from "../kit/settings.ts";
import type { ConnectorPool } from "./connectors/connectorPool.ts";
import type { WalletFailure } from "./failures/walletFailure.ts";
import type { WalletRoute } from "./route.ts";

export type ConnectOutcome = { ok: true } | { ok: false; reason: WalletFailure };

export type ConnectAttempt = {
  outcome: Promise<ConnectOutcome>;
  /** The visitor went away; a session that comes up all the same is closed again. */
  cancel(): void;
};

export type ConnectRequest = {
  route: WalletRoute;
  /** The wallet the visitor chose; remembered for the next visit. */
  wallet: { id: string; name: string; icon?: string };
  /** Where the wallet is an app of this same phone: the link that opens it, if that has been recorded. */
  app?: { link?: string | undefined } | undefined;
  /** Called with each pairing code: a new one comes when the relay or the phone let the last one go. */
  onUri?(uri: string): void;
};

/** wagmi as the kit has opened it, and what the kit does with it. */
export type WalletCore = {
  settings: WalletSettings;
  config: Config;
  queryClient: QueryClient;
  connect(request: ConnectRequest): ConnectAttempt;
  /** Ends the session, forgets the deep-link choice; a key the wallet has already lost is no error. */
  disconnect(): Promise<void>;
  /** Asks only the wallet that was in use at the last visit; settles when it has answered or given up. */
  reconnect(): Promise<void>;
  /** Of the connected account, where it is one by passkey. */
  passkey(): Promise<DevicePasskey | undefined>;
  /** Told when somebody is signed in with it: until then one that was made here is not forgotten. */
  passkeyUsed(): Promise<void>;
  /** Told when another tab keeps another passkey: who is connected by one is then connected by that. */
  passkeyChanged(): Promise<void>;
  /** Opens the way to a wallet without connecting it: whoever is connected stays so. */
  reach: ConnectorPool["open"];
  /** In which the visitor is spoken to just now. */
  language(): Language;
  /** What a wallet or a node has thrown, in words, with the name of that wallet, or of the one in use. */
  explain(error: unknown, wallet?: string): WalletFailure;
};
