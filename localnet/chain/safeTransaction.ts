// Makes the call by which a Safe, on its owners' signatures, sends a transaction of its own.
import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from "viem";
import { joinOwnerSignatures, type SafeSigner } from "./safeSignature.ts";

export type SafeTransaction = {
  readonly to: Address;
  readonly value?: bigint;
  readonly data?: Hex;
};

export const safeAbi = parseAbi([
  "function nonce() view returns (uint256)",
  "function getOwners() view returns (address[])",
  "function getThreshold() view returns (uint256)",
  "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)",
]);

const safeTxType = [
  { name: "to", type: "address" },
  { name: "value", type: "uint256" },
  { name: "data", type: "bytes" },
  { name: "operation", type: "uint8" },
  { name: "safeTxGas", type: "uint256" },
  { name: "baseGas", type: "uint256" },
  { name: "gasPrice", type: "uint256" },
  { name: "gasToken", type: "address" },
  { name: "refundReceiver", type: "address" },
  { name: "nonce", type: "uint256" },
] as const;

/** Anybody may send the call; `nonce` is the Safe's own, read beforehand. */
export async function safeTransactionCall(
  { safe, chainId, owners }: SafeSigner,
  nonce: bigint,
  { to, value = 0n, data = "0x" }: SafeTransaction,
): Promise<{ to: Address; data: Hex }> {
  const signatures = await joinOwnerSignatures(owners, (owner) =>
    owner.signTypedData({
      domain: { chainId, verifyingContract: safe },
      types: { SafeTx: safeTxType },
      primaryType: "SafeTx",
      message: {
        to,
        value,
        data,
        operation: 0,
        safeTxGas: 0n,
        baseGas: 0n,
        gasPrice: 0n,
        gasToken: zeroAddress,
        refundReceiver: zeroAddress,
        nonce,
      },
    }),
  );
  return {
    to: safe,
    data: encodeFunctionData({
      abi: safeAbi,
      functionName: "execTransaction",
      args: [to, value, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures],
    }),
  };
}
