// What the connect dialog needs from the kit around it and from the page it stands in.
import type { LazyPart } from "@loamstead/ui/lazyPart.ts";
import type { WalletCore } from "../core/core.ts";
import type { PasskeySite } from "../kit/passkeySite.ts";
import type { KeyValueStorage } from "../kit/storage.ts";
import type { Announced } from "../wallets/announcedWallet.ts";
import type { Environment } from "../wallets/environment.ts";
import type { Wallet } from "../wallets/wallet.ts";
import type { PasskeyStepProps } from "./PasskeyPanel.tsx";

export type ConnectPort = {
  /** Those that are named to everybody; the same list for as long as the dialog is there. */
  wallets: readonly Wallet[];
  /** `get` answers with the same list until `subscribe` has told of another. */
  announced: { subscribe(listener: () => void): () => void; get(): readonly Announced[] };
  /** Asked for when a wallet is chosen, and asked again after it could not be fetched. */
  core(): Promise<Pick<WalletCore, "connect">>;
  storage: KeyValueStorage;
  environment: Environment;
  appName: string;
  learnMoreUrl: string;
  purpose?: string | undefined;
  /** Where this page is. */
  page(): URL;
  /** Leads to another app or page, within the visitor's own tap. */
  openUri(uri: string): void;
  reload(): void;
};

/** An account by passkey, where the site and this browser can have one. */
export type PasskeyOffer = { step: LazyPart<PasskeyStepProps>; site: PasskeySite };

/** An offer, or that it is not known yet whether there is one. */
export type PasskeyPlace = PasskeyOffer | "awaited";
