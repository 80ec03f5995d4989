// Proves the land collection: its owners, its events, its rules and where its tokens point.
import { type Address, getAddress, getContract, type Hash, parseEventLogs } from "viem";
import { afterAll, describe, expect, test } from "vitest";
import { type DevAccountName, devAccounts } from "./accounts.ts";
import { defaultSiteOrigin } from "./buildState.ts";
import { collectionAbi } from "./collection.ts";
import { landSize } from "./landPlan.ts";
import { minedReceipt } from "./minedReceipt.ts";
import { startChain } from "./startChain.ts";
import { mainnetClient, mainnetWallet } from "./testing/chainClients.ts";

const chain = await startChain();
afterAll(chain.stop);
const client = mainnetClient(chain.rpcUrl);
const land = { address: chain.addresses.collection, abi: collectionAbi };

const ownerOf = (id: bigint) =>
  client.readContract({ ...land, functionName: "ownerOf", args: [id] });

const landAs = (account: DevAccountName) =>
  getContract({ ...land, client: mainnetWallet(chain.rpcUrl, account) }).write;

const done = async (hash: Promise<Hash>) => (await minedReceipt(client, await hash)).status;

describe("the past", () => {
  /** What an indexer does: every event of the collection, in order, and nothing else. */
  async function replay() {
    const logs = parseEventLogs({
      abi: collectionAbi,
      eventName: ["Transfer", "ConsecutiveTransfer"],
      logs: await client.getLogs({ address: land.address, fromBlock: 0n, toBlock: "finalized" }),
    });
    const owners: Address[] = [];
    for (const { eventName, args } of logs) {
      if (eventName === "Transfer") {
        expect(owners[Number(args.tokenId)]).toBe(args.from);
        owners[Number(args.tokenId)] = args.to;
      } else {
        for (let id = args.fromTokenId; id <= args.toTokenId; id += 1n) {
          expect(owners[Number(id)]).toBeUndefined();
          owners[Number(id)] = args.toAddress;
        }
      }
    }
    return { owners, logs };
  }

  test("replays to exactly the owners and balances that the contract names", async () => {
    const { owners } = await replay();
    expect(owners).toHaveLength(landSize);
    const named = await client.multicall({
      contracts: owners.map(
        (_, id) => ({ ...land, functionName: "ownerOf", args: [BigInt(id)] }) as const,
      ),
      allowFailure: false,
      batchSize: 18_000,
    });
    expect(named).toEqual(owners);

    const counts = new Map<Address, bigint>();
    for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0n) + 1n);
    expect(counts.size).toBeGreaterThan(40);
    const balances = await client.multicall({
      contracts: [...counts.keys()].map(
        (owner) => ({ ...land, functionName: "balanceOf", args: [owner] }) as const,
      ),
      allowFailure: false,
    });
    expect(balances).toEqual([...counts.values()]);
  });

  test("has batches, single transfers, and several of them in one block", async () => {
    const { logs } = await replay();
    const batches = logs.filter(({ eventName }) => eventName === "ConsecutiveTransfer");
    const singles = logs.filter(({ eventName }) => eventName === "Transfer");
    expect(batches.length).toBeGreaterThan(60);
    expect(singles.length).toBeGreaterThan(150);
    const blocks = new Set(singles.map(({ blockNumber }) => blockNumber));
    expect(blocks.size).toBeGreaterThan(10);
    expect(blocks.size).toBeLessThan(singles.length / 4);
  });

  test("gives the development accounts what their labels promise", async () => {
    const balance = (owner: Address) =>
      client.readContract({ ...land, functionName: "balanceOf", args: [owner] });
    expect(await balance(devAccounts.holder.address)).toBeGreaterThan(30n);
    expect(await balance(devAccounts.nameless.address)).toBe(1n);
    expect(await balance(devAccounts.empty.address)).toBe(0n);
    expect(await balance(chain.addresses.safe)).toBe(4n);
    expect(await balance(chain.addresses.undeployedSafe)).toBe(1n);
    expect(await client.getBalance({ address: devAccounts.empty.address })).toBe(0n);
  });
});

