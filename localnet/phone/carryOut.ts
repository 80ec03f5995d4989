// Does what the owner of the phone has approved: signs here, sends transactions to the chain.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { createWalletClient, defineChain, type Hex, http } from "viem";
import type { PrivateKeyAccount } from "viem/accounts";
import type { Asked } from "./parseRequest.ts";

type Means = { accounts: readonly PrivateKeyAccount[]; rpcUrls: Readonly<Record<number, string>> };

export async function carryOut(
  asked: Asked,
  { accounts, rpcUrls }: Means,
): Promise<Result<Hex | null>> {
  if (asked.kind === "switch") return accept(null);
  const account = accounts.find((one) => one.address === asked.address);
  if (!account) return refuse("The phone does not have this account");
  // What an app sends may still be refused by the encoder or by the chain.
  try {
    switch (asked.kind) {
      case "message":
        return accept(await account.signMessage({ message: { raw: asked.raw } }));
      case "typedData":
        return accept(await account.signTypedData(asked.data));
      case "transaction": {
        const url = rpcUrls[asked.chainId];
        if (!url) return refuse(`The phone cannot reach chain ${asked.chainId}`);
        const wallet = createWalletClient({
          account,
          chain: localChain(asked.chainId, url),
          transport: http(url),
        });
        const { to, value, data } = asked;
        const result = await wallet.sendTransaction({ value, data, ...(to && { to }) });
        return accept(result);
      }
    }
  } catch (error) {
    return refuse(error instanceof Error ? shortest(error) : String(error));
  }
}

function localChain(id: number, url: string) {
  return defineChain({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  });
}

function shortest(error: Error): string {
  return "shortMessage" in error ? String(error.shortMessage) : error.message;
}
