// The light half of the kit: the visitor's state, the dialogs, and a door to the heavy half.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { WalletCore } from "../core/core.ts";
import type { Authentication } from "./authentication.ts";
import type { WalletSettings } from "./settings.ts";
import type { KeyValueStorage } from "./storage.ts";
import { keepStorageVersion, savedWalletKey } from "./storage.ts";
import {
  type Account,
  type Connection,
  type DialogName,
  nobody,
  step,
  type WalletEvent,
  type WalletState,
} from "./walletState.ts";

export type OpenCore = (parts: {
  settings: WalletSettings;
  storage: KeyValueStorage;
  report(connection: Connection): void;
}) => WalletCore;

export type KitParts = {
  appName: string;
  /** Where newcomers can read more on wallets. */
  learnMoreUrl: string;
  /** Whether marks of a wallet fly up from a row that is pressed. */
  coinBurst?: boolean | undefined;
  /** Serves pictures that lie on IPFS; without one they are not shown. */
  ipfsGateway?: string | undefined;
  settings(): Promise<WalletSettings>;
  loadCore(): Promise<OpenCore>;
  storage: KeyValueStorage;
  authentication?: Authentication | undefined;
  /** Whether the page stands in a frame, where a Safe may be waiting for it. */
  inFrame: boolean;
  /** Told when another tab has connected a wallet or let it go; gives back how to stop. */
  otherTabs(changed: (is: "connected" | "disconnected") => void): () => void;
};

/** One page's kit, as everything below `WalletProvider` sees it. */
export type WalletKit = Pick<
  KitParts,
  "appName" | "learnMoreUrl" | "coinBurst" | "ipfsGateway" | "storage" | "authentication"
> & {
  get(): WalletState;
  subscribe(listener: () => void): () => void;
  open(dialog: DialogName): void;
  close(): void;
  /** Loads and opens the heavy half, once; after a failure the next call tries again. */
  core(): Promise<WalletCore>;
  disconnect(): Promise<void>;
  /** Gives up the proof of an account, and lets its wallet go. */
  giveUp(): Promise<void>;
  /** Takes up where the last visit ended; gives back how to stop listening. */
  start(): () => void;
};

export function createKit(parts: KitParts): WalletKit {
  const { storage, authentication } = parts;
  let state: WalletState = { ...nobody, auth: authentication?.status() ?? null };
  let opening: Promise<WalletCore> | undefined;
  let told: Account | undefined;
  const listeners = new Listeners();

  const send = (event: WalletEvent) => {
    const before = state;
    state = step(state, event);
    if (state === before) return;
    listeners.tell();
  };

  const report = (connection: Connection) => {
    // Told first, so that nobody is seen for a moment with what was true of somebody else.
    tell(connection);
    send({ type: "connection", connection });
  };

  const tell = (connection: Connection) => {
    const account = connection.is === "connected" ? connection : undefined;
    if (account?.address === told?.address && account?.chainId === told?.chainId) return;
    // While the old wallet is being asked again, nobody has left yet.
    if (!account && connection.is !== "disconnected") return;
    told = account;
    authentication?.accountChanged(account);
  };

  const openCore = async () => {
    const [open, settings] = await Promise.all([parts.loadCore(), parts.settings()]);
    return open({ settings, storage, report });
  };
  const core = () => {
    opening ??= openCore().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  const leave = async () => {
    await (await core()).disconnect();
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
    coinBurst: parts.coinBurst,
    ipfsGateway: parts.ipfsGateway,
    storage,
    authentication,
    get: () => state,
    subscribe: listeners.add,
    open: (dialog) => send({ type: "open", dialog }),
    close() {
      const { dialog } = state;
      send({ type: "close" });
      if (dialog === "connect") authentication?.dialogClosed();
    },
    core,
    disconnect: leave,
    giveUp() {
      authentication?.dialogClosed();
      return leave();
    },
    start() {
      keepStorageVersion(storage);
      comeBack();
      const stops = [
        authentication?.subscribe(() => send({ type: "auth", auth: authentication.status() })),
        parts.otherTabs((is) => {
          const here = state.connection.is;
          if (is === "connected" && here === "disconnected") comeBack();
          if (is === "disconnected" && here === "connected") leave();
        }),
      ];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
  };
}
