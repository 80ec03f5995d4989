// An account as the exchange tells it, and the state that follows from it.
import * as v from "valibot";
import { type ExchangeResult, exchangeUnavailable } from "./exchangeFailure.ts";

export type ExchangeAccount = {
  accountId: number;
  owner: string;
  frozen: boolean;
  /** Null until the account has been activated. */
  publicKey: { x: bigint; y: bigint } | null;
  /** Counts key updates. */
  nonce: number;
  keySeed: string;
};

/** Whether there is something to unlock; `null` stands for an owner without an account. */
export type ExchangeAccountState = "none" | "not-activated" | "frozen" | "locked";

export function accountState(account: ExchangeAccount | null): ExchangeAccountState {
  if (account === null) return "none";
  if (account.publicKey === null || account.nonce < 1) return "not-activated";
  return account.frozen ? "frozen" : "locked";
}

const coordinate = v.pipe(v.string(), v.regex(/^(0x[0-9a-fA-F]{1,64})?$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32));

/** The fields: {@link ExchangeAccount}. */
const schema = v.object({
  accountId: count,
  owner: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
  frozen: v.boolean(),
  publicKey: v.object({ x: coordinate, y: coordinate }),
  nonce: count,
  keySeed: v.pipe(v.string(), v.maxLength(10_000)),
});

export function readAccount(body: unknown, owner: string): ExchangeResult<ExchangeAccount> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) return exchangeUnavailable("the account is not in the form of the contract");
  const { publicKey, ...account } = parsed.output;
  if (account.owner.toLowerCase() !== owner.toLowerCase()) {
    return exchangeUnavailable("the account is somebody else's");
  }
  const { x, y } = publicKey;
  // Coordinates come with leading zeros or without: only their values count.
  const key = x === "" || y === "" ? null : { x: BigInt(x), y: BigInt(y) };
  return { ok: true, value: { ...account, publicKey: key } };
}
