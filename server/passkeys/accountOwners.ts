// Asks the chain who owns an account by passkey: only that says whether a further passkey opens it.
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from "viem";
import type { NodeAnswer, RpcRequest } from "../signIn/chainNodes.ts";

/** Nobody where nothing of the kind is there; undefined where no node answers. */
export type OwnersOf = (account: Address) => Promise<readonly Address[] | undefined>;

const abi = parseAbi(["function getOwners() view returns (address[])"]);
const functionName = "getOwners";

/** `ask` puts a question to the chain of the accounts. */
export function createOwnersOf(ask: (question: RpcRequest) => Promise<NodeAnswer>): OwnersOf {
  return async (to) => {
    const data = encodeFunctionData({ abi, functionName });
    const answer = await ask({ method: "eth_call", params: [{ to, data }, "latest"] });
    if (!answer.ok) return answer.reason === "reverted" ? [] : undefined;
    try {
      return decodeFunctionResult({ abi, functionName, data: answer.result as Hex });
    } catch {
      // No contract, or one that tells something else.
      return [];
    }
  };
}
