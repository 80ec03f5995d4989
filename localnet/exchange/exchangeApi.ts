// The exchange's REST contract over a set of accounts and what they own.
import { Hono } from "hono";
import { cors } from "hono/cors";
import {
  parseSignatureText,
  requestHash,
  requestText,
  verifySignature,
} from "../../src/exchange/protocol/index.ts";
import type { ExchangeAccount } from "./accounts.ts";
import { collectionId, collectionInfo, nftBalance, type OwnedNft } from "./nftBalance.ts";

export type ExchangeParts = {
  accounts: readonly ExchangeAccount[];
  /** By account id. */
  owned: ReadonlyMap<number, readonly OwnedNft[]>;
  exchangeAddress: string;
  chainId: number;
  collection: { address: string; minter: string };
  /** The origin that request signatures are made for. */
  signingOrigin: string;
  newApiKey(): string;
};

export function exchangeApi(parts: ExchangeParts): Hono {
  const apiKeys = new Map<string, number>();
  const app = new Hono();
  app.use(cors({ origin: "*", allowHeaders: ["X-API-KEY", "X-API-SIG", "Content-Type"] }));

  const accountOf = (id: string | undefined): ExchangeAccount | undefined =>
    parts.accounts.find(({ accountId }) => String(accountId) === id);

  app.get("/api/v3/exchange/info", (c) =>
    c.json({ chainId: parts.chainId, exchangeAddress: parts.exchangeAddress }),
  );

  app.get("/api/v3/account", (c) => {
    const { owner, accountId } = c.req.query();
    if (owner === undefined && accountId === undefined) return refusal(100001);
    if (owner !== undefined && !/^0x[0-9a-fA-F]{40}$/.test(owner)) return refusal(100001);
    const found = parts.accounts.find(
      (account) =>
        (owner === undefined || account.owner.toLowerCase() === owner.toLowerCase()) &&
        (accountId === undefined || String(account.accountId) === accountId),
    );
    return found ? c.json(found) : refusal(101002);
  });

  app.get("/api/v3/apiKey", (c) => {
    const query = c.req.query();
    const account = accountOf(query.accountId);
    if (!account) return refusal(102003);
    const header = c.req.header("X-API-SIG");
    if (!header) return refusal(104004);
    if (!signedBy(account, header, query)) return refusal(104005);
    const apiKey = parts.newApiKey();
    apiKeys.set(apiKey, account.accountId);
    return c.json({ apiKey });
  });

  function signedBy(account: ExchangeAccount, header: string, params: Record<string, string>) {
    // A key change in progress: neither the old nor the new key counts.
    if (account.frozen || account.publicKey.x === "") return false;
    const text = requestText({
      method: "GET",
      baseUrl: parts.signingOrigin,
      path: "/api/v3/apiKey",
      params,
    });
    const signature = parseSignatureText(header);
    if (!text.ok || !signature.ok) return false;
    const key = { x: BigInt(account.publicKey.x), y: BigInt(account.publicKey.y) };
    return verifySignature(key, requestHash(text.value), signature.value);
  }

  /** The account that a listing may be shown of: the key's own. */
  function keyHolder(
    key: string | undefined,
    accountId: string | undefined,
  ): { account: ExchangeAccount } | { code: ExchangeCode } {
    if (!key) return { code: 104001 };
    const holder = apiKeys.get(key);
    if (holder === undefined) return { code: 104002 };
    const account = accountOf(accountId);
    if (!account || account.accountId !== holder) return { code: 102003 };
    return { account };
  }

  app.get("/api/v3/user/nft/balances", (c) => {
    const query = c.req.query();
    const holder = keyHolder(c.req.header("X-API-KEY"), query.accountId);
    if ("code" in holder) return refusal(holder.code);
    const page = readPage(query);
    if (!page) return refusal(100001);

    const addresses = query.tokenAddrs?.toLowerCase().split(",");
    const datas = query.nftDatas?.split(",");
    const all = (parts.owned.get(holder.account.accountId) ?? [])
      .filter(({ amount = 1 }) => query.nonZero === "false" || amount > 0)
      .filter(({ tokenAddress }) => !addresses || addresses.includes(tokenAddress.toLowerCase()))
      .map((nft, slot) =>
        nftBalance(nft, {
          accountId: holder.account.accountId,
          slot,
          metadata: query.metadata === "true",
        }),
      )
      .filter((balance) => !datas || datas.includes(balance.nftData));
    return c.json({ totalNum: all.length, data: all.slice(page.offset, page.offset + page.limit) });
  });

  app.get("/api/v3/nft/public/collection", (c) => {
    const { address, minter } = parts.collection;
    const { id, collectionAddress } = c.req.query();
    const known =
      id === String(collectionId) || collectionAddress?.toLowerCase() === address.toLowerCase();
    return known ? c.json(collectionInfo(address, minter)) : refusal(100001);
  });

  app.get("/api/wallet/v3/wallet/type", (c) =>
    c.json({
      data: {
        isInCounterFactualStatus: false,
        isContract: false,
        loopringWalletContractVersion: "",
      },
    }),
  );

  app.get("/api/v3/counterFactualInfo", () => refusal(100001, "None.get"));

  app.notFound((c) => c.json({}, 404));
  return app;
}

function readPage({ offset = "0", limit = "20" }: Record<string, string>) {
  if (!/^\d{1,9}$/.test(offset) || !/^\d{1,9}$/.test(limit)) return null;
  const page = { offset: Number(offset), limit: Number(limit) };
  return page.limit >= 1 && page.limit <= 50 ? page : null;
}

/** The exchange's own errors, which it sends under a status of 400. */
const messages = {
  100001: "Invalid argument",
  101002: "User not found",
  102003: "Invalid account id",
  104001: "Empty apiKey",
  104002: "Invalid apiKey",
  104004: "No signature",
  104005: "wrong sig",
} as const;

type ExchangeCode = keyof typeof messages;

const resultInfo = (code: ExchangeCode, message: string = messages[code]) => ({
  resultInfo: { code, message },
});

const refusal = (code: ExchangeCode, message?: string): Response =>
  Response.json(resultInfo(code, message), { status: 400 });
