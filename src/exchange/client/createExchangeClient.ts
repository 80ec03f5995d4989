// The exchange as the site speaks to it: five questions, each with an answer or a failure as a value.
import { askExchange, type Surroundings } from "./askExchange.ts";
import { type Asked, codes, unavailable } from "./exchangeFailure.ts";
import { type ExchangeAccount, readAccount } from "./readAccount.ts";
import { type ExchangeHolding, readBalances } from "./readBalances.ts";
import {
  type ExchangeCollection,
  readApiKey,
  readCollection,
  readIsOwnWallet,
} from "./readOthers.ts";

export type SignedCall = { path: string; params: { accountId: number } };

export type ExchangeClient = {
  /** Null where the owner has never had an account. */
  account(owner: string, signal?: AbortSignal): Promise<Asked<ExchangeAccount | null>>;
  /** `sign` makes the X-API-SIG header for what is about to be asked. */
  apiKey(
    accountId: number,
    sign: (call: SignedCall) => string,
    signal?: AbortSignal,
  ): Promise<Asked<string>>;
  /** All that lies in the account of one collection, page after page. */
  holdings(
    of: { accountId: number; apiKey: string; tokenAddress: string },
    signal?: AbortSignal,
  ): Promise<Asked<readonly ExchangeHolding[]>>;
  collection(address: string, signal?: AbortSignal): Promise<Asked<ExchangeCollection>>;
  /** Whether an address is one of the exchange's own smart wallets, from whose signatures keys are made. */
  isOwnWallet(address: string, signal?: AbortSignal): Promise<Asked<boolean>>;
};

const pageSize = 50;
// More than the whole of any collection here; a list that never ends is no list.
const maxPages = 400;

export function createExchangeClient(surroundings: Surroundings): ExchangeClient {
  return {
    async account(owner, signal) {
      const answer = await askExchange(surroundings, {
        path: "/api/v3/account",
        params: { owner },
        signal,
      });
      if (answer.ok) return readAccount(answer.value, owner);
      const { failure } = answer;
      const isUnknown =
        failure.kind === "refused" &&
        (failure.code === codes.addressNotFound || failure.code === codes.accountNotFound);
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
        if (page === null) return unavailable("the holdings are not in the form of the contract");
        for (const holding of page.holdings) {
          if (holding.tokenAddress.toLowerCase() !== tokenAddress.toLowerCase()) continue;
          found.set(holding.tokenId.toString(), holding);
        }
        offset += page.length;
        if (page.length === 0 || offset >= page.total)
          return { ok: true, value: [...found.values()] };
      }
      return unavailable("the list of holdings does not end");
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
