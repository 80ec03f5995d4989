// MetaMask: the extension that most browsers with a wallet have, and its app.
import svg from "@web3icons/core/svgs/wallets/branded/metamask.svg.js";
import { extensionInstructions, phoneInstructions } from "./instructions.ts";
import { announcedRoute, flaggedRoute } from "./routes.ts";
import { strings } from "./strings.ts";
import { svgUrl } from "./svgUrl.ts";
import type { Seen, Wallet } from "./wallet.ts";

const name = "MetaMask";
const rdns = ["io.metamask", "io.metamask.mobile"];
const learnMoreUrl = "https://metamask.io/faqs/";

// Many others carry its flag beside their own, to be let in by old sites.
const isItself = ({ environment }: Seen) => environment.provider?.flags.length === 1;

export const metaMask: Wallet = {
  id: "metaMask",
  name,
  shortName: name,
  iconUrl: svgUrl(svg),
  iconBackground: "#fff",
  iconAccent: "#f6851a",
  groupName: strings.popular,
  rdns,
  downloadUrls: {
    android: "https://play.google.com/store/apps/details?id=io.metamask",
    ios: "https://apps.apple.com/us/app/metamask/id1438144202",
    mobile: "https://metamask.io/download",
    qrCode: "https://metamask.io/download",
    chrome: "https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn",
    edge: "https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm",
    firefox: "https://addons.mozilla.org/firefox/addon/ether-metamask",
    opera: "https://addons.opera.com/extensions/details/metamask-10",
    browserExtension: "https://metamask.io/download",
  },
  mobileLink: (uri, platform) => {
    if (platform === "Android") return uri;
    const query = `wc?uri=${encodeURIComponent(uri)}`;
    return platform === "iOS" ? `metamask://${query}` : `https://metamask.app.link/${query}`;
  },
  qrCode: { getUri: (uri) => uri, instructions: phoneInstructions(name, learnMoreUrl) },
  extension: { instructions: extensionInstructions(name, learnMoreUrl) },
  route: (seen) =>
    announcedRoute(rdns, seen) ??
    (isItself(seen) ? flaggedRoute("isMetaMask", seen) : undefined) ?? { kind: "walletConnect" },
};
