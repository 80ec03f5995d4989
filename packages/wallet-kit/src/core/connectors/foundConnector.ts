// What each kind of route to a wallet has to find: a connector, and what it needs before it connects.
import type { Connector, CreateConnectorFn } from "wagmi";
import type { AnnouncedWallets } from "../../discovery/listenForWallets.ts";
import type { PasskeySite } from "../../kit/passkeySite.ts";
import type { WalletSettings } from "../../kit/settings.ts";
import type { KeyValueStorage } from "../../kit/storage.ts";
import type { PageDescription } from "./describePage.ts";

export type ConnectorParts = {
  settings: WalletSettings;
  wallets: AnnouncedWallets;
  page: PageDescription;
  storage: KeyValueStorage;
  passkeys(): Promise<PasskeySite | null>;
};

export type PairOptions = {
  onUri(uri: string): void;
  /** Aborted when the visitor goes away. */
  signal: AbortSignal;
};

export type ConnectorSetup = {
  /** One connector, and so one provider, is kept under each key. */
  key: string;
  connector: CreateConnectorFn;
  /** Loads what the connector needs, where its own `getProvider` would not say well what went wrong. */
  load?(connector: Connector): Promise<void>;
  /** What has to happen between the choice and the connection; it throws what the SDK throws. */
  pair?(connector: Connector, options: PairOptions): Promise<void>;
  /** What the connected wallet says of its app on a phone. */
  appLink?(connector: Connector): Promise<string | undefined>;
};

export type FoundConnector =
  | ({ ok: true } & ConnectorSetup)
  | { ok: false; kind: "not-found" | "no-project-id" };
