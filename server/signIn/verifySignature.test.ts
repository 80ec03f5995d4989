// Tests whose signature is believed when nodes are slow, broken, lying or of another chain.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { type Hex, serializeErc6492Signature } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import { boundedFetch } from "../http/boundedFetch.ts";
import { openPort } from "../testing/openPort.ts";
import { createChainNodes } from "./chainNodes.ts";
import { createVerifySignature, type SignedMessage } from "./verifySignature.ts";

type Question = { method: string; params: readonly unknown[] };
/** What a node answers: a result, an error, a status without sense, or nothing at all. */
type Said = { result: unknown } | { error: object } | { status: number } | { silence: () => void };

const juniper = privateKeyToAccount(generatePrivateKey());
const bramble = privateKeyToAccount(generatePrivateKey());
const contract = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const message = "Let me in to water my carrots, please!";
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, "0")}`;
const yes: Said = { result: word(1) };
const no: Said = { result: word(0) };
const down: Said = { status: 500 };

async function startNode(call: Said, chain: Said = { result: "0x1" }) {
  const asked: Question[] = [];
  const server = createServer(async (req, res) => {
    const question = (await json(req)) as Question;
    asked.push(question);
    const said = question.method === "eth_chainId" ? chain : call;
    if ("silence" in said) return said.silence();
    if ("status" in said) return res.writeHead(said.status).end("<h1>Sorry</h1>");
    res.end(JSON.stringify({ jsonrpc: "2.0", id: 1, ...said }));
  });
  const url = `http://127.0.0.1:${await openPort(server)}`;
  const methods = () => asked.map(({ method }) => method);
  return { url, asked, methods };
}

type Options = { chainId?: number; timeoutSignal?: (milliseconds: number) => AbortSignal };

function verifier(urls: readonly string[], options: Options = {}) {
  const { chainId = 1, timeoutSignal = () => new AbortController().signal } = options;
  const rpcUrls = new Map([[chainId, urls]]);
  const nodes = createChainNodes({ rpcUrls, fetch, timeoutSignal });
  return createVerifySignature(nodes, timeoutSignal);
}

const ofContract = (signature: Hex): SignedMessage => ({
  address: contract,
  chainId: 1,
  message,
  signature,
});

