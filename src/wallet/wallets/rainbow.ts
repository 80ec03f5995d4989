// Rainbow: an app for phones and an extension.
import svg from "@web3icons/core/svgs/wallets/branded/rainbow.svg.js";
import { phoneInstructions } from "./instructions.ts";
import { announcedRoute, flaggedRoute } from "./routes.ts";
import { strings } from "./strings.ts";
import { svgUrl } from "./svgUrl.ts";
import type { Wallet } from "./wallet.ts";

const name = "Rainbow";
const rdns = ["me.rainbow"];

export const rainbow: Wallet = {
  id: "rainbow",
  name,
  shortName: name,
  iconUrl: svgUrl(svg),
  iconBackground: "#fff",
  iconAccent: "#0c2f78",
  groupName: strings.popular,
  rdns,
  downloadUrls: {
    android: "https://play.google.com/store/apps/details?id=me.rainbow",
    ios: "https://apps.apple.com/app/apple-store/id1457119021",
    mobile: "https://rainbow.download",
    qrCode: "https://rainbow.download",
    browserExtension: "https://rainbow.me/extension",
  },
  mobileLink: (uri, platform) => {
    if (platform === "Android") return uri;
    const query = `wc?uri=${encodeURIComponent(uri)}&connector=rainbowkit`;
    return platform === "iOS" ? `rainbow://${query}` : `https://rnbwapp.com/${query}`;
  },
  qrCode: {
    getUri: (uri) => uri,
    instructions: phoneInstructions(name, "https://learn.rainbow.me/connect-to-a-website-or-app"),
  },
  route: (seen) =>
    announcedRoute(rdns, seen) ?? flaggedRoute("isRainbow", seen) ?? { kind: "walletConnect" },
};
