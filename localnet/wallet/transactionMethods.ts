// Sending a transaction: what it moves and costs is worked out before the owner is asked.
import { isRecord } from "@loamstead/lib/shape.ts";
import { hexToBigInt, isAddress, isHex } from "viem";
import { invalidParams, RpcError } from "./rpcError.ts";
import { authorizedAccount, type Method, type WalletContext } from "./walletContext.ts";

export const transactionMethods: Record<string, Method> = {
  async eth_sendTransaction(wallet, [given]) {
    const transaction = readTransaction(given);
    const account = authorizedAccount(wallet, transaction.from);
    if (
      transaction.chainId !== undefined &&
      Number(transaction.chainId) !== wallet.state().chainId
    ) {
      throw invalidParams(
        `The transaction is for chain ${Number(transaction.chainId)}, the wallet is on ${wallet.state().chainId}.`,
      );
    }
    await wallet.ask("eth_sendTransaction", async () => ({
      kind: "transaction",
      to: transaction.to ?? null,
      value: hexToBigInt(transaction.value ?? "0x0"),
      data: transaction.data ?? transaction.input ?? "0x",
      ...(await estimateFee(wallet, transaction)),
    }));
    return wallet.node("eth_sendTransaction", [{ ...transaction, from: account.address }]);
  },
};

type Transaction = Partial<Record<(typeof hexFields)[number] | "from" | "to", `0x${string}`>>;

const hexFields = [
  "value",
  "data",
  "input",
  "gas",
  "gasPrice",
  "maxFeePerGas",
  "maxPriorityFeePerGas",
  "nonce",
  "chainId",
  "type",
] as const;

function readTransaction(given: unknown): Transaction {
  if (!isRecord(given)) throw invalidParams("There is no transaction.");
  const { from, to } = given;
  if (typeof from !== "string") throw invalidParams("The transaction has no sender.");
  if (to !== undefined && to !== null && !isAddressText(to)) {
    throw invalidParams("The receiver is no address.");
  }
  const read: Record<string, unknown> = { from, ...(isAddressText(to) && { to }) };
  for (const field of hexFields) {
    const value = given[field];
    if (value === undefined || value === null) continue;
    if (!isHex(value)) throw invalidParams(`${field} has to be hexadecimal.`);
    read[field] = value === "0x" && field !== "data" && field !== "input" ? "0x0" : value;
  }
  if (!isAddressText(to) && read.data === undefined && read.input === undefined) {
    throw invalidParams("The transaction has neither a receiver nor code.");
  }
  return read;
}

async function estimateFee(
  wallet: WalletContext,
  transaction: Transaction,
): Promise<{ fee: bigint | null; failure?: string }> {
  try {
    const [gas, price] = await Promise.all([
      transaction.gas ?? wallet.node("eth_estimateGas", [transaction]),
      transaction.maxFeePerGas ?? transaction.gasPrice ?? wallet.node("eth_gasPrice", []),
    ]);
    return { fee: BigInt(gas as string) * BigInt(price as string) };
  } catch (error) {
    return { fee: null, ...(error instanceof RpcError && { failure: error.message }) };
  }
}

const isAddressText = (value: unknown): value is `0x${string}` =>
  typeof value === "string" && isAddress(value, { strict: false });
