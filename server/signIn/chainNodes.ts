// The nodes of the chains that sign-in allows: asked in turn, and believed only about their own chain.
import { refuse } from "../../src/lib/result.ts";
import { askNode, type Fetch, type NodeAnswer, type Question } from "./askNode.ts";

export type ChainNodes = {
  /** Asks the chain's nodes one after the other, until one answers or the signal ends it. */
  ask(chainId: number, question: Question, signal: AbortSignal): Promise<NodeAnswer>;
};

export type ChainNodesParts = {
  rpcUrls: ReadonlyMap<number, readonly string[]>;
  fetch: Fetch;
  timeoutSignal: TimeoutSignal;
};

/** A signal that ends what it is given to after so many milliseconds. */
export type TimeoutSignal = (milliseconds: number) => AbortSignal;

/** For all that has to be asked to verify one signature. */
export const chainPatience = 5_000;

export function createChainNodes(parts: ChainNodesParts): ChainNodes {
  const { rpcUrls, fetch, timeoutSignal } = parts;
  const proven = new Set<string>();

  /** A node of another chain would vouch for contracts that mean nothing on this one. */
  async function isOfChain(url: string, chainId: number, signal: AbortSignal): Promise<boolean> {
    const key = `${chainId} ${url}`;
    if (proven.has(key)) return true;
    const answer = await askNode(url, { method: "eth_chainId", params: [] }, { fetch, signal });
    if (!answer.ok || Number(answer.result) !== chainId) return false;
    proven.add(key);
    return true;
  }

  return {
    async ask(chainId, question, whole) {
      const urls = rpcUrls.get(chainId) ?? [];
      for (const url of urls) {
        // One node that hangs must leave time for the next.
        const signal = AbortSignal.any([whole, timeoutSignal(chainPatience / urls.length)]);
        if (!(await isOfChain(url, chainId, signal))) continue;
        const answer = await askNode(url, question, { fetch, signal });
        if (answer.ok || answer.reason === "reverted") return answer;
      }
      return refuse("unavailable");
    },
  };
}
