// The small answers: an API key, what is publicly known of a collection, and what a wallet is.
import * as v from "valibot";
import { type Asked, unavailable } from "./exchangeFailure.ts";
import { plainText } from "./plainText.ts";

export type ExchangeCollection = { id: number; name: string; description: string };

const keySchema = v.object({
  // It becomes a header, where only visible characters may stand.
  apiKey: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/)),
});

export function readApiKey(body: unknown): Asked<string> {
  const parsed = v.safeParse(keySchema, body);
  return parsed.success
    ? { ok: true, value: parsed.output.apiKey }
    : unavailable("the API key is not in the form of the contract");
}

const collectionSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  name: v.optional(v.string(), ""),
  description: v.optional(v.string(), ""),
});

export function readCollection(body: unknown): Asked<ExchangeCollection> {
  const parsed = v.safeParse(collectionSchema, body);
  if (!parsed.success) return unavailable("the collection is not in the form of the contract");
  const { id, name, description } = parsed.output;
  return { ok: true, value: { id, name: plainText(name), description: plainText(description) } };
}

const walletSchema = v.object({
  data: v.object({
    isInCounterFactualStatus: v.optional(v.boolean(), false),
    loopringWalletContractVersion: v.optional(v.string(), ""),
  }),
});

export function readIsOwnWallet(body: unknown): Asked<boolean> {
  const parsed = v.safeParse(walletSchema, body);
  if (!parsed.success) return unavailable("the wallet's type is not in the form of the contract");
  const { isInCounterFactualStatus, loopringWalletContractVersion } = parsed.output.data;
  return { ok: true, value: isInCounterFactualStatus || loopringWalletContractVersion !== "" };
}
