// The way to a wallet that has announced itself on this page.
import { injected } from "wagmi/connectors/injected";
import type { AnnouncedWallet } from "../../discovery/cleanAnnouncement.ts";
import type { AnnouncedWallets } from "../../discovery/listenForWallets.ts";
import type { FoundWay } from "./reach.ts";

/** `patience`: how long to wait for one that announces itself late, in milliseconds. */
export async function announcedWay(
  wallets: AnnouncedWallets,
  rdns: string,
  patience: number,
): Promise<FoundWay> {
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
