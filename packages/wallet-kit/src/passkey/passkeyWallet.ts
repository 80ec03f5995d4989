// The passkey as a wallet of its own kind: nothing is installed, and its account is kept on this device.
import { passkeyId } from "../kit/walletState.ts";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import { svgUrl } from "../wallets/svgUrl.ts";

/** A finger's mark on the gold of a key. */
export const passkeyMark = {
  iconUrl: svgUrl(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 30 30" fill="none" stroke="#3b2a1e" ' +
      'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 10a2 2 0 0 ' +
      "0-2 2c0 1-.1 2.5-.3 4M14 13.1c0 2.4 0 6.4-1 8.9M17.3 21c.1-.6.4-2.3.5-3M2 12a10 10 0 0 1 " +
      "18-6M2 16h0M21.8 16c.2-2 .1-5.4 0-6M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .3-2M8.7 22c.2-.7.4-1.3" +
      '.5-2M9 6.8a6 6 0 0 1 9 5.2v2"/></svg>',
  ),
  iconBackground: "linear-gradient(160deg, var(--highlight), var(--key))",
};

/** `name` is what it is called in the visitor's language. */
export const passkeyWallet = (name: string): WalletOption => ({
  ...passkeyMark,
  id: passkeyId,
  name,
  shortName: name,
  iconAccent: "#efb85c",
  groupName: "",
  groupIndex: 0,
  rdns: [],
  downloadUrls: {},
  downloads: {},
  route: () => ({ kind: "passkey" }),
  way: { kind: "passkey" },
  ready: true,
  installed: false,
  unsupported: false,
  recent: false,
});
