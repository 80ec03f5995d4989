// The one wallet kit of the site, and the sign-in on top of it.
import { createWalletKit, type WalletKit } from "@loamstead/wallet-kit";
import site from "../../site.config.ts";
import { openSignIn, type SignIn } from "../signIn/index.ts";
import { loadSettings } from "./loadSettings.ts";
import { strings } from "./strings.ts";

// While pages are drawn at build time there is no browser to be signed in with.
export const siteSignIn: SignIn | null = import.meta.env.SSR
  ? null
  : openSignIn({ mode: site.signIn, openDialog: () => siteWallet.open("connect") });

// Fetched by whoever is about to choose a wallet, and by whoever comes back.
const loadPasskeys = async () => (await import("./sitePasskeys.ts")).sitePasskeys();

export const siteWallet: WalletKit = createWalletKit({
  appName: site.name,
  learnMoreUrl: site.links.wallets.href,
  purpose: strings.whySignIn(site.features),
  coinBurst: site.coinBurst,
  settings: loadSettings,
  passkeys: site.features.passkeys ? loadPasskeys : undefined,
  authentication: siteSignIn?.authentication ?? undefined,
});
