// The signature of a passkey's account, as the Safe and whoever verifies for it read it.
import {
  type Address,
  bytesToHex,
  concat,
  encodeAbiParameters,
  type Hex,
  numberToHex,
  pad,
  serializeErc6492Signature,
  size,
} from "viem";
import type { PasskeyAccount } from "./account.ts";
import type { OpenedAssertion } from "./assertion.ts";
import { safePlan, sharedSigner } from "./plan.ts";

/** What ERC-1271 `isValidSignature` of the deployed account accepts. */
export function signatureOf(assertion: OpenedAssertion, owner: Address = sharedSigner): Hex {
  const { authenticatorData, fields, r, s } = assertion;
  const inner = encodeAbiParameters(
    [{ type: "bytes" }, { type: "string" }, { type: "uint256" }, { type: "uint256" }],
    [bytesToHex(authenticatorData), fields, r, s],
  );
  // A Safe reads 65 bytes for each owner: whose contract, where what it is to check lies, and 0 for that kind.
  const where = numberToHex(65, { size: 32 });
  return concat([pad(owner), where, "0x00", numberToHex(size(inner), { size: 32 }), inner]);
}

/** ERC-6492: for whoever verifies while the account is only an address, and has to deploy it on trial. */
export function wrapForUndeployed({ factoryData }: PasskeyAccount, signature: Hex): Hex {
  return serializeErc6492Signature({ address: safePlan.factory, data: factoryData, signature });
}
