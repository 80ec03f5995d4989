// The owners of an account by passkey; one that nobody has put on the chain yet has the passkey alone.
import { sharedSigner } from "@loamstead/passkey/plan.ts";
import type { Address } from "viem";
import { useReadContract } from "wagmi";
import { errorLinks } from "../core/failures/errorLinks.ts";

// Written out: the rows of the account dialog need nothing that reads it from a line of Solidity.
const abi = [
  {
    type: "function",
    name: "getOwners",
    stateMutability: "view",
    inputs: [],
    outputs: [{ type: "address[]" }],
  },
] as const;
const alone: readonly Address[] = [sharedSigner];
const nothingThere = new Set(["ContractFunctionZeroDataError", "AbiDecodingZeroDataError"]);

/** Undefined until the chain has said. */
export function useAccountOwners(
  address: Address,
  chainId: number,
): readonly Address[] | undefined {
  const read = { abi, address, chainId, functionName: "getOwners" } as const;
  const { data, error } = useReadContract(read);
  if (data) return data;
  return error && errorLinks(error).some(({ name }) => nothingThere.has(name)) ? alone : undefined;
}
