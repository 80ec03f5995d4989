// What a passkey is asked to sign, so that the Safe takes it for a signature of a text.
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  hashMessage,
  hashTypedData,
  type SignableMessage,
} from "viem";

/** The Safe's own hash over that of the text: it counts for one account on one chain. */
export function challengeOf(account: Address, chainId: number, message: SignableMessage): Hex {
  return hashTypedData({
    domain: { chainId, verifyingContract: account },
    types: { SafeMessage: [{ name: "message", type: "bytes" }] },
    primaryType: "SafeMessage",
    message: { message: encodeAbiParameters([{ type: "bytes32" }], [hashMessage(message)]) },
  });
}
