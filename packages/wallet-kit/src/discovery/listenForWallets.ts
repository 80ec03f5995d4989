// Hears which wallets are installed: they announce themselves when they are asked, and some come late.
import { Listeners } from "@loamstead/lib/watched.ts";
import { requestProviders } from "mipd";
import { type AnnouncedWallet, cleanAnnouncement } from "./cleanAnnouncement.ts";

export type AnnouncedWallets = {
  /** The same list until another wallet announces itself. */
  get(): readonly AnnouncedWallet[];
  find(rdns: string): AnnouncedWallet | undefined;
  subscribe(listener: () => void): () => void;
};

/** More than anybody has; a page that is flooded keeps those that came first. */
const most = 40;

let page: AnnouncedWallets | undefined;

/** The page's one list; the first caller asks the wallets. */
export function listenForWallets(): AnnouncedWallets {
  page ??= collectWallets((listener) => void requestProviders(listener));
  return page;
}

export function collectWallets(
  request: (listener: (detail: unknown) => void) => void,
): AnnouncedWallets {
  let wallets: readonly AnnouncedWallet[] = [];
  const listeners = new Listeners();
  const find = (rdns: string) => wallets.find((one) => one.rdns === rdns);

  request((detail) => {
    const wallet = cleanAnnouncement(detail);
    if (!wallet || wallets.length >= most || find(wallet.rdns)) return;
    wallets = [...wallets, wallet];
    listeners.tell();
  });

  return { get: () => wallets, find, subscribe: listeners.add };
}
