// Phantom: an extension, and an app that opens sites inside itself and is not paired by a code.
import { groups } from "./groups.ts";
import { announcedRoute, flaggedRoute } from "./routes.ts";
import type { Wallet } from "./wallet.ts";

/** Phantom, as an extension or inside its app. */
export const phantom: Wallet = {
  id: "phantom",
  name: "Phantom",
  shortName: "Phantom",
  groupName: groups.more,
  isFolded: true,
  iconUrl: async () => (await import("./foldedIcons.ts")).phantomIcon,
  iconBackground: "#fff",
  iconAccent: "#551bf9",
  rdns: ["app.phantom"],
  downloadUrls: {
    android: "https://play.google.com/store/apps/details?id=app.phantom",
    ios: "https://apps.apple.com/app/phantom-solana-wallet/1598432977",
    mobile: "https://phantom.app/download",
    qrCode: "https://phantom.app/download",
    chrome: "https://chrome.google.com/webstore/detail/phantom/bfnaelmomeimhlpmgjnjophhpkkoljpa",
    firefox: "https://addons.mozilla.org/firefox/addon/phantom-app/",
    browserExtension: "https://phantom.app/download",
  },
  browse: ({ href, origin }) =>
    `https://phantom.app/ul/browse/${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`,
  extension: { instructions: { learnMoreUrl: "https://help.phantom.app" } },
  route: (seen, { rdns }) => announcedRoute(rdns, seen) ?? flaggedRoute("isPhantom", seen),
};
