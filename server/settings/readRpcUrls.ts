// Reads the addresses of chain nodes from the environment: RPC_URLS, and RPC_URLS_10 for chain 10.
import { isNodeAddress } from "../../src/lib/nodeAddress.ts";

/** The lists by the variable that holds them. */
export type RpcUrls = Readonly<Record<string, readonly string[]>>;

type Reading = { rpcUrls: RpcUrls; problems: readonly string[] };

export const firstChainVariable = "RPC_URLS";

export const chainVariable = (chainId: number): string => `${firstChainVariable}_${chainId}`;

const listRule =
  "must be a list of https:// and wss:// addresses, with commas between them and no name and " +
  "password in them (http:// and ws:// only for this machine).";

// An address often holds a key, so what is wrong is never repeated.
export function readRpcUrls(env: Readonly<Record<string, string | undefined>>): Reading {
  const rpcUrls: Record<string, string[]> = {};
  const problems: string[] = [];
  for (const [name, value = ""] of Object.entries(env)) {
    if (name !== firstChainVariable && !name.startsWith(`${firstChainVariable}_`)) continue;
    if (!/^RPC_URLS(?:_[1-9]\d{0,14})?$/.test(name)) {
      problems.push(`${name} must be RPC_URLS, an underscore and the number of a chain.`);
      continue;
    }
    const addresses = value.split(",").map((address) => address.trim());
    if (addresses.every(isNodeAddress)) rpcUrls[name] = addresses;
    else problems.push(`${name} ${listRule}`);
  }
  return { rpcUrls, problems };
}
