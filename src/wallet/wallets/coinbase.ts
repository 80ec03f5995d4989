// Coinbase Wallet: an extension, an app, and its maker's own way between them.
import svg from "@web3icons/core/svgs/wallets/branded/coinbase.svg.js";
import { extensionInstructions, phoneInstructions } from "./instructions.ts";
import { announcedRoute, flaggedRoute } from "./routes.ts";
import { strings } from "./strings.ts";
import { svgUrl } from "./svgUrl.ts";
import type { Wallet } from "./wallet.ts";

const name = "Coinbase Wallet";
const rdns = ["com.coinbase.wallet"];
const articles = "https://coinbase.com/wallet/articles";

export const coinbase: Wallet = {
  id: "coinbase",
  name,
  shortName: "Coinbase",
  iconUrl: svgUrl(svg),
  iconBackground: "#fff",
  iconAccent: "#2c5ff6",
  groupName: strings.popular,
  rdns,
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
    instructions: phoneInstructions(name, `${articles}/getting-started-mobile`),
  },
  extension: { instructions: extensionInstructions(name, `${articles}/getting-started-extension`) },
  route: (seen) =>
    announcedRoute(rdns, seen) ?? flaggedRoute("isCoinbaseWallet", seen) ?? { kind: "coinbase" },
};
