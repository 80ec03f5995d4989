// The one wallet kit of the site.
import site from "../../site.config.ts";
import { createWalletKit } from "../wallet/index.ts";
import { loadSettings } from "./loadSettings.ts";

export const siteWallet = createWalletKit({
  appName: site.name,
  learnMoreUrl: site.links.wallets.href,
  settings: loadSettings,
});
