// The local exchange over real sockets: its contract, its signature check, its faults.

import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deriveKeyPair, publicKeyOf, signRequest } from "../../src/exchange/protocol/index.ts";
import vectors from "../../src/exchange/protocol/vectors/exchange.json" with { type: "json" };
import { exchangeApi } from "./exchangeApi.ts";
import type { OwnedNft } from "./nftBalance.ts";
import { type LocalExchange, startExchange } from "./startExchange.ts";

const exchangeAddress = "0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4";
const collection = { address: `0x${"ab".repeat(20)}`, minter: `0x${"cd".repeat(20)}` };
const holder = privateKeyToAccount(
  "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80",
);
const frozen = privateKeyToAccount(`0x${"22".repeat(32)}`);
const fresh = privateKeyToAccount(`0x${"33".repeat(32)}`);
const stranger = privateKeyToAccount(`0x${"44".repeat(32)}`);
const sign = (account: typeof holder) => (message: string) => account.signMessage({ message });

const fields: OwnedNft[] = Array.from({ length: 65 }, (_, index) => ({
  tokenAddress: collection.address,
  minter: collection.minter,
  nftId: BigInt(index * 150),
  name: `Marrow's field <${index}>`,
  description: "Loam & a pond",
}));

let exchange: LocalExchange;
beforeAll(async () => {
  exchange = await startExchange({
    accounts: [
      { state: "unlockable", accountId: 10, owner: holder.address, sign: sign(holder) },
      { state: "frozen", accountId: 11, owner: frozen.address, sign: sign(frozen) },
      { state: "not-activated", accountId: 12, owner: fresh.address },
    ],
    owned: new Map([[10, fields]]),
    collection,
    exchangeAddress,
    chainId: 1,
  });
});
beforeEach(() => exchange.faults.clear());
afterAll(() => exchange.stop());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(exchange.url + path, { headers });
  return { status: answer.status, body: await answer.json() };
};

const signFor = (secret: bigint, accountId: number, baseUrl = exchange.signingOrigin) => {
  const signature = signRequest({
    secret,
    method: "GET",
    baseUrl,
    path: "/api/v3/apiKey",
    params: { accountId },
  });
  if (!signature.ok) throw new Error(signature.reason);
  return signature.value;
};

const holderSecret = async () => {
  const { keySeed } = exchange.accounts[0]!;
  const pair = deriveKeyPair(await holder.signMessage({ message: keySeed }));
  if (!pair.ok) throw new Error(pair.reason);
  return pair.value.secret;
};

const apiKey = async () => {
  const answer = await get("/api/v3/apiKey?accountId=10", {
    "X-API-SIG": signFor(await holderSecret(), 10),
  });
  return answer.body.apiKey as string;
};

const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 1).map(shapeOf)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
      : typeof value;

const recorded = (name: string) => {
  const found = vectors.httpCapture.find((capture) => capture.name.startsWith(name));
  if (!found) throw new Error(`no recording ${name}`);
  return found;
};

describe("account by owner", () => {
  it("is shaped as recorded, in any letter case of the address", async () => {
    for (const owner of [holder.address, holder.address.toLowerCase()]) {
      const { status, body } = await get(`/api/v3/account?owner=${owner}`);
      expect(status).toBe(200);
      expect(shapeOf(body)).toEqual(shapeOf(recorded("getAccount ok").reply.body));
    }
  });

  it("has the recorded key for the recorded wallet", async () => {
    const { body } = await get(`/api/v3/account?owner=${holder.address}`);
    const known = vectors.keyDerivation[0]!;
    expect(BigInt(body.publicKey.x)).toBe(BigInt(known.publicKeyX));
    expect(BigInt(body.publicKey.y)).toBe(BigInt(known.publicKeyY));
    expect(body.keySeed).toBe(known.keySeed);
  });

  it("knows no stranger, as recorded", async () => {
    const { status, body } = await get(`/api/v3/account?owner=${stranger.address}`);
    expect({ status, body }).toEqual(recorded("getAccount unknown user").reply);
  });

  it("has an account that is not activated and one that is frozen", async () => {
    const notActivated = await get(`/api/v3/account?owner=${fresh.address}`);
    expect(notActivated.body).toMatchObject({ publicKey: { x: "", y: "" }, keySeed: "", nonce: 0 });
    const inChange = await get(`/api/v3/account?owner=${frozen.address}`);
    expect(inChange.body).toMatchObject({ frozen: true });
  });

  it.each(["", "?owner=0x12", "?owner=x"])("refuses %j", async (query) => {
    const { status, body } = await get(`/api/v3/account${query}`);
    expect([status, body.resultInfo.code]).toEqual([400, 100001]);
  });
});

