// The light half of the kit: the visitor's state, the dialogs, and a door to the heavy half.
import { once } from "@loamstead/lib/once.ts";
import { english, type Language } from "@loamstead/lib/texts/texts.ts";
import { Listeners } from "@loamstead/lib/watched.ts";
import type { WalletCore } from "../core/core.ts";
import type { Wallet } from "../wallets/wallet.ts";
import type { Authentication } from "./authentication.ts";
import type { PasskeySite } from "./passkeySite.ts";
import type { WalletSettings } from "./settings.ts";
import type { KeyValueStorage } from "./storage.ts";
import { keepStorageVersion, savedWalletKey } from "./storage.ts";
import {
  type Account,
  type DialogName,
  disconnectedState,
  passkeyId,
  reduceWallet,
  type WalletConnection,
  type WalletEvent,
  type WalletState,
} from "./walletState.ts";

export type OpenCore = (parts: {
  settings: WalletSettings;
  storage: KeyValueStorage;
  report(connection: WalletConnection): void;
  language(): Language;
  passkeys(): Promise<PasskeySite | null>;
}) => WalletCore;

/** How a site wants transactions to be listed and followed. */
export type TransactionOptions = {
  /** How many the account dialog lists: 3 unless it is said, and with 0 there is no list. */
  shown?: number;
  /** How many blocks have to confirm one that says nothing of that itself; 1 unless it is said. */
  confirmations?: number;
};

export type KitParts = {
  appName: string;
  /** Where newcomers can read more on wallets. */
  learnMoreUrl: string;
  /** Why one would sign in at all, in three lines beside the key: some ninety letters. */
  purpose?: string | undefined;
  /** Whether marks of a wallet fly up from a row that is pressed. */
  coinBurst?: boolean | undefined;
  /** Serves pictures that lie on IPFS; without one they are not shown. */
  ipfsGateway?: string | undefined;
  transactions?: TransactionOptions | undefined;
  settings(): Promise<WalletSettings>;
  /** The wallets that are named to everybody; fetched with the connect dialog. */
  wallets(): Promise<readonly Wallet[]>;
  loadCore(): Promise<OpenCore>;
  /** Where visitors may have an account by passkey; null, or left out, where they may not. */
  passkeys?: (() => Promise<PasskeySite | null>) | undefined;
  storage: KeyValueStorage;
  authentication?: Authentication | undefined;
  /** Whether the page stands in a frame, where a Safe may be waiting for it. */
  inFrame: boolean;
  /** Told when another tab has connected a wallet, let it go, or keeps another passkey; gives back how to stop. */
  otherTabs(changed: (is: "connected" | "disconnected" | "other passkey") => void): () => void;
};

/** One page's kit, as everything below `WalletProvider` sees it. */
export type WalletKit = Pick<
  KitParts,
  | "appName"
  | "learnMoreUrl"
  | "purpose"
  | "coinBurst"
  | "ipfsGateway"
  | "transactions"
  | "storage"
  | "authentication"
  | "inFrame"
> & {
  get(): WalletState;
  subscribe(listener: () => void): () => void;
  open(dialog: DialogName): void;
  close(): void;
  /** Loads and opens the heavy half, once; after a failure the next call tries again. */
  core(): Promise<WalletCore>;
  /** Asked once; after a failure the next call tries again. */
  passkeys(): Promise<PasskeySite | null>;
  /** What that was answered with, null as well where nobody could answer; undefined until then. */
  passkeySite(): PasskeySite | null | undefined;
  /** The wallets that are listed, fetched once; after a failure the next call tries again. */
  wallets(): Promise<readonly Wallet[]>;
  disconnect(): Promise<void>;
  /** Says from now on in this language what no component says. */
  speak(language: Language): void;
  /** Gives up the proof of an account, and lets its wallet go. */
  giveUp(): Promise<void>;
  /** Takes up where the last visit ended; gives back how to stop listening. */
  start(): () => void;
};

export function createKit(parts: KitParts): WalletKit {
  const { storage, authentication } = parts;
  let state: WalletState = { ...disconnectedState, auth: authentication?.status() ?? null };
  let told: Account | undefined;
  let spoken: Language = english;
  const listeners = new Listeners();

  const send = (event: WalletEvent) => {
    const before = state;
    state = reduceWallet(state, event);
    if (state === before) return;
    listeners.tell();
  };

  const report = (connection: WalletConnection) => {
    // Told first, so that nobody is seen for a moment with what was true of somebody else.
    tell(connection);
    send({ type: "connection", connection });
  };

  const tell = (connection: WalletConnection) => {
    const account = connection.is === "connected" ? connection : undefined;
    if (account?.address === told?.address && account?.chainId === told?.chainId) return;
    // While the old wallet is being asked again, nobody has left yet.
    if (!account && connection.is !== "disconnected") return;
    told = account;
    authentication?.accountChanged(account);
  };

  let passkeySite: PasskeySite | null | undefined = parts.passkeys ? undefined : null;
  const passkeys = once(async () => {
    try {
      passkeySite = (await parts.passkeys?.()) ?? null;
      return passkeySite;
    } catch (error) {
      // Nothing is offered until somebody could be asked.
      passkeySite = null;
      throw error;
    } finally {
      listeners.tell();
    }
  });
  const core = once(async () => {
    const [open, settings] = await Promise.all([parts.loadCore(), parts.settings()]);
    return open({ settings, storage, report, language: () => spoken, passkeys });
  });

  const leave = async () => {
    await (await core()).disconnect();
  };

  const follow = async () => {
    try {
      await (await core()).passkeyChanged();
    } catch {
      // What proves the other account could not be fetched: the device will refuse to sign as the one that is shown.
    }
  };

  const comeBack = async () => {
    if (storage.getItem(savedWalletKey) === null && !parts.inFrame) return;
    send({ type: "connection", connection: { is: "reconnecting", slow: false } });
    try {
      await (await core()).reconnect();
    } catch {
      report({ is: "disconnected" });
    }
  };

  return {
    appName: parts.appName,
    learnMoreUrl: parts.learnMoreUrl,
    purpose: parts.purpose,
    coinBurst: parts.coinBurst,
    ipfsGateway: parts.ipfsGateway,
    transactions: parts.transactions,
    storage,
    authentication,
    inFrame: parts.inFrame,
    get: () => state,
    subscribe: listeners.add,
    open: (dialog) => send({ type: "open", dialog }),
    close() {
      const { dialog } = state;
      send({ type: "close" });
      if (dialog === "connect") authentication?.dialogClosed();
    },
    core,
    passkeys,
    passkeySite: () => passkeySite,
    wallets: once(parts.wallets),
    disconnect: leave,
    speak(language) {
      spoken = language;
    },
    giveUp() {
      authentication?.dialogClosed();
      return leave();
    },
    start() {
      keepStorageVersion(storage);
      void comeBack();
      const stops = [
        authentication?.subscribe(() => send({ type: "auth", auth: authentication.status() })),
        parts.otherTabs((is) => {
          const { connection } = state;
          const here = connection.is;
          if (is === "connected" && here === "disconnected") void comeBack();
          if (here !== "connected") return;
          if (is === "disconnected") void leave();
          if (is === "other passkey" && connection.wallet.id === passkeyId) void follow();
        }),
      ];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
  };
}
