// Asks the wallet for the accounts that it lets this site see.
import { type Address, getAddress } from "viem";
import type { WalletCore } from "../core.ts";
import { currentWallet, type RefusedRequest, refuseRequest } from "./currentWallet.ts";

type Core = Pick<WalletCore, "config" | "explain" | "language">;

/** Asks the connected wallet which of its accounts this site may see. */
export async function requestAccounts(
  core: Core,
): Promise<{ ok: true; accounts: readonly Address[] } | RefusedRequest> {
  try {
    const wallet = await currentWallet(core);
    if (!wallet.ok) return wallet;
    const accounts = await wallet.provider.request({ method: "eth_requestAccounts" });
    if (accounts.length === 0) return refuseRequest("rejected", "");
    return { ok: true, accounts: accounts.map((one) => getAddress(one)) };
  } catch (error) {
    return { ok: false, reason: core.explain(error) };
  }
}
