// What a passkey's account does on the chain: calls of its own, such as taking a second owner, sent by whoever pays.
import { type Address, encodeFunctionData, type Hex, hashTypedData, parseAbi } from "viem";
import type { Account } from "./account.ts";
import { safePlan } from "./plan.ts";
import { type Call, executing, safeTypedData } from "./safeTransaction.ts";

const abi = parseAbi(["function addOwnerWithThreshold(address owner, uint256 threshold)"]);

/** From then on either of them signs for the account alone, so that the loss of one is not its end. */
export function ownerCall({ address }: Account, owner: Address): Call {
  const data = encodeFunctionData({
    abi,
    functionName: "addOwnerWithThreshold",
    args: [owner, 1n],
  });
  return { to: address, data };
}

/** What the passkey is asked to sign. `nonce` is the account's own: 0 while it is only an address. */
export const callChallenge = (
  { address }: Account,
  chainId: number,
  nonce: bigint,
  call: Call,
): Hex => hashTypedData(safeTypedData(address, chainId, nonce, call));

/** What anybody may send, in this order. */
export function callsToSend(
  { address, factoryData }: Account,
  call: Call,
  { signature, isDeployed }: { signature: Hex; isDeployed: boolean },
): Call[] {
  const own = executing(address, call, signature);
  return isDeployed ? [own] : [{ to: safePlan.factory, data: factoryData }, own];
}
