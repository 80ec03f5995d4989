// Proves that the Safe sends what enough of its owners signed, and nothing else.
import { encodeFunctionData } from "viem";
import { afterAll, expect, test } from "vitest";
import { type DevAccountName, devAccounts } from "./accounts.ts";
import { collectionAbi } from "./collection.ts";
import { minedReceipt } from "./minedReceipt.ts";
import { deployedSafePlan } from "./safes.ts";
import { safeAbi, safeTransactionCall } from "./safeTransaction.ts";
import { startChain } from "./startChain.ts";
import { mainnetClient, mainnetWallet, signerOf } from "./testing/chainClients.ts";

const chain = await startChain();
const client = mainnetClient(chain.rpcUrl);
afterAll(chain.stop);

const ownField = 3n;
const receiver = devAccounts.nameless.address;
const ownerOf = (id: bigint) =>
  client.readContract({
    address: chain.addresses.collection,
    abi: collectionAbi,
    functionName: "ownerOf",
    args: [id],
  });

async function passOn(...owners: DevAccountName[]) {
  const { safe, collection } = chain.addresses;
  const nonce = await client.readContract({ address: safe, abi: safeAbi, functionName: "nonce" });
  const call = await safeTransactionCall(
    { safe, chainId: 1, owners: owners.map(signerOf) },
    nonce,
    {
      to: collection,
      data: encodeFunctionData({
        abi: collectionAbi,
        functionName: "transferFrom",
        args: [safe, receiver, ownField],
      }),
    },
  );
  return mainnetWallet(chain.rpcUrl, "pictured").sendTransaction(call);
}

test("has the owners and the threshold of its plan", async () => {
  const safe = { address: chain.addresses.safe, abi: safeAbi };
  expect(await client.readContract({ ...safe, functionName: "getOwners" })).toEqual(
    deployedSafePlan.owners.map((name) => devAccounts[name].address),
  );
  expect(await client.readContract({ ...safe, functionName: "getThreshold" })).toBe(
    BigInt(deployedSafePlan.threshold),
  );
});

test("refuses one owner, and an owner with a stranger", async () => {
  await expect(passOn("named")).rejects.toThrow("GS020");
  await expect(passOn("named", "liar")).rejects.toThrow("GS026");
  expect(await ownerOf(ownField)).toBe(chain.addresses.safe);
});

test("passes a field on when two owners signed", async () => {
  const hash = await passOn("nameless", "named");
  const { status } = await minedReceipt(client, hash);
  expect(status).toBe("success");
  expect(await ownerOf(ownField)).toBe(receiver);
});
