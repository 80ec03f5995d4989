// What a passkey's account does on the chain: calls of its own, such as taking a second owner, sent by whoever pays.
import { type Address, encodeFunctionData, type Hex, hashTypedData, parseAbi } from "viem";
import type { PasskeyAccount } from "./account.ts";
import { safePlan } from "./plan.ts";
import { executing, type SafeCall, safeTypedData } from "./safeTransaction.ts";

const abi = parseAbi([
  "struct Part { address target; bool allowFailure; bytes callData; }",
  "function addOwnerWithThreshold(address owner, uint256 threshold)",
  "function aggregate3(Part[] parts) payable returns ((bool success, bytes returnData)[])",
]);

/** Multicall3, which lies at this address on every chain that matters: whoever calls it pays for all at once. */
export const multicall = "0xcA11bde05977b3631167028862bE2a173976CA11";

/** From then on either of them signs for the account alone, so that the loss of one is not its end. */
export function ownerCall({ address }: Pick<PasskeyAccount, "address">, owner: Address): SafeCall {
  const data = encodeFunctionData({
    abi,
    functionName: "addOwnerWithThreshold",
    args: [owner, 1n],
  });
  return { to: address, data };
}

/** How it is deployed is known only to the passkey that its address follows from; a further one comes later than that. */
export type CallingAccount = Pick<PasskeyAccount, "address"> &
  Partial<Pick<PasskeyAccount, "factoryData">>;

/** What the passkey is asked to sign. `nonce` is the account's own: 0 while it is only an address. */
export const callChallenge = (
  { address }: CallingAccount,
  chainId: number,
  nonce: bigint,
  call: SafeCall,
): Hex => hashTypedData(safeTypedData(address, chainId, nonce, call));

/**
 * What anybody may send, in this order. A call that fails takes everything back: nothing is to be paid back to
 * whoever sends it, and then a Safe does not go on with `ExecutionFailure`, but reverts.
 */
export function callsToSend(
  { address, factoryData }: CallingAccount,
  call: SafeCall,
  { signature, isDeployed, before = [] }: SignedCall,
): SafeCall[] {
  const deploying = !isDeployed && factoryData;
  return [
    ...before,
    ...(deploying ? [{ to: safePlan.factory, data: deploying }] : []),
    executing(address, call, signature),
  ];
}

type SignedCall = {
  signature: Hex;
  isDeployed: boolean;
  /** What has to be there for it, and anybody may do. */
  before?: readonly SafeCall[];
};

/** One transaction of them, which happens as a whole or not at all. */
export function batchCalls(calls: readonly SafeCall[]): SafeCall {
  const [only, ...more] = calls;
  if (only && more.length === 0) return only;
  const parts = calls.map(({ to, data }) => ({ target: to, allowFailure: false, callData: data }));
  return {
    to: multicall,
    data: encodeFunctionData({ abi, functionName: "aggregate3", args: [parts] }),
  };
}
