// Tests that the Safe itself sends, on the local chain, and what is told of it.
import { encodeFunctionData, type Hex, parseEther } from "viem";
import { expect, test } from "vitest";
import { devAccounts } from "../chain/accounts.ts";
import { collectionAbi } from "../chain/collection.ts";
import { minedReceipt } from "../chain/minedReceipt.ts";
import { openTestChain } from "./testing/openTestChain.ts";
import { type TestHost, testHost } from "./testing/testHost.ts";

const { chain, client } = await openTestChain();

const receiver = devAccounts.nameless.address;
const patience = { timeout: 10_000 };

type Details = { txStatus: string; txHash: Hex; safeAddress: string };

async function ended(host: TestHost, safeTxHash: Hex): Promise<Details> {
  let details: Details | undefined;
  await expect
    .poll(async () => {
      details = (await host.ask("getTxBySafeTxHash", { safeTxHash })).data as Details;
      return details.txStatus;
    }, patience)
    .not.toBe("AWAITING_EXECUTION");
  return details as Details;
}

const pay = (value: string) => ({ txs: [{ to: receiver, value, data: "0x" }], params: {} });

test("has the Safe itself send, and tells what became of it", async () => {
  const host = await testHost(chain);
  const { safe, collection } = chain.addresses;
  const data = encodeFunctionData({
    abi: collectionAbi,
    functionName: "setApprovalForAll",
    args: [receiver, true],
  });
  const answer = await host.ask("sendTransactions", {
    txs: [{ to: collection, value: "0", data }],
  });
  expect(host.asked).toMatchObject([{ kind: "transaction", to: collection, value: 0n, data }]);
  const { safeTxHash } = answer.data as { safeTxHash: Hex };
  const details = await ended(host, safeTxHash);
  expect(details).toMatchObject({ txStatus: "SUCCESS", safeAddress: safe });
  const { txHash } = details;
  expect((await client.getTransaction({ hash: txHash })).to).toBe(safe.toLowerCase());
  expect(txHash).not.toBe(safeTxHash);
  const approved = await client.readContract({
    address: collection,
    abi: collectionAbi,
    functionName: "isApprovedForAll",
    args: [safe, receiver],
  });
  expect(approved).toBe(true);
  await expect.poll(() => host.ask("getSafeInfo"), patience).toMatchObject({ data: { nonce: 1 } });
});

test("pays amounts in decimal and hexadecimal, one after the other", async () => {
  const host = await testHost(chain);
  const payer = devAccounts.keeper.address;
  const hash = await client.request({
    method: "eth_sendTransaction" as never,
    params: [
      { from: payer, to: chain.addresses.safe, value: `0x${parseEther("2").toString(16)}` },
    ] as never,
  });
  await minedReceipt(client, hash);
  const before = await client.getBalance({ address: receiver });
  for (const value of ["1000", "0x3e8"]) {
    expect(await host.ask("sendTransactions", pay(value))).toMatchObject({ success: true });
  }
  await expect
    .poll(() => client.getBalance({ address: receiver, blockTag: "latest" }), patience)
    .toBe(before + 2000n);
});

test("foretells a failure, and tells of it once it has happened", async () => {
  const host = await testHost(chain);
  const answer = await host.ask("sendTransactions", pay(String(parseEther("1000000"))));
  expect(host.asked).toMatchObject([{ fee: null, failure: expect.stringContaining("GS013") }]);
  const { safeTxHash } = answer.data as { safeTxHash: Hex };
  expect(await ended(host, safeTxHash)).toMatchObject({ txStatus: "FAILED" });
});
