// Has the Safe send a transaction of its own, and tells later what became of it.
import { type Address, type Hash, type Hex, isAddress, isHex, parseAbi, zeroAddress } from "viem";
import { type SafeTransaction, safeTransactionCall } from "../chain/safeTransaction.ts";
import type { AskRpc, HostClient } from "./hostClient.ts";
import { keyholders } from "./keyholders.ts";
import type { SafeInfo } from "./readSafeInfo.ts";
import { Refusal } from "./refusal.ts";

export type PreparedTransaction = {
  readonly transaction: Required<SafeTransaction>;
  readonly safeTxHash: Hash;
  /** The call of execTransaction, signed by the owners; one of them pays for it. */
  readonly execution: { readonly from: Address; readonly to: Address; readonly data: Hex };
};

const hashAbi = parseAbi([
  "function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)",
]);

export function readTransaction(params: unknown): Required<SafeTransaction> {
  const { txs } = (params ?? {}) as { txs?: unknown };
  if (!Array.isArray(txs) || txs.length === 0) throw new Refusal("There is no transaction.");
  if (txs.length > 1) throw new Refusal("This Safe sends one transaction at a time.");
  const { to, value = "0", data = "0x" } = (txs[0] ?? {}) as Record<string, unknown>;
  if (typeof to !== "string" || !isAddress(to, { strict: false })) {
    throw new Refusal("The receiver is no address.");
  }
  const amount = /^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(String(value))
    ? BigInt(String(value))
    : null;
  if (amount === null || !isHex(data))
    throw new Refusal("The transaction's value or data is wrong.");
  return { to, value: amount, data };
}

export async function prepareTransaction(
  client: HostClient,
  { safeAddress: safe, chainId, owners, threshold, nonce: given }: SafeInfo,
  transaction: Required<SafeTransaction>,
): Promise<PreparedTransaction> {
  const nonce = BigInt(given);
  const signers = keyholders(owners, threshold);
  const [payer] = signers;
  if (!payer) throw new Refusal("The Safe has no owners.");
  const { to, value, data } = transaction;
  const [safeTxHash, call] = await Promise.all([
    client.readContract({
      address: safe,
      abi: hashAbi,
      functionName: "getTransactionHash",
      args: [to, value, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, nonce],
    }),
    safeTransactionCall({ safe, chainId, owners: signers }, nonce, transaction),
  ]);
  return { transaction, safeTxHash, execution: { ...call, from: payer.address } };
}

/** What the network may take for it at most, or why it would fail. */
export async function estimateExecution(
  ask: AskRpc,
  { execution }: PreparedTransaction,
): Promise<{ fee: bigint | null; failure?: string }> {
  try {
    const [gas, price] = await Promise.all([
      ask("eth_estimateGas", [execution]),
      ask("eth_gasPrice", []),
    ]);
    return { fee: BigInt(gas as string) * BigInt(price as string) };
  } catch (error) {
    return { fee: null, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The shape of Safe's transaction service, as far as the SDK reads it. */
export async function transactionDetails(
  ask: AskRpc,
  { transaction, safeTxHash, execution }: PreparedTransaction,
  txHash: Hash,
) {
  const receipt = (await ask("eth_getTransactionReceipt", [txHash])) as { status: Hex } | null;
  const ended = receipt?.status === "0x1" ? "SUCCESS" : "FAILED";
  return {
    txId: `multisig_${execution.to}_${safeTxHash}`,
    safeAddress: execution.to,
    txStatus: receipt === null ? "AWAITING_EXECUTION" : ended,
    txHash,
    txData: {
      hexData: transaction.data,
      dataDecoded: null,
      to: { value: transaction.to },
      value: String(transaction.value),
      operation: 0,
    },
    detailedExecutionInfo: { type: "MULTISIG", safeTxHash },
  };
}