describe("verifySignature", () => {
  test("a key's own signature is believed without asking anybody", async () => {
    const node = await startNode(down);
    const verify = verifier([node.url]);
    const signature = await juniper.signMessage({ message });
    const signed = { address: juniper.address, chainId: 1, message, signature };
    expect(await verify(signed)).toBe("good");
    expect(node.asked).toEqual([]);
    expect(await verify({ ...signed, message: `${message} ` })).toBe("chain-unavailable");
    expect(await verify({ ...signed, address: bramble.address })).toBe("chain-unavailable");
  });

  test.each([
    ["65 bytes", 65],
    ["one byte", 1],
    ["4,000 bytes", 4_000],
  ])("a contract decides about %s", async (_, size) => {
    const signature: Hex = `0x${"ab".repeat(size)}`;
    const node = await startNode(yes);
    expect(await verifier([node.url])(ofContract(signature))).toBe("good");
    expect(node.methods()).toEqual(["eth_chainId", "eth_call"]);
    expect(JSON.stringify(node.asked[1]?.params)).toContain(contract.slice(2).toLowerCase());
    expect(await verifier([(await startNode(no)).url])(ofContract(signature))).toBe("bad");
  });

  test.each<[string, Said, string]>([
    ["reverts", { error: { code: 3, message: "execution reverted", data: "0x" } }, "bad"],
    [
      "reverts, in another node's words",
      { error: { code: -32000, message: "VM Exception: revert" } },
      "bad",
    ],
    ["runs out of gas", { error: { code: -32000, message: "out of gas" } }, "bad"],
    ["is not there", { result: "0x" }, "bad"],
    ["answers nonsense", { result: "0xzz" }, "bad"],
    ["answers with a number too large", { result: word(2) }, "bad"],
    ["answers with no text", { result: 1 }, "bad"],
  ])("a contract that %s", async (_, said, verdict) => {
    const node = await startNode(said);
    expect(await verifier([node.url])(ofContract("0xabcd"))).toBe(verdict);
  });

  test.each<[string, Said, Said?]>([
    ["is broken", down],
    ["has had enough of us", { error: { code: -32005, message: "limit exceeded" } }],
    ["has not caught up", { error: { code: -32000, message: "header not found" } }],
    ["speaks another language", { status: 200 }],
    ["is on another chain", yes, { result: "0xa" }],
    ["does not tell its chain", yes, down],
  ])("a node that %s is not believed, and the next one is asked", async (_, said, chain) => {
    const bad = await startNode(said, chain);
    expect(await verifier([bad.url])(ofContract("0xabcd"))).toBe("chain-unavailable");
    const good = await startNode(yes);
    expect(await verifier([bad.url, good.url])(ofContract("0xabcd"))).toBe("good");
  });

  test("a chain without nodes, and nodes that nobody can reach, are unavailable", async () => {
    expect(await verifier([])(ofContract("0xabcd"))).toBe("chain-unavailable");
    const gone = "http://127.0.0.1:1";
    expect(await verifier([gone])(ofContract("0xabcd"))).toBe("chain-unavailable");
    const elsewhere = await startNode(yes);
    const verify = verifier([elsewhere.url], { chainId: 10 });
    expect(await verify(ofContract("0xabcd"))).toBe("chain-unavailable");
    expect(elsewhere.asked).toEqual([]);
  });

  test("a node that never answers is given up after its share of five seconds", async () => {
    const over: AbortController[] = [];
    const limits: number[] = [];
    const timeoutSignal = (milliseconds: number) => {
      const controller = new AbortController();
      limits.push(milliseconds);
      over.push(controller);
      return controller.signal;
    };
    const silent = await startNode({ silence: () => over.at(-1)?.abort() });
    const good = await startNode(yes);
    const verify = verifier([silent.url, good.url], { timeoutSignal });
    expect(await verify(ofContract("0xabcd"))).toBe("good");
    expect(limits).toEqual([5_000, 2_500, 2_500]);
  });

  test("after five seconds in all it is over", async () => {
    const whole = new AbortController();
    const timeoutSignal = (milliseconds: number) =>
      milliseconds === 5_000 ? whole.signal : new AbortController().signal;
    const silent = await startNode({ silence: () => whole.abort() });
    const good = await startNode(yes);
    const verify = verifier([silent.url, good.url], { timeoutSignal });
    expect(await verify(ofContract("0xabcd"))).toBe("chain-unavailable");
    expect(good.asked).toEqual([]);
  });

  test("an answer larger than any that makes sense is not read to its end", async () => {
    let written = 0;
    const flood = createServer(async (req, res) => {
      const { method } = (await json(req)) as Question;
      if (method === "eth_chainId") return res.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
      const chunk = Buffer.alloc(65_536, "a");
      const more = () => {
        while (!res.destroyed && written < 400_000_000) {
          written += chunk.length;
          if (!res.write(chunk)) return void res.once("drain", more);
        }
        res.end();
      };
      more();
    });
    const url = `http://127.0.0.1:${await openPort(flood)}`;
    const rpcUrls = new Map([[1, [url]]]);
    const timeoutSignal = () => new AbortController().signal;
    const nodes = createChainNodes({ rpcUrls, fetch: boundedFetch(1_000_000), timeoutSignal });
    const verify = createVerifySignature(nodes, timeoutSignal);
    expect(await verify(ofContract("0xabcd"))).toBe("chain-unavailable");
    expect(written).toBeLessThan(100_000_000);
  });

  test("a node's chain is asked once", async () => {
    const node = await startNode(yes);
    const verify = verifier([node.url]);
    await verify(ofContract("0xabcd"));
    await verify(ofContract("0xabcd"));
    expect(node.methods()).toEqual(["eth_chainId", "eth_call", "eth_call"]);
  });

  test("signatures that only look like a wrapping are refused without a fault", async () => {
    const magic6492 = "6492".repeat(16);
    const node = await startNode({ error: { code: 3, message: "execution reverted" } });
    const verify = verifier([node.url]);
    for (const signature of [
      `0x${magic6492}`,
      `0x${"ff".repeat(200)}${magic6492}`,
      `0x${"00".repeat(96)}${magic6492}`,
      serializeErc6492Signature({ address: contract, data: "0x", signature: "0x" }),
    ] as Hex[]) {
      expect(await verify(ofContract(signature))).toBe("bad");
    }
  });

  test("a key's consent to become a contract is no signature", async () => {
    const node = await startNode(yes);
    const signature: Hex = `0x${"ab".repeat(300)}${"8010".repeat(16)}`;
    expect(await verifier([node.url])(ofContract(signature))).toBe("bad");
    expect(node.asked).toEqual([]);
  });
});
