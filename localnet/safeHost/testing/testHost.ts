// A Safe host over a real chain, without a page: every question it asks is kept.
import type { LocalChain } from "../../chain/startChain.ts";
import { createAskNode } from "../../wallet/askNode.ts";
import type { PromptAnswer, PromptRequest } from "../../wallet/promptRequest.ts";
import { createSafeHost } from "../createSafeHost.ts";

export type TestHost = {
  ask(
    method: string,
    params?: unknown,
  ): Promise<{ success: boolean; data?: unknown; error?: string }>;
  raw(data: unknown): Promise<unknown>;
  asked: PromptRequest[];
};

export async function testHost(
  chain: LocalChain,
  answer: () => PromptAnswer | Promise<PromptAnswer> = () => ({ approved: true }),
): Promise<TestHost> {
  const asked: PromptRequest[] = [];
  const askNode = createAskNode(fetch);
  const host = await createSafeHost({
    safe: chain.addresses.safe,
    chain: { id: 1, name: "Ethereum", symbol: "ETH", decimals: 18, rpcUrl: chain.rpcUrl },
    node: (method, params) => askNode(chain.rpcUrl, method, params),
    async prompt(request) {
      asked.push(request);
      return answer();
    },
    hostOrigin: "http://127.0.0.1:5199",
    siteOrigin: "http://localhost:4173",
  });
  return {
    asked,
    raw: host.answer,
    async ask(method, params) {
      const request = { id: "1", method, params, env: { sdkVersion: "9.1.0" } };
      const response = await host.answer(request);
      if (!response) throw new Error("The host was silent");
      return response;
    },
  };
}
