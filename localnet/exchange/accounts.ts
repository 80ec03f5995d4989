// The accounts of the local exchange, one for each state that an account can be in.
import { deriveKeyPair, standardKeyMessage } from "../../src/exchange/protocol/index.ts";

export type ExchangeAccount = {
  accountId: number;
  owner: string;
  frozen: boolean;
  publicKey: { x: string; y: string };
  tags: string;
  nonce: number;
  keyNonce: number;
  keySeed: string;
};

/** Signs a text as the owner's wallet would by personal_sign. */
export type SignText = (text: string) => Promise<string>;

export type AccountPlan = { accountId: number; owner: string } & (
  | { state: "not-activated" }
  | { state: "unlockable" | "frozen"; sign: SignText; keySeed?: string; keyNonce?: number }
);

export async function openAccount(plan: AccountPlan, exchange: string): Promise<ExchangeAccount> {
  const { accountId, owner, state } = plan;
  if (state === "not-activated") {
    return {
      accountId,
      owner,
      frozen: false,
      publicKey: { x: "", y: "" },
      tags: "",
      nonce: 0,
      keyNonce: 0,
      keySeed: "",
    };
  }
  const nonce = plan.keyNonce ?? 1;
  const message = plan.keySeed || standardKeyMessage(exchange, nonce);
  const pair = deriveKeyPair(await plan.sign(message));
  if (!pair.ok) throw new Error(`no key for account ${accountId}: ${pair.reason}`);
  // Without leading zeros, as the exchange really sent coordinates.
  const unpadded = (value: bigint) => `0x${value.toString(16)}`;
  const { x, y } = pair.value.publicKey;
  return {
    accountId,
    owner,
    frozen: state === "frozen",
    publicKey: { x: unpadded(x), y: unpadded(y) },
    tags: "",
    nonce,
    keyNonce: nonce,
    keySeed: plan.keySeed ?? message,
  };
}
