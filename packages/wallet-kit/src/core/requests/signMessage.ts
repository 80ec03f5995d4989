// Asks the wallet to sign a line of text with the connected account.
import { type Hex, stringToHex } from "viem";
import type { WalletCore } from "../core.ts";
import { strings } from "../failures/strings.ts";
import { currentWallet, type Refused, refused } from "./currentWallet.ts";

type Core = Pick<WalletCore, "config" | "explain">;

/** Has the connected wallet sign a text; a refusal says in words why not. */
export async function signMessage(
  { config, explain }: Core,
  { message }: { message: string },
): Promise<{ ok: true; signature: Hex } | Refused> {
  if (message === "") return refused("invalid", strings.invalid.message);
  try {
    const wallet = await currentWallet(config);
    if (!wallet.ok) return wallet;
    const signature = await wallet.provider.request({
      method: "personal_sign",
      params: [stringToHex(message), wallet.address],
    });
    return { ok: true, signature };
  } catch (error) {
    return { ok: false, reason: explain(error) };
  }
}
