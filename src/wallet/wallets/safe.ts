// Safe: an account kept by several keys, which opens sites inside itself.
import svg from "@web3icons/core/svgs/wallets/branded/safe.svg.js";
import { strings } from "./strings.ts";
import { svgUrl } from "./svgUrl.ts";
import type { Wallet } from "./wallet.ts";

export const safe: Wallet = {
  id: "safe",
  name: "Safe",
  shortName: "Safe",
  iconUrl: svgUrl(svg),
  iconBackground: "#fff",
  iconAccent: "#12ff80",
  groupName: strings.popular,
  rdns: [],
  downloadUrls: {},
  route: ({ environment }) => (environment.inIframe ? { kind: "safe" } : undefined),
};
