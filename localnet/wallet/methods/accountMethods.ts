// Connecting a site: who may see the account, and who no longer.
import { invalidParams } from "../rpcError.ts";
import type { Method, WalletContext } from "../walletContext.ts";

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
  if (typeof wanted !== "object" || wanted === null || !Object.hasOwn(wanted, "eth_accounts")) {
    throw invalidParams("The only permission there is, is eth_accounts.");
  }
}
