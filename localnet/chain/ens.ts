// Where the name service lies on the local chain, and the calls that write to it.
import { type Address, encodeFunctionData, type Hex, labelhash, namehash, parseAbi } from "viem";

export const ensRegistryAddress = "0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e";
export const universalResolverAddress = "0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe";

export type EnsAddresses = {
  readonly ensRegistry: Address;
  readonly ensResolver: Address;
  readonly ensReverseRegistrar: Address;
  readonly universalResolver: Address;
};

export const registryAbi = parseAbi([
  "function setSubnodeOwner(bytes32 node, bytes32 label, address owner)",
  "function setResolver(bytes32 node, address resolver)",
]);
export const resolverAbi = parseAbi([
  "function setAddr(bytes32 node, address account)",
  "function setText(bytes32 node, string key, string value)",
]);

export function setSubnodeOwnerData(parent: Hex, label: string, owner: Address): Hex {
  return encodeFunctionData({
    abi: registryAbi,
    functionName: "setSubnodeOwner",
    args: [parent, labelhash(label), owner],
  });
}

export function setTextData(name: string, key: string, value: string): Hex {
  return encodeFunctionData({
    abi: resolverAbi,
    functionName: "setText",
    args: [namehash(name), key, value],
  });
}
