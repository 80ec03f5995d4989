import { createPublicClient, custom, http } from "viem";
import { mainnet } from "viem/chains";
import { afterAll, expect, test, vi } from "vitest";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { collectionAddress } from "../../localnet/chain/collection.ts";
import { startChain } from "../../localnet/chain/startChain.ts";
import { type HoldingsPlace, listFields } from "./listFields.ts";
import { contractPlace, exchangePlace, viemReader } from "./places.ts";

const holder = devAccounts.holder.address;
const chain = await startChain({ siteOrigin: "http://localhost" });
afterAll(chain.stop);

const openReader = () => {
  const client = createPublicClient({ chain: mainnet, transport: http(chain.rpcUrl) });
  const reader = viemReader(client, collectionAddress);
  const ownersOf = vi.fn(reader.ownersOf);
  return { ...reader, ownersOf };
};

test("finds every field of a holder, and asks no further than the last one", async () => {
  const reader = openReader();
  const ids = await contractPlace({ reader, size: 10_000 }).list(holder);
  expect(ids).toHaveLength(await reader.balanceOf(holder));
  const owners = await reader.ownersOf(ids);
  expect(new Set(owners)).toEqual(new Set([holder.toLowerCase()]));
});

test("a right suggestion saves the search, a wrong one misleads nobody", async () => {
  const all = await contractPlace({ reader: openReader(), size: 10_000 }).list(holder);
  const knowing = openReader();
  const suggest = async () => all;
  expect(await contractPlace({ reader: knowing, size: 10_000, suggest }).list(holder)).toEqual(all);
  expect(knowing.ownersOf).toHaveBeenCalledOnce();

  for (const misled of [[...all.slice(1), 9_999, 12_345, -1, 0.5], []]) {
    const place = contractPlace({
      reader: openReader(),
      size: 10_000,
      suggest: async () => misled,
    });
    expect(await place.list(holder)).toEqual(all);
  }
  const broken = contractPlace({
    reader: openReader(),
    size: 10_000,
    suggest: () => Promise.reject(new Error("no index")),
  });
  expect(await broken.list(holder)).toEqual(all);
});

test("a field that nobody owns is nobody's, and a node that fails is no such answer", async () => {
  expect(await openReader().ownersOf([10_000])).toEqual([null]);
  const request = () => Promise.reject(new Error("no node"));
  const down = createPublicClient({
    chain: mainnet,
    transport: custom({ request }, { retryCount: 0 }),
  });
  await expect(viemReader(down, collectionAddress).ownersOf([1])).rejects.toThrow("no node");
});

test("who owns nothing costs one call", async () => {
  const reader = openReader();
  expect(await contractPlace({ reader, size: 10_000 }).list(devAccounts.empty.address)).toEqual([]);
  expect(reader.ownersOf).not.toHaveBeenCalled();
});

const place = (name: "contract" | "exchange", ids: readonly number[] | Error): HoldingsPlace => ({
  name,
  list: async () => {
    if (ids instanceof Error) throw ids;
    return ids;
  },
});

test("merges places without doubles, the earlier one first believed", async () => {
  const holdings = await listFields(holder, [
    place("contract", [417, 3]),
    place("exchange", [417, 9]),
  ]);
  expect(holdings).toEqual({
    fields: [
      { id: 3, place: "contract" },
      { id: 9, place: "exchange" },
      { id: 417, place: "contract" },
    ],
    failed: [],
  });
});

test("one place fails without the other", async () => {
  const down = new Error("down");
  expect(await listFields(holder, [place("contract", down), place("exchange", [1])])).toEqual({
    fields: [{ id: 1, place: "exchange" }],
    failed: ["contract"],
  });
  expect(await listFields(holder, [place("contract", [1]), place("exchange", down)])).toEqual({
    fields: [{ id: 1, place: "contract" }],
    failed: ["exchange"],
  });
});

test("a locked exchange is no place; an unlocked one lists only fields that exist", async () => {
  const collection = { address: collectionAddress, size: 10_000 };
  const holdings = async () => ({
    ok: true as const,
    value: [4_000n, 2n ** 200n].map((tokenId) => ({
      tokenAddress: collectionAddress,
      tokenId,
      amount: 1n,
      name: "",
    })),
  });
  const locked = { lock: "asking", question: { text: "", kind: "standard" } } as const;
  expect(exchangePlace({ get: () => locked, holdings }, collection)).toBeNull();
  const get = () => ({ lock: "unlocked", accountId: 10 }) as const;
  expect(await exchangePlace({ get, holdings }, collection)!.list(holder)).toEqual([4_000]);
  const gone = exchangePlace({ get, holdings: async () => null }, collection)!;
  await expect(gone.list(holder)).rejects.toThrow("ended meanwhile");
});