describe("what it says of itself", () => {
  test("is the name, the number of fields and the standards it follows", async () => {
    expect(await client.readContract({ ...land, functionName: "name" })).toBe("Alpha Fields");
    expect(await client.readContract({ ...land, functionName: "totalSupply" })).toBe(10_000n);
    const supports = (interfaceId: `0x${string}`) =>
      client.readContract({ ...land, functionName: "supportsInterface", args: [interfaceId] });
    // ERC-165, ERC-721, its metadata, ERC-4906; then the one that nobody may claim.
    for (const id of ["0x01ffc9a7", "0x80ac58cd", "0x5b5e139f", "0x49064906"] as const) {
      expect(await supports(id)).toBe(true);
    }
    expect(await supports("0xffffffff")).toBe(false);
  });

  test.for([0n, 9_999n])("is that field %s exists", async (id) => {
    expect(getAddress(await ownerOf(id))).toMatch(/^0x/);
  });

  test.for([10_000n, 2n ** 96n, 2n ** 256n - 1n])("is that field %s does not", async (id) => {
    await expect(ownerOf(id)).rejects.toThrow("ERC721NonexistentToken");
    await expect(
      client.readContract({ ...land, functionName: "tokenURI", args: [id] }),
    ).rejects.toThrow("ERC721NonexistentToken");
  });
});

describe("where tokens point", () => {
  const uri = (id: bigint) =>
    client.readContract({ ...land, functionName: "tokenURI", args: [id] });

  test("is the site, wherever it moves, and indexers are told", async () => {
    expect(await uri(42n)).toBe(`${defaultSiteOrigin}/api/fields/42/metadata`);
    const fromBlock = (await client.getBlockNumber()) + 1n;
    await chain.setSiteOrigin("http://127.0.0.1:5555");
    expect(await uri(0n)).toBe("http://127.0.0.1:5555/api/fields/0/metadata");
    const logs = parseEventLogs({
      abi: collectionAbi,
      eventName: "BatchMetadataUpdate",
      logs: await client.getLogs({ address: land.address, fromBlock }),
    });
    expect(logs.map(({ args }) => args)).toEqual([{ fromTokenId: 0n, toTokenId: 9_999n }]);
    await chain.setSiteOrigin(defaultSiteOrigin);
  });

  test("does not change when it is right already", async () => {
    const before = await client.getBlockNumber({ cacheTime: 0 });
    await chain.setSiteOrigin(defaultSiteOrigin);
    expect(await client.getBlockNumber({ cacheTime: 0 })).toBe(before);
  });

  test("is the keeper's to say alone", async () => {
    await expect(landAs("holder").setBaseURI(["http://elsewhere/"])).rejects.toThrow(
      "OwnableUnauthorizedAccount",
    );
  });
});

describe("passing a field on", () => {
  const holder = devAccounts.holder.address;
  const nameless = devAccounts.nameless.address;
  const pictured = devAccounts.pictured.address;

  test("is the owner's right", async () => {
    expect(await done(landAs("holder").transferFrom([holder, nameless, 10n]))).toBe("success");
    expect(await ownerOf(10n)).toBe(nameless);
  });

  test("is nobody else's, and only from the owner", async () => {
    await expect(landAs("nameless").transferFrom([holder, nameless, 11n])).rejects.toThrow(
      "ERC721InsufficientApproval",
    );
    await expect(landAs("holder").transferFrom([pictured, nameless, 11n])).rejects.toThrow(
      "ERC721IncorrectOwner",
    );
    expect(await ownerOf(11n)).toBe(holder);
  });

  test("may be granted for one field, once", async () => {
    await done(landAs("holder").approve([pictured, 12n]));
    expect(await client.readContract({ ...land, functionName: "getApproved", args: [12n] })).toBe(
      pictured,
    );
    await done(landAs("pictured").transferFrom([holder, nameless, 12n]));
    expect(await ownerOf(12n)).toBe(nameless);
    await expect(landAs("pictured").transferFrom([nameless, pictured, 12n])).rejects.toThrow(
      "ERC721InsufficientApproval",
    );
  });

  test("may be granted for all fields, and taken back", async () => {
    await done(landAs("holder").setApprovalForAll([pictured, true]));
    await done(landAs("pictured").transferFrom([holder, pictured, 13n]));
    expect(await ownerOf(13n)).toBe(pictured);
    await done(landAs("holder").setApprovalForAll([pictured, false]));
    await expect(landAs("pictured").transferFrom([holder, pictured, 14n])).rejects.toThrow(
      "ERC721InsufficientApproval",
    );
  });

  test("reaches a Safe, but not a contract that cannot hold tokens", async () => {
    await done(landAs("holder").safeTransferFrom([holder, chain.addresses.safe, 15n]));
    expect(await ownerOf(15n)).toBe(chain.addresses.safe);
    await expect(
      landAs("holder").safeTransferFrom([holder, chain.addresses.multicall3, 16n]),
    ).rejects.toThrow("ERC721InvalidReceiver");
  });
});
