// Ledger: an app for phones, in front of keys that never leave a small device.
import { groups } from "./groups.ts";
import type { Wallet } from "./wallet.ts";

/** Ledger Live, reached through WalletConnect. */
export const ledger: Wallet = {
  id: "ledger",
  name: "Ledger Live",
  shortName: "Ledger",
  groupName: groups.more,
  isFolded: true,
  iconUrl: async () => (await import("./foldedIcons.ts")).ledgerIcon,
  iconBackground: "#fff",
  iconAccent: "#000000",
  rdns: [],
  downloadUrls: {
    android: "https://play.google.com/store/apps/details?id=com.ledger.live",
    ios: "https://apps.apple.com/us/app/ledger-live-web3-wallet/id1361671700",
    mobile: "https://www.ledger.com/ledger-live",
    qrCode: "https://www.ledger.com/ledger-live",
  },
  app: { scheme: "ledgerlive://" },
  qrCode: { getUri: (uri) => uri },
  route: () => ({ kind: "walletConnect" }),
};