describe("API key", () => {
  it("is given for a right signature, shaped as recorded", async () => {
    const headers = { "X-API-SIG": signFor(await holderSecret(), 10) };
    const { status, body } = await get("/api/v3/apiKey?accountId=10", headers);
    expect(status).toBe(200);
    expect(shapeOf(body)).toEqual(shapeOf(recorded("getUserApiKey").reply.body));
    expect(body.apiKey).toHaveLength(64);
  });

  it("is refused with 104005 for a wrong signature, as recorded", async () => {
    const secret = await holderSecret();
    const right = signFor(secret, 10);
    for (const wrong of [
      signFor(secret + 1n, 10),
      signFor(secret, 11),
      signFor(secret, 10, "https://other.example"),
      `${right.slice(0, -1)}${right.endsWith("0") ? "1" : "0"}`,
      "0x00",
      "nonsense",
    ]) {
      const answer = await get("/api/v3/apiKey?accountId=10", { "X-API-SIG": wrong });
      expect(answer).toEqual(recorded("getUserApiKey wrong sig").reply);
    }
  });

  it("is refused without a signature, for no account, for a frozen and a fresh one", async () => {
    const code = async (path: string, headers?: Record<string, string>) =>
      (await get(path, headers)).body.resultInfo.code;
    const signature = { "X-API-SIG": signFor(5n, 11) };
    expect(await code("/api/v3/apiKey?accountId=10")).toBe(104004);
    expect(await code("/api/v3/apiKey?accountId=99", signature)).toBe(102003);
    expect(await code("/api/v3/apiKey?accountId=11", signature)).toBe(104005);
    expect(await code("/api/v3/apiKey?accountId=12", signature)).toBe(104005);
  });

  const toKeys = vectors.apiSig.filter(({ path }) => path === "/api/v3/apiKey");
  it.each(toKeys.map((vector) => [vector.base, vector] as const))(
    "is given for the recorded signature for %s",
    async (base, { sk, accountId, xApiSig }) => {
      const { x, y } = publicKeyOf(BigInt(sk));
      const account = {
        accountId: accountId!,
        owner: holder.address,
        frozen: false,
        publicKey: { x: `0x${x.toString(16)}`, y: `0x${y.toString(16)}` },
        tags: "",
        nonce: 1,
        keyNonce: 1,
        keySeed: "",
      };
      const api = exchangeApi({
        accounts: [account],
        owned: new Map(),
        exchangeAddress,
        chainId: 1,
        collection,
        signingOrigin: base,
        newApiKey: () => "k".repeat(64),
      });
      const ask = (signature: string) =>
        api.request(`/api/v3/apiKey?accountId=${accountId}`, {
          headers: { "X-API-SIG": signature },
        });
      expect((await ask(xApiSig)).status).toBe(200);
      const altered = xApiSig.slice(0, -1) + (xApiSig.endsWith("0") ? "1" : "0");
      expect(await (await ask(altered)).json()).toEqual(
        recorded("getUserApiKey wrong sig").reply.body,
      );
    },
  );
});

describe("NFT balances", () => {
  const list = async (query: string, key?: string) =>
    get(`/api/v3/user/nft/balances?accountId=10${query}`, key ? { "X-API-KEY": key } : {});

  it("need the key of the account itself", async () => {
    expect((await list("")).body.resultInfo.code).toBe(104001);
    expect((await list("", "made-up")).body.resultInfo.code).toBe(104002);
    const { body } = await get("/api/v3/user/nft/balances?accountId=12", {
      "X-API-KEY": await apiKey(),
    });
    expect(body.resultInfo.code).toBe(102003);
  });

  it("come in pages of 20 unless asked, and of 50 at most", async () => {
    const key = await apiKey();
    expect((await list("", key)).body).toMatchObject({ totalNum: 65, data: { length: 20 } });
    expect((await list("&limit=50", key)).body.data).toHaveLength(50);
    expect((await list("&limit=50&offset=50", key)).body.data).toHaveLength(15);
    expect((await list("&limit=50&offset=500", key)).body.data).toHaveLength(0);
    for (const bad of ["&limit=51", "&limit=0", "&limit=-1", "&offset=x"])
      expect((await list(bad, key)).body.resultInfo.code).toBe(100001);
  });

  it("keep the quirks of the exchange", async () => {
    const { body } = await list("&metadata=true&limit=50", await apiKey());
    const second = body.data[1];
    expect(second.nftId).toBe("0x96");
    expect(second.metadata.nftId).toBe("0x150");
    expect(second.metadata.base.name).toBe("Marrow&apos;s field &lt;1&gt;");
    expect(second.nftData).toMatch(/^0x[0-9a-f]{64}$/);
    expect(new Set(body.data.map(({ nftData }: { nftData: string }) => nftData)).size).toBe(50);
  });

  it("leave metadata out unless asked, and filter by contract", async () => {
    const key = await apiKey();
    expect((await list("", key)).body.data[0]).not.toHaveProperty("metadata");
    expect((await list(`&tokenAddrs=0x${"00".repeat(20)}`, key)).body.totalNum).toBe(0);
    expect((await list(`&tokenAddrs=0x0,${collection.address}`, key)).body.totalNum).toBe(65);
  });
});

describe("faults", () => {
  const path = "/api/v3/exchange/info";

  it("answers 500, HTML, or an error under 200", async () => {
    exchange.faults.set("/api/v3/exchange", { kind: "error-500" });
    expect((await fetch(exchange.url + path)).status).toBe(500);
    exchange.faults.set("/api/v3/exchange", { kind: "html" });
    expect(await (await fetch(exchange.url + path)).text()).toContain("<!doctype html>");
    exchange.faults.set("/api/v3/exchange", {
      kind: "result-info",
      code: 102021,
      message: "nonce",
    });
    const wrong = await fetch(exchange.url + path);
    expect([wrong.status, await wrong.json()]).toEqual([
      200,
      { resultInfo: { code: 102021, message: "nonce" } },
    ]);
  });

  it("drops the connection, and only where it was told to", async () => {
    exchange.faults.set(path, { kind: "drop-connection" });
    await expect(fetch(exchange.url + path)).rejects.toThrow();
    expect((await get(`/api/v3/account?owner=${holder.address}`)).status).toBe(200);
  });

  it("answers late, so that a shorter patience ends first", async () => {
    exchange.faults.set(path, { kind: "delay", ms: 2_000 });
    await expect(
      fetch(exchange.url + path, { signal: AbortSignal.timeout(30) }),
    ).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("can close for good", async () => {
    const closing = await startExchange({
      accounts: [],
      owned: new Map(),
      collection,
      exchangeAddress,
      chainId: 1,
    });
    await closing.stop();
    await expect(fetch(closing.url + path)).rejects.toThrow();
  });
});
