// What every page of the site stands in: the wallet kit, where the studio wants sign-in at all.
import type { ReactNode } from "react";
import site from "../../site.config.ts";
import { lazyOrNothing } from "../ui/lazyOrNothing.ts";
import { WalletProvider } from "../wallet/index.ts";
import { siteWallet } from "./siteWallet.ts";

const AccountExtras = lazyOrNothing(
  async () => (await import("./AccountExtras.tsx")).AccountExtras,
);

export function Providers({ children }: { children: ReactNode }) {
  return site.features.signIn ? (
    <WalletProvider kit={siteWallet} accountExtras={<AccountExtras />}>
      {children}
    </WalletProvider>
  ) : (
    children
  );
}
