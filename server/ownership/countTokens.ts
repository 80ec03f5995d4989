// Asks a chain how many tokens of a collection an account holds; null where no node of it answers.
import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from "viem";
import type { ChainNodes, TimeoutSignal } from "../signIn/chainNodes.ts";

export type Collection = { readonly chainId: number; readonly address: string };

export type CountTokens = (collection: Collection, owner: string) => Promise<number | null>;

/** Somebody waits for the page that it is asked for. */
const PATIENCE = 3_000;

const abi = parseAbi(["function balanceOf(address owner) view returns (uint256)"]);
const functionName = "balanceOf";

export const createCountTokens =
  (nodes: ChainNodes, timeoutSignal: TimeoutSignal): CountTokens =>
  async ({ chainId, address }, owner) => {
    const data = encodeFunctionData({ abi, functionName, args: [owner as Hex] });
    const question = { method: "eth_call", params: [{ to: address, data }, "latest"] };
    const answer = await nodes.ask(chainId, question, timeoutSignal(PATIENCE));
    if (!answer.ok) return null;
    try {
      return Number(decodeFunctionResult({ abi, functionName, data: answer.result as Hex }));
    } catch {
      return null;
    }
  };
