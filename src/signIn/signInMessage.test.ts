import { parseSiweMessage } from "viem/siwe";
import { expect, it } from "vitest";
import { signInStatement } from "../lib/signInStatement.ts";
import { signInMessage } from "./verification.ts";

const fields = {
  account: { address: "0x52908400098527886e0f7030069857d2e4169ee7", chainId: 8453 },
  page: { host: "farm.example:8443", uri: "https://farm.example:8443/loamstead/" },
  nonce: "b7e1f0c24d",
  issuedAt: Date.UTC(2026, 4, 1, 9, 30, 0, 250),
} as const;

it("is read back by an EIP-4361 parser, field by field", () => {
  expect(parseSiweMessage(signInMessage(fields))).toEqual({
    domain: "farm.example:8443",
    address: "0x52908400098527886E0F7030069857D2E4169EE7",
    statement: signInStatement,
    uri: "https://farm.example:8443/loamstead/",
    version: "1",
    chainId: 8453,
    nonce: "b7e1f0c24d",
    issuedAt: new Date("2026-05-01T09:30:00.250Z"),
    expirationTime: new Date("2026-05-01T09:40:00.250Z"),
  });
});

it("is, to the letter, what the standard asks for", () => {
  expect(signInMessage(fields)).toBe(
    `farm.example:8443 wants you to sign in with your Ethereum account:
0x52908400098527886E0F7030069857D2E4169EE7

${signInStatement}

URI: https://farm.example:8443/loamstead/
Version: 1
Chain ID: 8453
Nonce: b7e1f0c24d
Issued At: 2026-05-01T09:30:00.250Z
Expiration Time: 2026-05-01T09:40:00.250Z`,
  );
});

it("has a statement of the characters that the standard allows", () => {
  expect(signInStatement).toMatch(/^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/);
});

it("refuses an address that is none", () => {
  const account = { address: "0x52908400098527886e0f7030069857d2e4169e", chainId: 1 } as const;
  expect(() => signInMessage({ ...fields, account })).toThrow();
});
