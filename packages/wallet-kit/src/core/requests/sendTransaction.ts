// Asks the wallet to send a call of a contract from the connected account.
import { phrasesOf } from "@loamstead/lib/texts/texts.ts";
import { type Address, type Hex, isAddress, numberToHex } from "viem";
import type { WalletCore } from "../core.ts";
import { coreErrors, texts } from "../failures/strings.ts";
import { currentWallet, type RefusedRequest, refuseRequest } from "./currentWallet.ts";

type Core = Pick<WalletCore, "config" | "explain" | "language">;

/** A call of a contract, by the account that is connected. */
export type ContractCall = {
  /** From nobody else: the wallet may have gone to another account meanwhile. */
  from: Address;
  to: Address;
  data: Hex;
  chainId: number;
};

/** Has the connected wallet send a call, once its owner agrees there; a refusal says in words why not. */
export async function sendTransaction(
  core: Core,
  { from, to, data, chainId }: ContractCall,
): Promise<{ ok: true; hash: Hex } | RefusedRequest> {
  if (!isAddress(to)) return refuseRequest("invalid", coreErrors.receiver);
  try {
    const wallet = await currentWallet(core);
    if (!wallet.ok) return wallet;
    if (wallet.address !== from)
      return refuseRequest("not-connected", phrasesOf(texts, core.language()).otherAccount);
    const hash = await wallet.provider.request({
      method: "eth_sendTransaction",
      params: [{ from, to, data, chainId: numberToHex(chainId) }],
    });
    return { ok: true, hash };
  } catch (error) {
    return { ok: false, reason: core.explain(error) };
  }
}
