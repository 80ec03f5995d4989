// Signs for a Safe: its owners' signatures over a message, and the wrapping for a Safe not yet deployed.
import {
  type Address,
  concat,
  encodeAbiParameters,
  type Hex,
  hashMessage,
  hashTypedData,
  type LocalAccount,
  type SignableMessage,
  serializeErc6492Signature,
  type TypedDataDefinition,
} from "viem";

export type SafeOwner = Pick<LocalAccount, "address" | "signTypedData">;

export type SafeSigner = {
  readonly safe: Address;
  readonly chainId: number;
  /** As many owners as the Safe's threshold asks for, in any order. */
  readonly owners: readonly SafeOwner[];
};

export function signMessageAsSafe(signer: SafeSigner, message: SignableMessage): Promise<Hex> {
  return signHashAsSafe(signer, hashMessage(message));
}

export function signTypedDataAsSafe(signer: SafeSigner, data: TypedDataDefinition): Promise<Hex> {
  return signHashAsSafe(signer, hashTypedData(data));
}

/** What ERC-1271 `isValidSignature(hash, …)` of the Safe accepts. */
export function signHashAsSafe({ safe, chainId, owners }: SafeSigner, hash: Hex): Promise<Hex> {
  return joinOwnerSignatures(owners, (owner) =>
    owner.signTypedData({
      domain: { chainId, verifyingContract: safe },
      types: { SafeMessage: [{ name: "message", type: "bytes" }] },
      primaryType: "SafeMessage",
      message: { message: encodeAbiParameters([{ type: "bytes32" }], [hash]) },
    }),
  );
}

/** The Safe contract reads one signature after the other and expects ascending addresses. */
export async function joinOwnerSignatures(
  owners: readonly SafeOwner[],
  sign: (owner: SafeOwner) => Promise<Hex>,
): Promise<Hex> {
  const ascending = owners.toSorted((a, b) => (BigInt(a.address) < BigInt(b.address) ? -1 : 1));
  return concat(await Promise.all(ascending.map(sign)));
}

/** ERC-6492: the signature of a Safe that a verifier has to deploy, on trial, before it can ask it. */
export function wrapForUndeployed(
  { factory, factoryData }: { factory: Address; factoryData: Hex },
  signature: Hex,
): Hex {
  return serializeErc6492Signature({ address: factory, data: factoryData, signature });
}
