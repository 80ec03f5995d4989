// The text that a visitor signs: EIP-4361 with every field that a server checks.
import { getAddress } from "viem/utils";
import type { MessageFields } from "../kit/authentication.ts";

const lifetime = 10 * 60 * 1000;

/** The text that a wallet is asked to sign (EIP-4361). */
export function signInMessage(fields: MessageFields): string {
  const { account, page, statement, nonce, issuedAt } = fields;
  return [
    `${page.host} wants you to sign in with your Ethereum account:`,
    getAddress(account.address),
    "",
    ...(statement === undefined ? [] : [statement]),
    "",
    `URI: ${page.uri}`,
    "Version: 1",
    `Chain ID: ${account.chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(issuedAt + lifetime).toISOString()}`,
  ].join("\n");
}
