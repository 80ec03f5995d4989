// Asks the wallet to sign a line of text with the connected account.
import { type Hex, stringToHex } from "viem";
import type { WalletCore } from "../core.ts";
import { coreErrors } from "../failures/strings.ts";
import { currentWallet, type RefusedRequest, refuseRequest } from "./currentWallet.ts";

type Core = Pick<WalletCore, "config" | "explain" | "language">;

/** Has the connected wallet sign a text; a refusal says in words why not. */
export async function signMessage(
  core: Core,
  { message }: { message: string },
): Promise<{ ok: true; signature: Hex } | RefusedRequest> {
  if (message === "") return refuseRequest("invalid", coreErrors.noMessage);
  try {
    const wallet = await currentWallet(core);
    if (!wallet.ok) return wallet;
    const signature = await wallet.provider.request({
      method: "personal_sign",
      params: [stringToHex(message), wallet.address],
    });
    return { ok: true, signature };
  } catch (error) {
    return { ok: false, reason: core.explain(error) };
  }
}
