// Proves that whatever goes wrong with a paid call is told in words of its own.
import { english, phrasesOf } from "@loamstead/lib/texts/texts.ts";
import type { PaidCallFault, PaidCallState, Payer, Quote } from "@loamstead/passkey/paidCall.ts";
import { zeroAddress } from "viem";
import { expect, test } from "vitest";
import { texts as ofSteps } from "../passkey/stepStrings.ts";
import { faultWords } from "./paidWords.ts";
import { texts } from "./strings.ts";

const said = {
  strings: phrasesOf(texts, english),
  steps: phrasesOf(ofSteps, english),
  someWallet: "Your wallet",
  chain: "Ethereum",
};
const quote: Quote = { isDeployed: true, nonce: 0n, owners: [], cost: 1n };
const payer: Payer = { wallet: "r", name: "Rainbow", address: zeroAddress, balance: 1n };
const ready = (fault: PaidCallFault | null): PaidCallState => ({
  is: "ready",
  quote,
  payer,
  signature: null,
  fault,
});
const words = (state: PaidCallState) => faultWords(state, said);

test("each reason has its own words, and names the wallet that it is about", () => {
  const stopped = (["unreachable", "refused", "put-out", "several"] as const).map((fault) =>
    words({ is: "stopped", fault }),
  );
  expect(new Set(stopped).size).toBe(4);
  const named = (["rejected", "poor", "elsewhere", "cheap"] as const).map((fault) =>
    words(ready({ of: "payer", fault })),
  );
  expect(new Set(named).size).toBe(4);
  for (const sentence of named) expect(sentence).toContain("Rainbow");
  expect(named[2]).toContain("Ethereum");
  expect(words(ready({ of: "payer", fault: { words: "Its own." } }))).toBe("Its own.");
  expect(words(ready({ of: "account", fault: "moved" }))).toBe(said.strings.moved);
});

test("a passkey that is not here is another matter than one that nobody can use", () => {
  const of = (fault: Extract<PaidCallFault, { of: "passkey" }>["fault"]) =>
    words(ready({ of: "passkey", fault }));
  expect(of("cancelled")).toBe(said.strings.notSigned);
  expect(of("unverified")).toBe(said.steps.noLock);
  expect(of("wrong-order")).toBe(said.steps.unfit);
});

test("a wallet that said no before it said who it is has no name; where nothing is wrong nothing is said", () => {
  expect(words({ is: "choosing", quote, fault: { of: "payer", fault: "rejected" } })).toContain(
    "Your wallet",
  );
  expect(words(ready(null))).toBeUndefined();
  expect(words({ is: "quoting", payer: null })).toBeUndefined();
});
