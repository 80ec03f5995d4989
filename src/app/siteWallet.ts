// The one wallet kit of the site, and the sign-in on top of it.
import { createWalletKit, type WalletKit } from "@loamstead/wallet-kit";
import site from "../../site.config.ts";
import { openSignIn, type SignIn } from "../signIn/index.ts";
import { loadSettings } from "./loadSettings.ts";

// While pages are drawn at build time there is no browser to be signed in with.
export const siteSignIn: SignIn | null = import.meta.env.SSR
  ? null
  : openSignIn({ mode: site.signIn, openDialog: () => siteWallet.open("connect") });

export const siteWallet: WalletKit = createWalletKit({
  appName: site.name,
  learnMoreUrl: site.links.wallets.href,
  coinBurst: site.coinBurst,
  settings: loadSettings,
  authentication: siteSignIn?.authentication ?? undefined,
});
