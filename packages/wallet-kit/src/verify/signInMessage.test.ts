import { parseSiweMessage } from "viem/siwe";
import { expect, it } from "vitest";
import { signInMessage } from "./signInMessage.ts";

const statement = "Sign in with this account.";

const fields = {
  account: { address: "0x52908400098527886e0f7030069857d2e4169ee7", chainId: 8453 },
  page: { host: "shop.example:8443", uri: "https://shop.example:8443/till/" },
  statement,
  nonce: "b7e1f0c24d",
  issuedAt: Date.UTC(2026, 4, 1, 9, 30, 0, 250),
} as const;

it("is read back by an EIP-4361 parser, field by field", () => {
  expect(parseSiweMessage(signInMessage(fields))).toEqual({
    domain: "shop.example:8443",
    address: "0x52908400098527886E0F7030069857D2E4169EE7",
    statement,
    uri: "https://shop.example:8443/till/",
    version: "1",
    chainId: 8453,
    nonce: "b7e1f0c24d",
    issuedAt: new Date("2026-05-01T09:30:00.250Z"),
    expirationTime: new Date("2026-05-01T09:40:00.250Z"),
  });
});

it("is, to the letter, what the standard asks for", () => {
  expect(signInMessage(fields)).toBe(
    `shop.example:8443 wants you to sign in with your Ethereum account:
0x52908400098527886E0F7030069857D2E4169EE7

${statement}

URI: https://shop.example:8443/till/
Version: 1
Chain ID: 8453
Nonce: b7e1f0c24d
Issued At: 2026-05-01T09:30:00.250Z
Expiration Time: 2026-05-01T09:40:00.250Z`,
  );
});

it("needs no statement", () => {
  const { statement: _, ...rest } = fields;
  const { statement: none, ...read } = parseSiweMessage(signInMessage(rest));
  const { statement: some, ...whole } = parseSiweMessage(signInMessage(fields));
  expect([none, some]).toEqual([undefined, statement]);
  expect(read).toEqual(whole);
  // An empty line before it and one after it, by the standard's grammar.
  expect(signInMessage(rest)).toContain("69EE7\n\n\nURI");
});

it("refuses an address that is none", () => {
  const account = { address: "0x52908400098527886e0f7030069857d2e4169e", chainId: 1 } as const;
  expect(() => signInMessage({ ...fields, account })).toThrow();
});
