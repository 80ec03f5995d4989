// What the connect dialog needs from the kit around it and from the page it stands in, and that page itself.
import type { LazyPart } from "@loamstead/ui/lazyPart.ts";
import type { ComponentType } from "react";
import type { WalletCore } from "../core/core.ts";
import type { PasskeySite } from "../kit/passkeySite.ts";
import type { KeyValueStorage } from "../kit/storage.ts";
import type { Announced } from "../wallets/announcedWallet.ts";
import type { Environment } from "../wallets/environment.ts";
import type { Wallet } from "../wallets/wallet.ts";
import type { LaterStepProps } from "./LaterStep.tsx";
import type { PasskeyRowProps } from "./PasskeyRow.tsx";
import type { PasskeyStepProps } from "./PasskeyStep.tsx";

export type ConnectPort = {
  /** Those that are named to everybody; the same list for as long as the dialog is there. */
  wallets: readonly Wallet[];
  /** `get` answers with the same list until `subscribe` has told of another. */
  announced: { subscribe(listener: () => void): () => void; get(): readonly Announced[] };
  /** Asked for when a wallet is chosen, and asked again after it could not be fetched. */
  core(): Promise<Pick<WalletCore, "connect">>;
  /** The steps that are not at the beginning, fetched when the dialog has been opened. */
  laterStep: LazyPart<LaterStepProps>;
  storage: KeyValueStorage;
  environment: Environment;
  appName: string;
  learnMoreUrl: string;
  /** Where this page is. */
  page(): URL;
  /** Leads to another app or page, within the visitor's own tap. */
  openUri(uri: string): void;
  reload(): void;
};

/** An account by passkey, where the site and this browser can have one. */
export type PasskeyOffer = {
  Row: ComponentType<PasskeyRowProps>;
  step: LazyPart<PasskeyStepProps>;
  site: PasskeySite;
};

/** What the dialog perceives of the page; tests bring their own clock. */
export type Senses = {
  /** Runs it after so many milliseconds, unless it is taken back. */
  later(milliseconds: number, run: () => void): () => void;
  /** Whether the visitor's last tap still allows to open another app. */
  isGestureFresh(): boolean;
  isPageVisible(): boolean;
  /** Whether it could be copied. */
  copy(text: string): Promise<boolean>;
};

/** By a link, not a window: browsers inside other apps leave an empty window behind. */
export function openUri(uri: string, page: Pick<Window, "document" | "location"> = window): void {
  if (!/^https?:/i.test(uri)) {
    page.location.href = uri;
    return;
  }
  const link = page.document.createElement("a");
  link.href = uri;
  link.target = "_blank";
  link.rel = "noreferrer noopener";
  link.click();
}

export const pageSenses: Senses = {
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  isGestureFresh: () => navigator.userActivation?.isActive ?? false,
  isPageVisible: () => document.visibilityState === "visible",
  copy: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};
