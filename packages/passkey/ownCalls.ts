// What a passkey's account does on the chain: calls of its own, such as taking a second owner, sent by whoever pays.
import {
  type Address,
  encodeFunctionData,
  type Hex,
  hashTypedData,
  parseAbi,
  zeroAddress,
} from "viem";
import type { Account } from "./account.ts";
import { safePlan } from "./plan.ts";

export type Call = { to: Address; value?: bigint; data: Hex };

const abi = parseAbi([
  "function addOwnerWithThreshold(address owner, uint256 threshold)",
  "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)",
]);

const transaction = [
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

// An ordinary call, of which nothing is paid back to whoever sends it.
const operation = 0;
const [safeTxGas, baseGas, gasPrice] = [0n, 0n, 0n];
const [gasToken, refundReceiver] = [zeroAddress, zeroAddress];

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
export function callChallenge(
  { address }: Account,
  chainId: number,
  nonce: bigint,
  { to, value = 0n, data }: Call,
): Hex {
  return hashTypedData({
    domain: { chainId, verifyingContract: address },
    types: { SafeTx: transaction },
    primaryType: "SafeTx",
    message: {
      to,
      value,
      data,
      operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
      nonce,
    },
  });
}

/** What anybody may send, in this order. */
export function callsToSend(
  { address, factoryData }: Account,
  { to, value = 0n, data }: Call,
  { signature, isDeployed }: { signature: Hex; isDeployed: boolean },
): Call[] {
  const fees = [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const;
  const args = [to, value, data, operation, ...fees, signature] as const;
  const call = {
    to: address,
    data: encodeFunctionData({ abi, functionName: "execTransaction", args }),
  };
  return isDeployed ? [call] : [{ to: safePlan.factory, data: factoryData }, call];
}
