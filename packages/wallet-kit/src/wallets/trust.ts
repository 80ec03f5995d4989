// Trust Wallet: an app for phones and an extension.
import { groups } from "./groups.ts";
import { announcedRoute, flaggedRoute } from "./routes.ts";
import type { Wallet } from "./wallet.ts";

const extensionPage = "https://trustwallet.com/browser-extension";

/** Trust Wallet, as an extension or through WalletConnect. */
export const trust: Wallet = {
  id: "trust",
  name: "Trust Wallet",
  shortName: "Trust",
  groupName: groups.more,
  isFolded: true,
  iconUrl: async () => (await import("./foldedIcons.ts")).trustIcon,
  iconBackground: "#fff",
  iconAccent: "#3375bb",
  rdns: ["com.trustwallet.app"],
  downloadUrls: {
    android: "https://play.google.com/store/apps/details?id=com.wallet.crypto.trustapp",
    ios: "https://apps.apple.com/app/apple-store/id1288339409",
    mobile: "https://trustwallet.com/download",
    qrCode: "https://trustwallet.com/download",
    chrome:
      "https://chrome.google.com/webstore/detail/trust-wallet/egjidjbpglichdcondbcbdnbeeppgdph",
    browserExtension: extensionPage,
  },
  app: { scheme: "trust://", universal: "https://link.trustwallet.com" },
  qrCode: { getUri: (uri) => uri, instructions: { learnMoreUrl: "https://trustwallet.com/" } },
  extension: { instructions: { learnMoreUrl: extensionPage } },
  route: (seen, { rdns }) =>
    announcedRoute(rdns, seen) ?? flaggedRoute("isTrust", seen) ?? { kind: "walletConnect" },
};
