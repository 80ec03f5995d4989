// The wallets that the site names, each with its mark, where it is had and how it is reached.
import coinbaseMark from "../marks/wallets/coinbase.svg?raw";
import metaMaskMark from "../marks/wallets/metamask.svg?raw";
import rainbowMark from "../marks/wallets/rainbow.svg?raw";
import walletConnectMark from "../marks/wallets/wallet-connect.svg?raw";
import { plainIcon } from "./announcedWallet.ts";
import { groups } from "./groups.ts";
import { announcedRoute, flaggedRoute } from "./routes.ts";
import { svgUrl } from "./svgUrl.ts";
import type { Seen, Wallet } from "./wallet.ts";

const listed = { iconBackground: "#fff", groupName: groups.popular } as const;

/** Whatever wallet the browser puts into the page without saying its name. */
export const injected: Wallet = {
  ...listed,
  id: "injected",
  name: "Browser Wallet",
  shortName: "Browser",
  iconUrl: plainIcon,
  iconAccent: "#566a1c",
  rdns: [],
  downloadUrls: {},
  lastResort: true,
  route: ({ environment }) => (environment.provider ? { kind: "injected" } : undefined),
};

/** An account kept by several keys, which opens sites inside itself. */
export const safe: Wallet = {
  ...listed,
  id: "safe",
  name: "Safe",
  shortName: "Safe",
  iconUrl: async () => (await import("./foldedIcons.ts")).safeIcon,
  iconAccent: "#12ff80",
  rdns: [],
  downloadUrls: {},
  route: ({ environment }) => (environment.inIframe ? { kind: "safe" } : undefined),
};

/** An app for phones and an extension. */
export const rainbow: Wallet = {
  ...listed,
  id: "rainbow",
  name: "Rainbow",
  shortName: "Rainbow",
  iconUrl: svgUrl(rainbowMark),
  iconAccent: "#0c2f78",
  rdns: ["me.rainbow"],
  downloadUrls: {
    android: "https://play.google.com/store/apps/details?id=me.rainbow",
    ios: "https://apps.apple.com/app/apple-store/id1457119021",
    mobile: "https://rainbow.download",
    qrCode: "https://rainbow.download",
    browserExtension: "https://rainbow.me/extension",
  },
  app: { scheme: "rainbow://", universal: "https://rnbwapp.com", query: "connector=rainbowkit" },
  qrCode: {
    getUri: (uri) => uri,
    instructions: { learnMoreUrl: "https://learn.rainbow.me/connect-to-a-website-or-app" },
  },
  route: (seen, { rdns }) =>
    announcedRoute(rdns, seen) ?? flaggedRoute("isRainbow", seen) ?? { kind: "walletConnect" },
};

/** An extension, an app, and its maker's own way between them. */
export const coinbase: Wallet = {
  ...listed,
  id: "coinbase",
  name: "Coinbase Wallet",
  shortName: "Coinbase",
  iconUrl: svgUrl(coinbaseMark),
  iconAccent: "#2c5ff6",
  rdns: ["com.coinbase.wallet"],
  downloadUrls: {
    android: "https://play.google.com/store/apps/details?id=org.toshi",
    ios: "https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455",
    mobile: "https://coinbase.com/wallet/downloads",
    qrCode: "https://coinbase-wallet.onelink.me/q5Sx/fdb9b250",
    chrome:
      "https://chrome.google.com/webstore/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad",
    browserExtension: "https://coinbase.com/wallet",
  },
  qrCode: {
    getUri: (uri) => uri,
    instructions: { learnMoreUrl: "https://coinbase.com/wallet/articles/getting-started-mobile" },
  },
  extension: {
    instructions: {
      learnMoreUrl: "https://coinbase.com/wallet/articles/getting-started-extension",
    },
  },
  route: (seen, { rdns }) =>
    announcedRoute(rdns, seen) ?? flaggedRoute("isCoinbaseWallet", seen) ?? { kind: "coinbase" },
};

const metaMaskQuestions = "https://metamask.io/faqs/";

// Many others carry its flag beside their own, to be let in by old sites.
const isMetaMaskItself = ({ environment }: Seen) => environment.provider?.flags.length === 1;

/** The extension that most browsers with a wallet have, and its app. */
export const metaMask: Wallet = {
  ...listed,
  id: "metaMask",
  name: "MetaMask",
  shortName: "MetaMask",
  iconUrl: svgUrl(metaMaskMark),
  iconAccent: "#f6851a",
  rdns: ["io.metamask", "io.metamask.mobile"],
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
  app: { scheme: "metamask://", universal: "https://metamask.app.link" },
  qrCode: { getUri: (uri) => uri, instructions: { learnMoreUrl: metaMaskQuestions } },
  extension: { instructions: { learnMoreUrl: metaMaskQuestions } },
  route: (seen, { rdns }) =>
    announcedRoute(rdns, seen) ??
    (isMetaMaskItself(seen) ? flaggedRoute("isMetaMask", seen) : undefined) ?? {
      kind: "walletConnect",
    },
};

/** Any wallet on a phone that can read its code. */
export const walletConnect: Wallet = {
  ...listed,
  id: "walletConnect",
  name: "WalletConnect",
  shortName: "WalletConnect",
  iconUrl: svgUrl(walletConnectMark),
  iconAccent: "#3b99fc",
  rdns: [],
  downloadUrls: {},
  qrCode: { getUri: (uri) => uri },
  route: () => ({ kind: "walletConnect" }),
};

/** A part of the Brave browser, found nowhere else. */
export const brave: Wallet = {
  ...listed,
  id: "brave",
  name: "Brave Wallet",
  shortName: "Brave",
  iconUrl: async () => (await import("./foldedIcons.ts")).braveIcon,
  iconAccent: "#fb542b",
  rdns: ["com.brave.wallet"],
  downloadUrls: {},
  route: (seen, { rdns }) => announcedRoute(rdns, seen) ?? flaggedRoute("isBraveWallet", seen),
};

/** In the order in which the site names them. */
export const popularWallets: readonly Wallet[] = [
  injected,
  safe,
  rainbow,
  coinbase,
  metaMask,
  walletConnect,
  brave,
];
