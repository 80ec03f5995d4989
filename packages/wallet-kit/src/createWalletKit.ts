// A kit for a page: with the browser's storage, and the heavy half fetched when it is needed.
import { createKit, type KitParts, type WalletKit } from "./kit/createKit.ts";
import type { WalletSettings } from "./kit/settings.ts";
import { keptPasskeyKey, openStorage, savedWalletKey } from "./kit/storage.ts";

/** What a site tells its kit. */
export type WalletKitOptions = Pick<
  KitParts,
  | "appName"
  | "learnMoreUrl"
  | "purpose"
  | "authentication"
  | "coinBurst"
  | "ipfsGateway"
  | "transactions"
  | "passkeys"
> & {
  /** Chains, tokens and the WalletConnect project: as they are, or asked for when a wallet is first wanted. */
  settings: WalletSettings | KitParts["settings"];
  /**
   * The wallets that are listed, in their order, under the names of their groups; left out, all that the kit
   * knows. A function that fetches them, since their marks and links are heavier than the rest of a page's kit:
   * in a module of yours, import those that you want from `@loamstead/wallet-kit/wallets`.
   *
   * @example
   * // wallets.ts
   * export const wallets: readonly Wallet[] = [metaMask, { ...rainbow, groupName: "For gardeners" }, mine];
   * // where the kit is made
   * createWalletKit({ ..., wallets: async () => (await import("./wallets.ts")).wallets });
   */
  wallets?: KitParts["wallets"];
};

/**
 * The kit of one page: make it once, hand it to `WalletProvider`. It stores in the browser, follows the
 * other tabs, and fetches wagmi when a wallet is first wanted.
 *
 * @example
 * const kit = createWalletKit({ appName, learnMoreUrl, settings: async () => loadSettings() });
 */
export function createWalletKit(options: WalletKitOptions): WalletKit {
  const { settings } = options;
  return createKit({
    ...options,
    settings: typeof settings === "function" ? settings : async () => settings,
    storage: openStorage(() => localStorage),
    inFrame: typeof window !== "undefined" && window.parent !== window,
    otherTabs(changed) {
      const listen = ({ key, newValue }: StorageEvent) => {
        if (key === savedWalletKey) changed(newValue === null ? "disconnected" : "connected");
        // One account by passkey is saved like any other, so that alone would tell nothing.
        if (key === keptPasskeyKey) changed("other passkey");
      };
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
    wallets: options.wallets ?? loadListed,
    async loadCore() {
      const { openCore } = await import("./core/openCore.ts");
      return (parts) => {
        try {
          return openCore(parts);
        } catch (error) {
          // The visitor can only try again; who wrote the settings has to be told.
          reportError(error);
          throw error;
        }
      };
    },
  });
}

const loadListed = async () => (await import("./wallets/index.ts")).listedWallets;
