// The exchange as the site speaks to it: five questions, each with an answer or a failure as a value.
import * as v from "valibot";
import { askExchange, type ExchangeTransport } from "./askExchange.ts";
import { codes, type ExchangeResult, exchangeUnavailable } from "./exchangeFailure.ts";
import { plainText } from "./plainText.ts";
import { type ExchangeAccount, readAccount } from "./readAccount.ts";
import { type ExchangeHolding, readBalances } from "./readBalances.ts";

export type SignedCall = { path: string; params: { accountId: number } };

export type ExchangeClient = {
  /** Null where the owner has never had an account. */
  account(owner: string, signal?: AbortSignal): Promise<ExchangeResult<ExchangeAccount | null>>;
  /** `sign` makes the X-API-SIG header for what is about to be asked. */
  apiKey(
    accountId: number,
    sign: (call: SignedCall) => string,
    signal?: AbortSignal,
  ): Promise<ExchangeResult<string>>;
  /** All that lies in the account of one collection, page after page. */
  holdings(
    of: { accountId: number; apiKey: string; tokenAddress: string },
    signal?: AbortSignal,
  ): Promise<ExchangeResult<readonly ExchangeHolding[]>>;
  collection(address: string, signal?: AbortSignal): Promise<ExchangeResult<ExchangeCollection>>;
  /** Whether an address is one of the exchange's own smart wallets, from whose signatures keys are made. */
  isOwnWallet(address: string, signal?: AbortSignal): Promise<ExchangeResult<boolean>>;
};

const pageSize = 50;
// More than the whole of any collection here; a list that never ends is no list.
const maxPages = 400;

export function createExchangeClient(surroundings: ExchangeTransport): ExchangeClient {
  return {
    async account(owner, signal) {
      const answer = await askExchange(surroundings, {
        path: "/api/v3/account",
        params: { owner },
        signal,
      });
      if (answer.ok) return readAccount(answer.value, owner);
      const { reason } = answer;
      const isUnknown =
        reason.kind === "refused" &&
        (reason.code === codes.addressNotFound || reason.code === codes.accountNotFound);
      return isUnknown ? { ok: true, value: null } : answer;
    },

    async apiKey(accountId, sign, signal) {
      const call = { path: "/api/v3/apiKey", params: { accountId } };
      const answer = await askExchange(surroundings, {
        ...call,
        headers: { "X-API-SIG": sign(call) },
        signal,
      });
      return answer.ok ? readApiKey(answer.value) : answer;
    },

    async holdings({ accountId, apiKey, tokenAddress }, signal) {
      // Things move while pages are turned: one that slips to the next page must not count twice.
      const found = new Map<string, ExchangeHolding>();
      let offset = 0;
      for (let pages = 0; pages < maxPages; pages += 1) {
        const answer = await askExchange(surroundings, {
          path: "/api/v3/user/nft/balances",
          params: { accountId, tokenAddrs: tokenAddress, offset, limit: pageSize, metadata: true },
          headers: { "X-API-KEY": apiKey },
          signal,
        });
        if (!answer.ok) return answer;
        const page = readBalances(answer.value);
        if (page === null)
          return exchangeUnavailable("the holdings are not in the form of the contract");
        for (const holding of page.holdings) {
          if (holding.tokenAddress.toLowerCase() !== tokenAddress.toLowerCase()) continue;
          found.set(holding.tokenId.toString(), holding);
        }
        offset += page.length;
        if (page.length === 0 || offset >= page.total)
          return { ok: true, value: [...found.values()] };
      }
      return exchangeUnavailable("the list of holdings does not end");
    },

    async collection(address, signal) {
      const answer = await askExchange(surroundings, {
        path: "/api/v3/nft/public/collection",
        params: { collectionAddress: address },
        signal,
      });
      return answer.ok ? readCollection(answer.value) : answer;
    },

    async isOwnWallet(wallet, signal) {
      const answer = await askExchange(surroundings, {
        path: "/api/wallet/v3/wallet/type",
        params: { wallet, network: "ETHEREUM" },
        signal,
      });
      return answer.ok ? readIsOwnWallet(answer.value) : answer;
    },
  };
}

type ExchangeCollection = { id: number; name: string; description: string };

const keySchema = v.object({
  // It becomes a header, where only visible characters may stand.
  apiKey: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/)),
});

function readApiKey(body: unknown): ExchangeResult<string> {
  const parsed = v.safeParse(keySchema, body);
  return parsed.success
    ? { ok: true, value: parsed.output.apiKey }
    : exchangeUnavailable("the API key is not in the form of the contract");
}

const collectionSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  name: v.optional(v.string(), ""),
  description: v.optional(v.string(), ""),
});

function readCollection(body: unknown): ExchangeResult<ExchangeCollection> {
  const parsed = v.safeParse(collectionSchema, body);
  if (!parsed.success)
    return exchangeUnavailable("the collection is not in the form of the contract");
  const { id, name, description } = parsed.output;
  return { ok: true, value: { id, name: plainText(name), description: plainText(description) } };
}

const walletSchema = v.object({
  data: v.object({
    isInCounterFactualStatus: v.optional(v.boolean(), false),
    loopringWalletContractVersion: v.optional(v.string(), ""),
  }),
});

function readIsOwnWallet(body: unknown): ExchangeResult<boolean> {
  const parsed = v.safeParse(walletSchema, body);
  if (!parsed.success)
    return exchangeUnavailable("the wallet's type is not in the form of the contract");
  const { isInCounterFactualStatus, loopringWalletContractVersion } = parsed.output.data;
  return { ok: true, value: isInCounterFactualStatus || loopringWalletContractVersion !== "" };
}
