// What an account holds, freed from the quirks of the exchange's lists.
import * as v from "valibot";
import { plainText } from "./plainText.ts";

export type ExchangeHolding = {
  tokenAddress: string;
  tokenId: bigint;
  amount: bigint;
  name: string;
};

export type BalancePage = {
  total: number;
  /** How many entries came, readable or not: the next page begins after them. */
  length: number;
  holdings: readonly ExchangeHolding[];
};

const pageSchema = v.object({
  totalNum: v.pipe(v.number(), v.integer(), v.minValue(0)),
  data: v.pipe(v.array(v.unknown()), v.maxLength(50)),
});

/** The fields: {@link ExchangeHolding}. */
const entrySchema = v.object({
  tokenAddress: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
  // The outer id is hex, with or without its leading zeros. The one in the metadata may hold
  // decimal digits behind 0x, and is not looked at.
  nftId: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,64}$/)),
  total: v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
  metadata: v.optional(v.object({ base: v.optional(v.object({ name: v.optional(v.string()) })) })),
});

/** Null where the body is no list at all; a single entry that cannot be read is left out. */
export function readBalances(body: unknown): BalancePage | null {
  const page = v.safeParse(pageSchema, body);
  if (!page.success) return null;
  const { totalNum, data } = page.output;
  const holdings = data.flatMap((entry) => {
    const parsed = v.safeParse(entrySchema, entry);
    if (!parsed.success) return [];
    const { tokenAddress, nftId, total, metadata } = parsed.output;
    const amount = BigInt(total);
    if (amount === 0n) return [];
    return [
      { tokenAddress, tokenId: BigInt(nftId), amount, name: plainText(metadata?.base?.name ?? "") },
    ];
  });
  return { total: totalNum, length: data.length, holdings };
}
