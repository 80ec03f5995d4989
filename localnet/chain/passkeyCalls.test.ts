// Proves on the chain itself what a passkey's account does by its own calls, in one transaction that anybody pays for.
import { passkeyAccountOf } from "@loamstead/passkey/account.ts";
import { openAssertion } from "@loamstead/passkey/assertion.ts";
import { gasOf } from "@loamstead/passkey/callGas.ts";
import { batchCalls, callChallenge, callsToSend, ownerCall } from "@loamstead/passkey/ownCalls.ts";
import { safePlan, sharedSigner, verifiers } from "@loamstead/passkey/plan.ts";
import type { SafeCall } from "@loamstead/passkey/safeTransaction.ts";
import { signatureOf } from "@loamstead/passkey/signature.ts";
import { signerCall, signerOf as signerOfKey } from "@loamstead/passkey/signerContract.ts";
import { softPasskey } from "@loamstead/passkey/testing/softPasskey.ts";
import { type Address, encodeFunctionData, parseAbi } from "viem";
import { afterAll, expect, test } from "vitest";
import { devAccounts } from "./accounts.ts";
import { startAnvil } from "./anvil.ts";
import { buildClient } from "./buildClient.ts";
import { chainState } from "./chainState.ts";
import { passkeyContracts } from "./passkeyContracts.ts";
import { safeTransactionCall } from "./safeTransaction.ts";
import { signerOf } from "./testing/chainClients.ts";
import { sendFrom } from "./testing/sendFrom.ts";

const { statePath, addresses } = await chainState();
const anvil = await startAnvil({ chainId: 1, statePath });
afterAll(anvil.stop);
const client = buildClient(anvil.rpcUrl);

const { holder, keeper, named } = devAccounts;
const field = 2n;
const abi = parseAbi([
  "function ownerOf(uint256 tokenId) view returns (address)",
  "function transferFrom(address from, address to, uint256 tokenId)",
]);

const factoryAbi = parseAbi([
  "function getSigner(uint256 x, uint256 y, uint176 verifiers) view returns (address)",
]);

/** By somebody who has nothing to do with the account, and pays. */
async function send({ to, data }: SafeCall, from: Address = keeper.address): Promise<void> {
  if (!(await sendFrom(client, { from, to, data }))) throw new Error("reverted");
}

const moving = (from: Address, to: Address): SafeCall => ({
  to: addresses.collection,
  data: encodeFunctionData({ abi, functionName: "transferFrom", args: [from, to, field] }),
});

const keeps = () =>
  client.readContract({
    address: addresses.collection,
    abi,
    functionName: "ownerOf",
    args: [field],
  });

const gasFor = (call: SafeCall) =>
  client.estimateGas({ account: keeper.address, to: call.to, data: call.data });

function open() {
  const passkey = softPasskey();
  const account = passkeyAccountOf(passkey.key);
  return {
    account,
    address: account.address,
    /** What the payer is handed, signed by the passkey. */
    prepare(call: SafeCall, isDeployed: boolean, before: readonly SafeCall[] = []) {
      const signed = openAssertion(passkey.sign(callChallenge(account, 1, 0n, call)));
      if (!signed.ok) throw new Error(signed.reason);
      const signature = signatureOf(signed.value);
      return batchCalls(callsToSend(account, call, { signature, isDeployed, before }));
    },
  };
}

/** What is told before is no less than what it takes, and not much more. */
function expectAbout(told: bigint, taken: bigint) {
  const share = Number(told) / Number(taken);
  expect(share).toBeGreaterThanOrEqual(1);
  expect(share).toBeLessThan(1.15);
}

test("an account is put on the chain and takes a second owner, who then moves a field alone", async () => {
  const { account, address, prepare } = open();
  await send(moving(holder.address, address), holder.address);
  const taking = prepare(ownerCall(account, named.address), false);
  expectAbout(gasOf({ inner: null, isDeployed: false }), await gasFor(taking));
  await send(taking);

  const alone = { safe: address, chainId: 1, owners: [signerOf("named")] };
  await send(await safeTransactionCall(alone, 1n, moving(address, holder.address)));
  expect(await keeps()).toBe(holder.address);
});

test("an account moves a field for about what was told, whether it stands already or not", async () => {
  const { account, address, prepare } = open();
  await send(moving(holder.address, address), holder.address);
  const away = moving(address, holder.address);
  const inner = await client.estimateGas({ account: address, to: away.to, data: away.data });
  expectAbout(gasOf({ inner, isDeployed: false }), await gasFor(prepare(away, false)));
  await send({ to: safePlan.factory, data: account.factoryData });
  const sent = prepare(away, true);
  expectAbout(gasOf({ inner, isDeployed: true }), await gasFor(sent));
  await send(sent);
  expect(await keeps()).toBe(holder.address);
});

test("an account that stands takes a further passkey for about what was told", async () => {
  const { account, address, prepare } = open();
  await send({ to: safePlan.factory, data: account.factoryData });
  const { key } = softPasskey();
  const call = ownerCall(account, signerOfKey(key));
  const inner = await client.estimateGas({ account: address, to: call.to, data: call.data });
  const before = [await gasFor(signerCall(key))];
  const taken = await gasFor(prepare(call, true, [signerCall(key)]));
  expectAbout(gasOf({ inner, before, isDeployed: true }), taken);
});

test("a call that fails takes everything back, and its transaction has failed", async () => {
  const { account, address, prepare } = open();
  const notMine = moving(holder.address, address);
  await expect(gasFor(prepare(notMine, false))).rejects.toThrow();
  await expect(send(prepare(notMine, false))).rejects.toThrow();
  expect(await client.getCode({ address })).toBeUndefined();
  await send({ to: safePlan.factory, data: account.factoryData });
  await expect(send(prepare(notMine, true))).rejects.toThrow();
  // Its nonce is not used up: the same confirmation counts once the call may be made.
  await send(prepare(ownerCall(account, named.address), true));
});

test("a second passkey signs by a contract of its own, which stands once it is an owner", async () => {
  const { account, address, prepare } = open();
  const second = softPasskey();
  const key = [BigInt(second.key.x), BigInt(second.key.y), verifiers] as const;
  const factory = { address: passkeyContracts.signerFactory, abi: factoryAbi } as const;
  const signer = signerOfKey(second.key);
  expect(signer).toBe(
    await client.readContract({ ...factory, functionName: "getSigner", args: key }),
  );
  // The contract, the account and its new owner: one transaction of them all.
  const before = signerCall(second.key);
  const taking = prepare(ownerCall(account, signer), false, [before]);
  const told = { inner: null, before: [await gasFor(before)], isDeployed: false };
  expectAbout(gasOf(told), await gasFor(taking));
  await send(taking);
  // Whoever makes it once more breaks nothing.
  await send(before);
  await send(moving(holder.address, address), holder.address);

  const away = moving(address, holder.address);
  const signedBy = (one: typeof second, owner: Address) => {
    const signed = openAssertion(one.sign(callChallenge(account, 1, 1n, away)));
    if (!signed.ok) throw new Error(signed.reason);
    const signature = signatureOf(signed.value, owner);
    return batchCalls(callsToSend(account, away, { signature, isDeployed: true }));
  };
  await expect(gasFor(signedBy(softPasskey(), signer))).rejects.toThrow();
  await expect(gasFor(signedBy(second, sharedSigner))).rejects.toThrow();
  await send(signedBy(second, signer));
  expect(await keeps()).toBe(holder.address);
});
