// Connecting a site: who may see the account, who no longer, and what the account can do.
import { isRecord } from "@loamstead/lib/shape.ts";
import { invalidParams } from "./rpcError.ts";
import { parseHexChainId, toHexChainId } from "./walletChains.ts";
import { authorizedAccount, type Method, type WalletContext } from "./walletContext.ts";

export const accountMethods: Record<string, Method> = {
  eth_accounts: visibleAccounts,

  async eth_requestAccounts(wallet) {
    if (!wallet.isConnected()) await connect(wallet, "eth_requestAccounts");
    return visibleAccounts(wallet);
  },

  /** Asks even a connected site's visitor again: that is how a site offers another account. */
  async wallet_requestPermissions(wallet, params) {
    readPermissions(params);
    await connect(wallet, "wallet_requestPermissions");
    return permissions(wallet);
  },

  wallet_getPermissions: permissions,

  wallet_revokePermissions(wallet, params) {
    readPermissions(params);
    const { origins } = wallet.state();
    wallet.update({ origins: origins.filter((origin) => origin !== wallet.origin) });
    return null;
  },
};

async function connect(wallet: WalletContext, method: string): Promise<void> {
  const chosen = await wallet.ask(method, () => ({ kind: "connect", choices: wallet.accounts }));
  const { origins } = wallet.state();
  wallet.update({
    origins: [...new Set([...origins, wallet.origin])],
    ...(chosen !== undefined && { account: chosen }),
  });
}

function visibleAccounts(wallet: WalletContext): string[] {
  return wallet.isConnected() ? [wallet.account().address.toLowerCase()] : [];
}

function permissions(wallet: WalletContext) {
  if (!wallet.isConnected()) return [];
  return [
    {
      invoker: wallet.origin,
      parentCapability: "eth_accounts",
      caveats: [{ type: "restrictReturnedAccounts", value: visibleAccounts(wallet) }],
    },
  ];
}

function readPermissions([wanted]: readonly unknown[]): void {
  if (!isRecord(wanted) || !Object.hasOwn(wanted, "eth_accounts")) {
    throw invalidParams("The only permission there is, is eth_accounts.");
  }
}

/** EIP-5792: what the wallet can do beyond plain transactions, which is nothing, said per chain. */
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
