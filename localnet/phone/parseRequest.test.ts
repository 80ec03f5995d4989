// Tests how the phone reads what apps ask, above all what it refuses by itself.
import { expect, test } from "vitest";
import { parseRequest } from "./parseRequest.ts";

const address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const other = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
const phone = { addresses: [address], chains: [1, 10] } as const;
const typed = {
  types: { Deed: [{ name: "field", type: "uint256" }] },
  primaryType: "Deed",
  message: { field: 1 },
};

const read = (method: string, ...params: unknown[]) =>
  parseRequest({ method, params, chainId: 10 }, phone);

test.each([
  ["0x68690a", "hi\n"],
  ["plain words", "plain words"],
  ["0x00ff", "0x00ff"],
  ["0x1b5b33316d", "0x1b5b33316d"],
])("the message %s is shown as %j", (sent, text) => {
  expect(read("personal_sign", sent, address.toLowerCase())).toMatchObject({
    ok: true,
    asked: { kind: "message", address, text },
  });
});

test("typed data may come as text or as an object, with or without a domain", () => {
  const expected = { ok: true, asked: { kind: "typedData", data: { ...typed, domain: {} } } };
  expect(read("eth_signTypedData_v4", address, JSON.stringify(typed))).toMatchObject(expected);
  expect(read("eth_signTypedData_v4", address, typed)).toMatchObject(expected);
});

test("a transaction keeps its chain, its receiver, its value and its data", () => {
  const sent = { from: address, to: other.toLowerCase(), value: "0xff", input: "0x12" };
  expect(read("eth_sendTransaction", sent)).toEqual({
    ok: true,
    asked: { kind: "transaction", address, chainId: 10, to: other, value: 255n, data: "0x12" },
  });
  expect(read("eth_sendTransaction", { from: address })).toEqual({
    ok: true,
    asked: { kind: "transaction", address, chainId: 10, value: 0n, data: "0x" },
  });
});

test("a switch names its chain", () => {
  expect(read("wallet_switchEthereumChain", { chainId: "0xa" })).toEqual({
    ok: true,
    asked: { kind: "switch", chainId: 10 },
  });
});

test.each([
  [4902, "wallet_switchEthereumChain", [{ chainId: "0x89" }]],
  [4100, "personal_sign", ["0x12", other]],
  [4100, "eth_signTypedData_v4", [other, typed]],
  [4100, "eth_sendTransaction", [{ from: other }]],
  [-32601, "eth_sign", [address, "0x12"]],
  [-32601, "", []],
  [-32602, "personal_sign", []],
  [-32602, "personal_sign", [5, address]],
  [-32602, "personal_sign", ["0x12", "me"]],
  [-32602, "personal_sign", ["0x12", null]],
  [-32602, "eth_signTypedData_v4", [address, "{"]],
  [-32602, "eth_signTypedData_v4", [address, "null"]],
  [-32602, "eth_signTypedData_v4", [address, { ...typed, primaryType: "Other" }]],
  [-32602, "eth_signTypedData_v4", [address, { ...typed, primaryType: "toString" }]],
  [-32602, "eth_signTypedData_v4", [address, { ...typed, types: { Deed: [{ name: 1 }] } }]],
  [-32602, "eth_sendTransaction", ["0x12"]],
  [-32602, "eth_sendTransaction", [{ from: address, to: "home" }]],
  [-32602, "eth_sendTransaction", [{ from: address, value: "12" }]],
  [-32602, "eth_sendTransaction", [{ from: address, data: 5 }]],
  [-32602, "wallet_switchEthereumChain", [{}]],
  [-32602, "wallet_switchEthereumChain", [{ chainId: "0x" }]],
  [-32602, "wallet_switchEthereumChain", []],
] as const)("%i for %s %j", (code, method, params) => {
  expect(read(method, ...params)).toMatchObject({ ok: false, code });
});

test("parameters that are no list are refused", () => {
  const call = { method: "personal_sign", params: { 0: "0x12", 1: address }, chainId: 1 };
  expect(parseRequest(call, phone)).toMatchObject({ ok: false, code: -32602 });
});
