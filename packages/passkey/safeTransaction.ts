// A transaction that a Safe sends itself: what its owners sign of it, and the call that carries it out.
import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from "viem";

export type SafeCall = { to: Address; value?: bigint; data: Hex };

const abi = parseAbi([
  "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)",
]);

const types = {
  SafeTx: [
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
  ],
} as const;

/** An ordinary call, of which nothing is paid back to whoever sends it. */
const plain = {
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
} as const;

/** As EIP-712 has it; `nonce` is the Safe's own, 0 while it is only an address. */
export const safeTypedData = (
  safe: Address,
  chainId: number,
  nonce: bigint,
  { to, value = 0n, data }: SafeCall,
) =>
  ({
    domain: { chainId, verifyingContract: safe },
    types,
    primaryType: "SafeTx",
    message: { to, value, data, ...plain, nonce },
  }) as const;

/** Anybody may send it, once enough owners have signed. */
export function executing(safe: Address, { to, value = 0n, data }: SafeCall, signatures: Hex) {
  const { operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = plain;
  const fees = [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const;
  return {
    to: safe,
    data: encodeFunctionData({
      abi,
      functionName: "execTransaction",
      args: [to, value, data, operation, ...fees, signatures],
    }),
  };
}
