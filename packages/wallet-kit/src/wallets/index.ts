// The wallets that a site may name to its visitors, and what its own are made of.
export { base } from "./base.ts";
export { ledger } from "./ledger.ts";
export { listedWallets } from "./listedWallets.ts";
export { okx } from "./okx.ts";
export { phantom } from "./phantom.ts";
export {
  brave,
  coinbase,
  injected,
  metaMask,
  rainbow,
  safe,
  walletConnect,
} from "./popularWallets.ts";
export { announcedRoute, flaggedRoute } from "./routes.ts";
export { trust } from "./trust.ts";
export type { InstructionStep, Instructions, PhoneApp, Seen, Wallet } from "./wallet.ts";
