// OKX Wallet: an extension, and a part of its maker's app for phones.
import { groups } from "./groups.ts";
import { announcedRoute } from "./routes.ts";
import type { Wallet } from "./wallet.ts";

const about = "https://okx.com/web3/";

/** OKX Wallet, as an extension or through WalletConnect. */
export const okx: Wallet = {
  id: "okx",
  name: "OKX Wallet",
  shortName: "OKX",
  groupName: groups.more,
  isFolded: true,
  iconUrl: async () => (await import("./foldedIcons.ts")).okxIcon,
  iconBackground: "#fff",
  iconAccent: "#000000",
  rdns: ["com.okex.wallet"],
  downloadUrls: {
    android: "https://play.google.com/store/apps/details?id=com.okinc.okex.gp",
    ios: "https://apps.apple.com/us/app/okx-buy-bitcoin-eth-crypto/id1327268470",
    mobile: "https://okx.com/download",
    qrCode: "https://okx.com/download",
    chrome: "https://chrome.google.com/webstore/detail/okx-wallet/mcohilncbfahbmgdjkbpemcciiolgcge",
    edge: "https://microsoftedge.microsoft.com/addons/detail/okx-wallet/pbpjkcldjiffchgbbndmhojiacbgflha",
    firefox: "https://addons.mozilla.org/firefox/addon/okexwallet/",
    browserExtension: "https://okx.com/download",
  },
  app: { scheme: "okex://main" },
  qrCode: { getUri: (uri) => uri, instructions: { learnMoreUrl: about } },
  extension: { instructions: { learnMoreUrl: about } },
  route: (seen, { rdns }) => announcedRoute(rdns, seen) ?? { kind: "walletConnect" },
};
