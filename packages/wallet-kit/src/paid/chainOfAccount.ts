// What the chain says of a passkey's account, and what a call of it costs whoever sends it.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { gasOf } from "@loamstead/passkey/callGas.ts";
import type { Quote, QuoteFault } from "@loamstead/passkey/paidCall.ts";
import { sharedSigner } from "@loamstead/passkey/plan.ts";
import type { SafeCall } from "@loamstead/passkey/safeTransaction.ts";
import { type Address, isAddressEqual, numberToHex, parseAbi } from "viem";
import { readContract } from "wagmi/actions";
import type { WalletCore } from "../core/core.ts";

const safeAbi = parseAbi([
  "function nonce() view returns (uint256)",
  "function getOwners() view returns (address[])",
  "function getThreshold() view returns (uint256)",
]);

type Core = Pick<WalletCore, "config" | "explain">;

type Asked = {
  /** The account's. */
  address: Address;
  /** As which of its owners the passkey signs. */
  owner: Address;
  call: SafeCall;
  before: readonly SafeCall[] | undefined;
  chainId: number;
};

/** How the account stands, and about what the call costs; or why it cannot be made, whoever pays. */
export async function quoteCall(
  core: Core,
  { address, owner, call, before = [], chainId }: Asked,
): Promise<Result<Quote, QuoteFault>> {
  try {
    const node = nodeOf(core, chainId);
    const [isDeployed, price] = await Promise.all([
      isThere(node, address),
      node.request({ method: "eth_gasPrice" }),
    ]);
    const { nonce, owners, threshold } = isDeployed
      ? await readSafe(core, address, chainId)
      : asSetUp;
    if (!owners.some((one) => isAddressEqual(one, owner))) return refuse("put-out");
    if (threshold > 1n) return refuse("several");
    // A call to itself cannot be tried out before there is an itself.
    const isOwn = isAddressEqual(call.to, address);
    const asked = isOwn && !isDeployed ? before : [...before, call];
    const taken: bigint[] = [];
    for (const one of asked) {
      const gas = await innerGas(core, address, one, chainId);
      if (gas === "refused") return refuse("refused");
      taken.push(gas);
    }
    const inner = taken[before.length] ?? null;
    const cost =
      gasOf({ inner, before: taken.slice(0, before.length), isDeployed }) * BigInt(price);
    return accept({ isDeployed, nonce, owners, cost });
  } catch {
    return refuse("unreachable");
  }
}

const asSetUp = { nonce: 0n, owners: [sharedSigner] as readonly Address[], threshold: 1n };

async function readSafe({ config }: Core, address: Address, chainId: number) {
  const safe = { abi: safeAbi, address, chainId } as const;
  const [nonce, owners, threshold] = await Promise.all([
    readContract(config, { ...safe, functionName: "nonce" }),
    readContract(config, { ...safe, functionName: "getOwners" }),
    readContract(config, { ...safe, functionName: "getThreshold" }),
  ]);
  return { nonce, owners, threshold };
}

/** A node that does not answer says nothing about whether the call may be made. */
async function innerGas(
  core: Core,
  from: Address,
  call: SafeCall,
  chainId: number,
): Promise<bigint | "refused"> {
  try {
    return await tryCall(core, from, call, chainId);
  } catch (error) {
    const { kind } = core.explain(error);
    if (kind === "unreachable" || kind === "timed-out") throw error;
    return "refused";
  }
}

/** The gas that a call takes; an exception where it would fail. */
export async function tryCall(
  core: Core,
  from: Address,
  { to, value = 0n, data }: SafeCall,
  chainId: number,
): Promise<bigint> {
  const gas = await nodeOf(core, chainId).request({
    method: "eth_estimateGas",
    params: [{ from, to, value: numberToHex(value), data }],
  });
  return BigInt(gas);
}

/** In wei. */
export async function balanceOf(core: Core, address: Address, chainId: number): Promise<bigint> {
  const node = nodeOf(core, chainId);
  return BigInt(await node.request({ method: "eth_getBalance", params: [address, "latest"] }));
}

/** The account's nonce at this moment. */
export async function nonceOf(core: Core, address: Address, chainId: number): Promise<bigint> {
  if (!(await isThere(nodeOf(core, chainId), address))) return 0n;
  return readContract(core.config, { abi: safeAbi, address, chainId, functionName: "nonce" });
}

// Asked as nodes are asked: viem's own functions around these would come along whole.
const nodeOf = ({ config }: Core, chainId: number) => config.getClient({ chainId });

async function isThere(node: ReturnType<typeof nodeOf>, address: Address): Promise<boolean> {
  const code = await node.request({ method: "eth_getCode", params: [address, "latest"] });
  return code !== "0x";
}
