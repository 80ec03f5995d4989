// Tests sending: what the visitor is told of cost and failure, and what the node is given.
import { expect, test } from "vitest";
import { connectedWallet, holder, named, rejects, testWallet } from "./testing/testWallet.ts";

const transfer = { from: holder, to: named, value: "0xde0b6b3a7640000" };
const gasNode = ({ method }: { method: string }) =>
  method === "eth_estimateGas"
    ? { result: "0x5208" }
    : { result: method === "eth_gasPrice" ? "0x3b9aca00" : "0xhash" };

test("tells receiver, amount and fee, then hands the transaction to the node", async () => {
  const { request, asked, calls } = await connectedWallet({ node: gasNode });
  expect(await request("eth_sendTransaction", [{ ...transfer, data: "0x1234" }])).toBe("0xhash");
  expect(asked).toMatchObject([
    { kind: "transaction", to: named, value: 10n ** 18n, data: "0x1234", fee: 21_000n * 10n ** 9n },
  ]);
  expect(calls.at(-1)).toEqual({
    url: "node:1",
    method: "eth_sendTransaction",
    params: [{ ...transfer, data: "0x1234" }],
  });
});

test("uses the site's own limits for the fee", async () => {
  const { request, asked, calls } = await connectedWallet({ node: gasNode });
  await request("eth_sendTransaction", [{ ...transfer, gas: "0xa", maxFeePerGas: "0x2" }]);
  expect(asked).toMatchObject([{ fee: 20n }]);
  expect(calls.map(({ method }) => method)).toEqual(["eth_sendTransaction"]);
});

test("warns when the node expects a failure, and still lets the owner send", async () => {
  const error = { code: 3, message: "execution reverted: not yours" };
  const { request, asked } = await connectedWallet({
    node: (call) => (call.method === "eth_estimateGas" ? { error } : gasNode(call)),
  });
  expect(await request("eth_sendTransaction", [transfer])).toBe("0xhash");
  expect(asked).toMatchObject([{ fee: null, failure: "execution reverted: not yours" }]);
});

test("passes the node's refusal on with its code", async () => {
  const error = { code: -32003, message: "Insufficient funds", data: "0x" };
  const { request } = await connectedWallet({
    node: (call) => (call.method === "eth_sendTransaction" ? { error } : gasNode(call)),
  });
  await expect(request("eth_sendTransaction", [transfer])).rejects.toMatchObject(error);
});

test("a contract is deployed without a receiver", async () => {
  const { request, asked } = await connectedWallet({ node: gasNode });
  await request("eth_sendTransaction", [{ from: holder, data: "0x60" }]);
  expect(asked).toMatchObject([{ to: null, value: 0n }]);
});

test("a refusal is 4001 and nothing is sent", async () => {
  const { request, calls } = await connectedWallet({ node: gasNode, answer: rejects });
  await expect(request("eth_sendTransaction", [transfer])).rejects.toMatchObject({ code: 4001 });
  expect(calls.map(({ method }) => method)).not.toContain("eth_sendTransaction");
});

test("sends nothing from another account, or for a site that is not connected", async () => {
  const { request } = await connectedWallet();
  await expect(
    request("eth_sendTransaction", [{ ...transfer, from: named }]),
  ).rejects.toMatchObject({ code: 4100 });
  await expect(testWallet().request("eth_sendTransaction", [transfer])).rejects.toMatchObject({
    code: 4100,
  });
});

test.each([
  ["nothing", undefined],
  ["no sender", { to: named }],
  ["a receiver that is no address", { ...transfer, to: "juniper.eth" }],
  ["a decimal value", { ...transfer, value: "1" }],
  ["neither receiver nor code", { from: holder }],
  ["another chain", { ...transfer, chainId: "0xa" }],
])("%s is -32602", async (_name, transaction) => {
  const { request, asked } = await connectedWallet();
  await expect(request("eth_sendTransaction", [transaction])).rejects.toMatchObject({
    code: -32602,
  });
  expect(asked).toEqual([]);
});
