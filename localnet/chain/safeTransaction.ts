// Makes the call by which a Safe, on its owners' signatures, sends a transaction of its own.
import { executing, type SafeCall, safeTypedData } from "@loamstead/passkey/safeTransaction.ts";
import { type Address, type Hex, parseAbi } from "viem";
import { joinOwnerSignatures, type SafeSigner } from "./safeSignature.ts";

export type SafeTransaction = Readonly<Omit<SafeCall, "data"> & { data?: Hex }>;

export const safeAbi = parseAbi([
  "function nonce() view returns (uint256)",
  "function getOwners() view returns (address[])",
  "function getThreshold() view returns (uint256)",
]);

/** Anybody may send the call; `nonce` is the Safe's own, read beforehand. */
export async function safeTransactionCall(
  { safe, chainId, owners }: SafeSigner,
  nonce: bigint,
  { data = "0x", ...rest }: SafeTransaction,
): Promise<{ to: Address; data: Hex }> {
  const call = { ...rest, data };
  const signatures = await joinOwnerSignatures(owners, (owner) =>
    owner.signTypedData(safeTypedData(safe, chainId, nonce, call)),
  );
  return executing(safe, call, signatures);
}
