// What every page of the site stands in: the wallet kit, where the studio wants sign-in at all.
import type { ReactNode } from "react";
import site from "../../site.config.ts";
import { WalletProvider } from "../wallet/index.ts";
import { siteWallet } from "./siteWallet.ts";

export function Providers({ children }: { children: ReactNode }) {
  return site.features.signIn ? (
    <WalletProvider kit={siteWallet}>{children}</WalletProvider>
  ) : (
    children
  );
}
