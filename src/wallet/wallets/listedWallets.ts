// The wallets that are listed after the popular ones, in this order.
import { ledger } from "./listed/ledger.ts";
import { okx } from "./listed/okx.ts";
import { phantom } from "./listed/phantom.ts";
import { trust } from "./listed/trust.ts";
import { popularWallets } from "./popularWallets.ts";
import type { Wallet } from "./wallet.ts";

const moreWallets: readonly Wallet[] = [ledger, trust, okx, phantom];

/** Every wallet that the site names: the popular ones first. */
export const listedWallets: readonly Wallet[] = [...popularWallets, ...moreWallets];
