// The way to the wallet that has put itself at window.ethereum.
import type { EIP1193Provider } from "viem";
import { injected } from "wagmi/connectors/injected";
import type { FoundWay } from "./reach.ts";

/** Several wallets may share the place: then `providers` lists them, and flags tell them apart. */
type Ethereum = EIP1193Provider & { providers?: Ethereum[]; [flag: `is${string}`]: unknown };

export function injectedWay(flag: string | undefined): FoundWay {
  if (!findEthereum(flag)) return { ok: false, kind: "not-found" };
  const target = () => ({
    id: flag ?? "injected",
    name: "Browser Wallet",
    // Asked anew each time: an extension that starts again puts another provider there.
    provider: () => findEthereum(flag) as never,
  });
  return { ok: true, key: `injected ${flag ?? ""}`, connector: injected({ target }) };
}

function findEthereum(flag: string | undefined): Ethereum | undefined {
  const ethereum = (globalThis as { window?: { ethereum?: Ethereum } }).window?.ethereum;
  if (flag === undefined) return ethereum;
  const carries = (one: Ethereum) => one[flag as `is${string}`] === true;
  return (
    ethereum?.providers?.find(carries) ?? (ethereum && carries(ethereum) ? ethereum : undefined)
  );
}
