// What every page of the site stands in: the wallet kit, where the studio wants sign-in at all.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { type KitPictures, WalletProvider } from "@loamstead/wallet-kit";
import type { ReactNode } from "react";
import site from "../../site.config.ts";
import { siteWallet } from "./siteWallet.ts";

async function accountExtras(): Promise<ReactNode> {
  try {
    const { AccountExtras } = await import("./AccountExtras.tsx");
    return <AccountExtras />;
  } catch {
    missingCode.tell();
    return null;
  }
}

const picture = (name: "Basket" | "WalletHills" | "Sunflowers") => {
  const Picture = lazyOrNothing(async () => (await import("./WalletPictures.tsx"))[name], {
    isQuiet: true,
  });
  return <Picture />;
};

const pictures: KitPictures = {
  belongings: picture("Basket"),
  header: picture("WalletHills"),
  verify: picture("Sunflowers"),
};

export function Providers({ children }: { children: ReactNode }) {
  return site.features.signIn ? (
    <WalletProvider kit={siteWallet} pictures={pictures} accountExtras={accountExtras}>
      {children}
    </WalletProvider>
  ) : (
    children
  );
}
