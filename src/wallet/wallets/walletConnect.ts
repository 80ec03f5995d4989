// WalletConnect: any wallet on a phone that can read its code.
import svg from "@web3icons/core/svgs/wallets/branded/wallet-connect.svg.js";
import { strings } from "./strings.ts";
import { svgUrl } from "./svgUrl.ts";
import type { Wallet } from "./wallet.ts";

export const walletConnect: Wallet = {
  id: "walletConnect",
  name: "WalletConnect",
  shortName: "WalletConnect",
  iconUrl: svgUrl(svg),
  iconBackground: "#fff",
  iconAccent: "#3b99fc",
  groupName: strings.popular,
  rdns: [],
  downloadUrls: {},
  mobileLink: (uri) => uri,
  qrCode: { getUri: (uri) => uri },
  route: () => ({ kind: "walletConnect" }),
};
