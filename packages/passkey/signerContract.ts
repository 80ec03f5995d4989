// The contract by which a further passkey owns an account: Safe's factory makes one for each key, at a place that follows from the key.
import {
  type Address,
  concat,
  encodeFunctionData,
  getContractAddress,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
} from "viem";
import { verifiers } from "./plan.ts";
import type { PublicKey } from "./publicKey.ts";
import type { SafeCall } from "./safeTransaction.ts";

/** Safe's (0.2.1), and the contract that all of its signers borrow their code from. */
export const signerFactory = "0x1d31F259eE307358a26dFb23EB365939E8641195";
const singleton = "0x4E27b51350e6c2083EE19011120F50DAfEc5CA50";

/** The creation code of SafeWebAuthnSignerProxy, as the factory has it; what it is for comes behind it. */
const proxyCode =
  "0x610100346100ad57601f6101b538819003918201601f19168301916001600160401b038311848410176100b2578084926080946040528339810103126100ad578051906001600160a01b03821682036100ad5760208101516040820151606090920151926001600160b01b03841684036100ad5760805260a05260c05260e05260405160ec90816100c98239608051816082015260a05181604d015260c051816027015260e0518160010152f35b600080fd5b634e487b7160e01b600052604160045260246000fdfe7f000000000000000000000000000000000000000000000000000000000000000060b63601527f000000000000000000000000000000000000000000000000000000000000000060a03601527f000000000000000000000000000000000000000000000000000000000000000036608001523660006080376000806056360160807f00000000000000000000000000000000000000000000000000000000000000005af43d600060803e60b1573d6080fd5b3d6080f3fea26469706673582212201660515548d15702d720bbc046b457ca85e941a4559ab9f9518488e4c82e5ee964736f6c634300081a0033";

const abi = parseAbi([
  "function createSigner(uint256 x, uint256 y, uint176 verifiers) returns (address)",
]);

/** By arithmetic alone, whether it is there yet or not. */
export function signerOf({ x, y }: PublicKey): Address {
  const meant = concat([pad(singleton), x, y, numberToHex(verifiers, { size: 32 })]);
  return getContractAddress({
    opcode: "CREATE2",
    from: signerFactory,
    salt: numberToHex(0n, { size: 32 }),
    bytecodeHash: keccak256(concat([proxyCode, meant])),
  });
}

/** Anybody may make it, and making it again changes nothing. */
export const signerCall = ({ x, y }: PublicKey): SafeCall => ({
  to: signerFactory,
  data: encodeFunctionData({
    abi,
    functionName: "createSigner",
    args: [BigInt(x), BigInt(y), verifiers],
  }),
});
