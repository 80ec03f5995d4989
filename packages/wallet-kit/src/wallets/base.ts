// Base: what Coinbase calls its wallet's app and its account by passkey now; both open in the same window as before.
import { groups } from "./groups.ts";
import type { Wallet } from "./wallet.ts";

/** Base, by the way that Coinbase Wallet has: whoever knows it by the new name finds it. */
export const base: Wallet = {
  id: "base",
  name: "Base (Coinbase Wallet)",
  shortName: "Base",
  groupName: groups.more,
  isFolded: true,
  iconUrl: async () => (await import("./foldedIcons.ts")).baseIcon,
  iconBackground: "#fff",
  iconAccent: "#0000ff",
  // The extension kept the old name, and has the row of that.
  rdns: [],
  downloadUrls: {
    android: "https://play.google.com/store/apps/details?id=org.toshi",
    ios: "https://apps.apple.com/us/app/base-built-to-trade-earn/id1278383455",
  },
  route: () => ({ kind: "coinbase" }),
};
