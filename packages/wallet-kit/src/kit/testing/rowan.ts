// Somebody who is connected, for tests.
import type { Account } from "../walletState.ts";

export const rowan: Account = {
  address: "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65",
  chainId: 1,
  wallet: { id: "field", name: "Field Wallet" },
  supported: true,
};
