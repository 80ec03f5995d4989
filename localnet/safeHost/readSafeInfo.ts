// Reads from the chain what Safe's page tells an embedded site about its Safe.
import { type Address, type Hex, parseAbi, slice, zeroAddress } from "viem";
import { safeAbi } from "../chain/safeTransaction.ts";
import type { HostClient } from "./hostClient.ts";

export type SafeInfo = {
  readonly safeAddress: Address;
  readonly chainId: number;
  readonly threshold: number;
  readonly owners: readonly Address[];
  readonly isReadOnly: boolean;
  readonly nonce: number;
  readonly implementation: Address;
  readonly modules: readonly Address[];
  readonly fallbackHandler: Address | null;
  readonly guard: Address | null;
  readonly version: string;
};

const moreSafeAbi = parseAbi([
  "function VERSION() view returns (string)",
  "function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)",
]);

const slots = {
  implementation: "0x0",
  // keccak256 of "fallback_manager.handler.address" and "guard_manager.guard.address".
  fallbackHandler: "0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5",
  guard: "0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8",
} as const;

const firstModule = "0x0000000000000000000000000000000000000001";

export async function readSafeInfo(client: HostClient, safe: Address): Promise<SafeInfo> {
  const at = { address: safe, abi: [...safeAbi, ...moreSafeAbi] } as const;
  const [owners, threshold, nonce, version, [modules], implementation, fallbackHandler, guard] =
    await Promise.all([
      client.readContract({ ...at, functionName: "getOwners" }),
      client.readContract({ ...at, functionName: "getThreshold" }),
      client.readContract({ ...at, functionName: "nonce" }),
      client.readContract({ ...at, functionName: "VERSION" }),
      client.readContract({ ...at, functionName: "getModulesPaginated", args: [firstModule, 10n] }),
      addressAt(slots.implementation),
      addressAt(slots.fallbackHandler),
      addressAt(slots.guard),
    ]);
  return {
    safeAddress: safe,
    chainId: client.chain.id,
    threshold: Number(threshold),
    owners,
    isReadOnly: false,
    nonce: Number(nonce),
    implementation,
    modules,
    fallbackHandler: orNull(fallbackHandler),
    guard: orNull(guard),
    version,
  };

  async function addressAt(slot: Hex): Promise<Address> {
    const word = await client.getStorageAt({ address: safe, slot });
    return word === undefined ? zeroAddress : slice(word, 12);
  }
}

function orNull(address: Address): Address | null {
  return address === zeroAddress ? null : address;
}
