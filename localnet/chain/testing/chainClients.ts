// What the tests of the local chain share: clients that know nothing but mainnet.
import { createPublicClient, createWalletClient, http } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { mainnet } from "viem/chains";
import { type DevAccountName, devAccounts } from "../accounts.ts";

export function mainnetClient(rpcUrl: string) {
  return createPublicClient({ chain: mainnet, transport: http(rpcUrl), pollingInterval: 10 });
}

export function signerOf(name: DevAccountName) {
  return privateKeyToAccount(devAccounts[name].privateKey);
}

export function mainnetWallet(rpcUrl: string, name: DevAccountName) {
  return createWalletClient({ account: signerOf(name), chain: mainnet, transport: http(rpcUrl) });
}
