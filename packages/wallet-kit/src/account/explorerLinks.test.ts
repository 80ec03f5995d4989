import { defineChain } from "viem";
import { base, mainnet } from "viem/chains";
import { expect, test } from "vitest";
import { explorerLinks } from "./explorerLinks.ts";

test.for([
  [mainnet, "https://etherscan.io/tx/0x1", "https://etherscan.io/address/0x2"],
  [base, "https://basescan.org/tx/0x1", "https://basescan.org/address/0x2"],
] as const)("leads to the chain's explorer", ([chain, transaction, account]) => {
  expect(explorerLinks(chain)?.transaction("0x1")).toBe(transaction);
  expect(explorerLinks(chain)?.account("0x2")).toBe(account);
});

const plain = {
  id: 31337,
  name: "Local",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:8545"] } },
};

test("a chain without one, or with something else in its place, has none", () => {
  const odd = { blockExplorers: { default: { name: "Odd", url: "javascript:alert(1)" } } };
  expect(explorerLinks(undefined)).toBeUndefined();
  expect(explorerLinks(defineChain(plain))).toBeUndefined();
  expect(explorerLinks(defineChain({ ...plain, ...odd }))).toBeUndefined();
});

test("a slash at its end is not doubled", () => {
  const slashed = { blockExplorers: { default: { name: "S", url: "https://scan.example/" } } };
  expect(explorerLinks(defineChain({ ...plain, ...slashed }))?.transaction("0x1")).toBe(
    "https://scan.example/tx/0x1",
  );
});
