// Tests showing a token in the wallet.
import { expect, test } from "vitest";
import { named, rejects, testWallet } from "./testing/testWallet.ts";

const token = { type: "ERC20", options: { address: named, symbol: "BUTTER", decimals: 18 } };
const field = { type: "ERC721", options: { address: named, tokenId: "417" } };

test("asks, and answers true", async () => {
  const { request, asked } = testWallet();
  expect(await request("wallet_watchAsset", token)).toBe(true);
  expect(await request("wallet_watchAsset", [field])).toBe(true);
  expect(asked).toMatchObject([
    { kind: "watchAsset", type: "ERC20", symbol: "BUTTER", address: named },
    { kind: "watchAsset", type: "ERC721", tokenId: "417" },
  ]);
});

test("a refusal is 4001", async () => {
  const { request } = testWallet({ answer: rejects });
  await expect(request("wallet_watchAsset", token)).rejects.toMatchObject({ code: 4001 });
});

test.each([
  ["nothing", []],
  ["an unknown type", { ...token, type: "ERC777" }],
  ["no address", { type: "ERC20", options: { symbol: "BUTTER" } }],
  ["no symbol", { type: "ERC20", options: { address: named } }],
  ["a long symbol", { type: "ERC20", options: { address: named, symbol: "BUTTERBUTTER" } }],
  ["a token without its number", { type: "ERC721", options: { address: named } }],
  [
    "a token with a hexadecimal one",
    { type: "ERC721", options: { address: named, tokenId: "0x1" } },
  ],
])("%s is -32602", async (_name, params) => {
  const { request, asked } = testWallet();
  await expect(request("wallet_watchAsset", params)).rejects.toMatchObject({ code: -32602 });
  expect(asked).toEqual([]);
});
