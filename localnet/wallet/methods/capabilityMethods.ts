// EIP-5792: what the wallet can do beyond plain transactions, which is nothing, said per chain.
import { parseHexChainId, toHexChainId } from "../walletChains.ts";
import { authorizedAccount, type Method } from "../walletContext.ts";

export const capabilityMethods: Record<string, Method> = {
  wallet_getCapabilities(wallet, [address, wanted]) {
    authorizedAccount(wallet, address);
    const chosen = Array.isArray(wanted) ? wanted.map(parseHexChainId) : undefined;
    const chains = wallet.chains().filter(({ id }) => chosen?.includes(id) ?? true);
    return Object.fromEntries(
      chains.map(({ id }) => [toHexChainId(id), { atomic: { status: "unsupported" } }]),
    );
  },
};
