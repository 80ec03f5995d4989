// Tests over real sockets the list of an account's NFTs: whose it is, its pages and its quirks.
import { describe, expect, it } from "vitest";
import { collection, openTestExchange } from "./testing/openTestExchange.ts";

const { get, apiKey } = await openTestExchange();

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
