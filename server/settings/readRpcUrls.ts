// Reads the addresses of chain nodes from the environment: RPC_URLS, RPC_URLS_10 for chain 10, and the server's own.
import { isNodeAddress } from "../../src/lib/nodeAddress.ts";

/** The lists by the variable that holds them. */
export type RpcUrls = Readonly<Record<string, readonly string[]>>;

type Reading = { rpcUrls: RpcUrls; problems: readonly string[] };

/** For pages and the server, and for the server alone; each by itself is for the first chain. */
export type ChainVariable = "RPC_URLS" | "SERVER_RPC_URLS";

const listRules: Readonly<Record<ChainVariable, string>> = {
  RPC_URLS:
    "must be a list of https:// and wss:// addresses, with commas between them and no name and " +
    "password in them (http:// and ws:// only for this machine).",
  SERVER_RPC_URLS:
    "must be a list of https:// addresses, with commas between them and no name and password in " +
    "them (http:// only for this machine).",
};

// An address often holds a key, so what is wrong is never repeated.
export function readRpcUrls(
  env: Readonly<Record<string, string | undefined>>,
  variable: ChainVariable,
): Reading {
  const rpcUrls: Record<string, string[]> = {};
  const problems: string[] = [];
  for (const [name, value = ""] of Object.entries(env)) {
    if (name !== variable && !name.startsWith(`${variable}_`)) continue;
    if (!/^(?:_[1-9]\d{0,14})?$/.test(name.slice(variable.length))) {
      problems.push(`${name} must be ${variable}, an underscore and the number of a chain.`);
      continue;
    }
    const addresses = value.split(",").map((address) => address.trim());
    const isForAll = variable === "RPC_URLS";
    if (addresses.every((text) => isNodeAddress(text) && (isForAll || text.startsWith("http")))) {
      rpcUrls[name] = addresses;
    } else problems.push(`${name} ${listRules[variable]}`);
  }
  return { rpcUrls, problems };
}
