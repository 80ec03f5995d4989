// The wallets that the site names, in the order in which it names them.
import { brave } from "./brave.ts";
import { coinbase } from "./coinbase.ts";
import { injected } from "./injected.ts";
import { metaMask } from "./metaMask.ts";
import { rainbow } from "./rainbow.ts";
import { safe } from "./safe.ts";
import type { Wallet } from "./wallet.ts";
import { walletConnect } from "./walletConnect.ts";

export const popularWallets: readonly Wallet[] = [
  injected,
  safe,
  rainbow,
  coinbase,
  metaMask,
  walletConnect,
  brave,
];
