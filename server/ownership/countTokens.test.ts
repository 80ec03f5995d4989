// Tests that tokens are counted by the chain they are on, and that silence is no number.
import { describe, expect, test } from "vitest";
import type { NodeAnswer, RpcRequest } from "../signIn/chainNodes.ts";
import { createCountTokens } from "./countTokens.ts";

const collection = { chainId: 10, address: `0x${"c0".repeat(20)}` };
const owner = `0x${"ab".repeat(20)}`;

function counting(answer: NodeAnswer) {
  const asked: [number, RpcRequest][] = [];
  const ask = async (chainId: number, question: RpcRequest) => {
    asked.push([chainId, question]);
    return answer;
  };
  const count = createCountTokens({ ask }, () => new AbortController().signal);
  return { asked, count: () => count(collection, owner) };
}

describe("countTokens", () => {
  test("it asks the collection on its own chain for the balance of the owner", async () => {
    const { asked, count } = counting({ ok: true, result: `0x${"3".padStart(64, "0")}` });
    expect(await count()).toBe(3);
    const data = `0x70a08231${owner.slice(2).padStart(64, "0")}`;
    const params = [{ to: collection.address, data }, "latest"];
    expect(asked).toEqual([[10, { method: "eth_call", params }]]);
  });

  test.each<NodeAnswer>([
    { ok: false, reason: "unavailable" },
    { ok: true, result: "0x" },
    { ok: true, result: { odd: true } },
  ])("what is no answer is no count: %o", async (answer) => {
    expect(await counting(answer).count()).toBe(null);
  });
});
