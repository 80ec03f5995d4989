import { type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from "viem";
import { expect, test } from "vitest";
import { minedReceipt } from "./minedReceipt.ts";

const hash: Hash = `0x${"5a".repeat(32)}`;
const receipt = { status: "success" } as TransactionReceipt;

test("a receipt that the node tells only after its block is waited for", async () => {
  let asked = 0;
  const getTransactionReceipt = async () => {
    asked += 1;
    if (asked < 4) throw new TransactionReceiptNotFoundError({ hash });
    return receipt;
  };
  expect(await minedReceipt({ getTransactionReceipt }, hash)).toBe(receipt);
  expect(asked).toBe(4);
});

test("a node that is gone is not asked again", async () => {
  let asked = 0;
  const getTransactionReceipt = async () => {
    asked += 1;
    throw new Error("ECONNREFUSED");
  };
  await expect(minedReceipt({ getTransactionReceipt }, hash)).rejects.toThrow("ECONNREFUSED");
  expect(asked).toBe(1);
});
