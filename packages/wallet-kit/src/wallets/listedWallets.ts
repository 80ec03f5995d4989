// The wallets that are listed after the popular ones, in this order.
import { base } from "./base.ts";
import { ledger } from "./ledger.ts";
import { okx } from "./okx.ts";
import { phantom } from "./phantom.ts";
import { popularWallets } from "./popularWallets.ts";
import { trust } from "./trust.ts";
import type { Wallet } from "./wallet.ts";

const moreWallets: readonly Wallet[] = [ledger, trust, okx, base, phantom];

/** Every wallet that the site names: the popular ones first. */
export const listedWallets: readonly Wallet[] = /* @__PURE__ */ popularWallets.concat(moreWallets);
