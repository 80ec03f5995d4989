// The account of a passkey: a Safe that nobody has to deploy, at an address that follows from the key alone.
import {
  type Address,
  concat,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  zeroAddress,
} from "viem";
import { safePlan, sharedSigner, verifiers } from "./plan.ts";
import type { PublicKey } from "./publicKey.ts";

export type PasskeyAccount = {
  address: Address;
  /** The call to the factory that deploys it. */
  factoryData: Hex;
  /** What the factory's proxy is set up with. */
  initializer: Hex;
};

const abi = parseAbi([
  "struct Signer { uint256 x; uint256 y; uint176 verifiers; }",
  "function configure(Signer signer)",
  "function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)",
  "function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)",
]);

/** By arithmetic alone: no node is asked. */
export function passkeyAccountOf({ x, y }: PublicKey): PasskeyAccount {
  const { factory, singleton, fallbackHandler, saltNonce, proxyCodeHash } = safePlan;
  const signer = { x: BigInt(x), y: BigInt(y), verifiers };
  const configure = encodeFunctionData({ abi, functionName: "configure", args: [signer] });
  const initializer = encodeFunctionData({
    abi,
    functionName: "setup",
    // The Safe itself calls the signer's code, which thereby writes the key into the Safe.
    args: [
      [sharedSigner],
      1n,
      sharedSigner,
      configure,
      fallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  });
  const salt = keccak256(concat([keccak256(initializer), numberToHex(saltNonce, { size: 32 })]));
  return {
    address: getContractAddress({
      opcode: "CREATE2",
      from: factory,
      salt,
      bytecodeHash: proxyCodeHash,
    }),
    factoryData: encodeFunctionData({
      abi,
      functionName: "createProxyWithNonce",
      args: [singleton, initializer, saltNonce],
    }),
    initializer,
  };
}
