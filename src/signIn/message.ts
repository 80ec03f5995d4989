// The text that a visitor signs: EIP-4361 with every field that the server checks.

import { getAddress } from "viem/utils";
import { signInStatement } from "../lib/signInStatement.ts";
import type { Holder } from "./session.ts";

const lifetime = 10 * 60 * 1000;

export type MessageFields = {
  account: Holder;
  /** The page that asks; inside a frame it is the frame's own, not the one around it. */
  page: { host: string; uri: string };
  nonce: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
};

export function signInMessage({ account, page, nonce, issuedAt }: MessageFields): string {
  return [
    `${page.host} wants you to sign in with your Ethereum account:`,
    getAddress(account.address),
    "",
    signInStatement,
    "",
    `URI: ${page.uri}`,
    "Version: 1",
    `Chain ID: ${account.chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(issuedAt + lifetime).toISOString()}`,
  ].join("\n");
}
