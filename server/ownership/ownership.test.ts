import { createHash } from "node:crypto";
import { Hono } from "hono";
import { pino } from "pino";
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  http,
  publicActions,
} from "viem";
import { mainnet } from "viem/chains";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { collectionAbi, collectionAddress } from "../../localnet/chain/collection.ts";
import { type LocalChain, startChain } from "../../localnet/chain/startChain.ts";
import type { Env } from "../http/env.ts";
import { type Database, openDatabase } from "../store/database.ts";
import { dialects, makePlace, type TestPlace } from "../store/testing/testDatabase.ts";
import { encodeOwners, ownersDocument } from "./ownersAnswer.ts";
import { createIndexer, type IndexerParts, type OwnershipIndexer } from "./ownershipIndexer.ts";
import { readOwners, readProgress } from "./ownershipTables.ts";
import { addOwnersRoute } from "./ownersRoute.ts";
import { createOwnersSource } from "./ownersSource.ts";
import { type ChainReader, chainReader } from "./transfers.ts";

const log = pino({ level: "silent" });
const scope = `1:${collectionAddress.toLowerCase()}`;
const size = 10_000;

let chain: LocalChain;
let place: TestPlace;
let db: Database;
let started: `0x${string}`;

const transport = () => http(chain.rpcUrl);
const reading = () =>
  createPublicClient({ chain: mainnet, transport: transport(), pollingInterval: 20 });
const ruling = () =>
  createTestClient({ chain: mainnet, mode: "anvil", transport: transport() }).extend(publicActions);

beforeAll(async () => {
  chain = await startChain({ siteOrigin: "http://localhost" });
  started = await ruling().snapshot();
});
afterAll(() => chain?.stop());

async function open(): Promise<Database> {
  const opened = await openDatabase({ ...place, log });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

function openIndexer(parts: Partial<IndexerParts> = {}): OwnershipIndexer {
  return createIndexer({
    db,
    chain: chainReader(reading(), { address: collectionAddress, size }),
    scope,
    holder: "one",
    now: () => 0,
    log,
    firstBlock: 0,
    confirmations: 0,
    ...parts,
  });
}

async function readAll(indexer: OwnershipIndexer): Promise<void> {
  while ((await indexer.step()) === "worked");
}

/** The truth, from the contract itself. */
async function ownersOnChain(): Promise<Map<number, string>> {
  const answers = await reading().multicall({
    contracts: Array.from({ length: size }, (_, id) => ({
      address: collectionAddress,
      abi: collectionAbi,
      functionName: "ownerOf" as const,
      args: [BigInt(id)] as const,
    })),
    allowFailure: false,
    batchSize: 100_000,
  });
  return new Map(answers.map((owner, id) => [id, owner.toLowerCase()]));
}

async function transfer(id: number, to: Address): Promise<void> {
  const owner = await reading().readContract({
    address: collectionAddress,
    abi: collectionAbi,
    functionName: "ownerOf",
    args: [BigInt(id)],
  });
  await ruling().impersonateAccount({ address: owner });
  await ruling().setBalance({ address: owner, value: 10n ** 18n });
  const hash = await createWalletClient({ chain: mainnet, transport: transport() }).writeContract({
    account: owner,
    address: collectionAddress,
    abi: collectionAbi,
    functionName: "transferFrom",
    args: [owner, to, BigInt(id)],
  });
  await reading().waitForTransactionReceipt({ hash });
}

describe.each(dialects)("on %s", (dialect) => {
  beforeEach(async ({ onTestFinished }) => {
    await ruling().revert({ id: started });
    started = await ruling().snapshot();
    place = await makePlace(dialect);
    db = await open();
    onTestFinished(async () => {
      await db.close();
      await place.remove();
    });
  });

  test("reads all ten thousand fields, batches included, as the contract has them", async () => {
    await readAll(openIndexer());
    expect(await readOwners(db, scope)).toEqual(await ownersOnChain());
  });

  test("an index that is interrupted at any block goes on without a gap", async () => {
    const reader = chainReader(reading(), { address: collectionAddress, size });
    let calls = 0;
    const flaky: ChainReader = {
      ...reader,
      async transfers(from, to) {
        calls += 1;
        if (calls % 3 === 0) throw new Error("the node went away");
        return reader.transfers(from, to);
      },
    };
    // Each step in a process of its own, which dies after it.
    for (let step = 0; step < 400; step += 1) {
      const indexer = openIndexer({ chain: flaky, maxRange: 5 });
      const outcome = await indexer.step().catch(() => "worked");
      if (outcome === "idle") break;
    }
    expect(await readOwners(db, scope)).toEqual(await ownersOnChain());
  });

  test("ranges that a node refuses are halved until it answers", async () => {
    const reader = chainReader(reading(), { address: collectionAddress, size });
    const asked: number[] = [];
    const limited: ChainReader = {
      ...reader,
      async transfers(from, to) {
        asked.push(to - from + 1);
        if (to - from + 1 > 7) throw new Error("query exceeds max block range");
        return reader.transfers(from, to);
      },
    };
    await readAll(openIndexer({ chain: limited }));
    expect(Math.max(...asked.slice(1))).toBeLessThan(2_000);
    expect(await readOwners(db, scope)).toEqual(await ownersOnChain());
  });

  test("a reorganisation of twelve blocks is rolled back", async () => {
    const indexer = openIndexer();
    await readAll(indexer);
    const fork = await ruling().snapshot();
    for (let id = 100; id < 112; id += 1) {
      await transfer(id, devAccounts.empty.address);
      await readAll(indexer);
    }
    expect((await readOwners(db, scope)).get(105)).toBe(devAccounts.empty.address.toLowerCase());

    await ruling().revert({ id: fork });
    await transfer(105, devAccounts.named.address);
    await ruling().mine({ blocks: 14 });
    await readAll(indexer);
    const owners = await readOwners(db, scope);
    expect(owners.get(105)).toBe(devAccounts.named.address.toLowerCase());
    expect(owners).toEqual(await ownersOnChain());
  });

  test("a reorganisation beyond all memory is answered by reading anew", async () => {
    const indexer = openIndexer({ depth: 3 });
    await readAll(indexer);
    const fork = await ruling().snapshot();
    for (let id = 200; id < 208; id += 1) {
      await transfer(id, devAccounts.empty.address);
      await readAll(indexer);
    }
    await ruling().revert({ id: fork });
    await ruling().mine({ blocks: 20 });
    await readAll(indexer);
    expect(await readOwners(db, scope)).toEqual(await ownersOnChain());
  });

  test("what is not deep enough yet is not read", async () => {
    await readAll(openIndexer());
    const before = await readProgress(db, scope);
    const careful = openIndexer({ confirmations: 12 });
    await transfer(300, devAccounts.empty.address);
    await ruling().mine({ blocks: 5 });
    expect(await careful.step()).toBe("idle");
    expect(await readProgress(db, scope)).toEqual(before);
    await ruling().mine({ blocks: 12 });
    await readAll(careful);
    expect((await readOwners(db, scope)).get(300)).toBe(devAccounts.empty.address.toLowerCase());
  });

  test("of three processes one reads, and another takes over when it has gone", async () => {
    const connections = await Promise.all([open(), open(), open()]);
    let now = 0;
    const ranges: string[] = [];
    const indexers = connections.map((connection, index) => {
      const reader = chainReader(reading(), { address: collectionAddress, size });
      return openIndexer({
        db: connection,
        holder: `process ${index}`,
        now: () => now,
        maxRange: 10,
        chain: {
          ...reader,
          transfers(from, to) {
            ranges.push(`${from}-${to}`);
            return reader.transfers(from, to);
          },
        },
      });
    });
    await Promise.all(
      indexers.map(async (indexer) => {
        while ((await indexer.step()) === "worked");
      }),
    );
    // The one that reads may have fallen behind nobody: what is left is its own to finish.
    for (const indexer of indexers) await readAll(indexer);
    expect(new Set(ranges).size).toBe(ranges.length);
    expect(await readOwners(db, scope)).toEqual(await ownersOnChain());

    await transfer(400, devAccounts.empty.address);
    now += 60_000;
    const outcomes = [];
    for (const indexer of indexers.toReversed()) outcomes.push(await indexer.step());
    expect(outcomes.filter((outcome) => outcome === "waiting")).toHaveLength(2);
    expect((await readOwners(db, scope)).get(400)).toBe(devAccounts.empty.address.toLowerCase());
    await Promise.all(connections.map((connection) => connection.close()));
  });

  test("a process that wakes up after its turn has passed writes nothing", async () => {
    let now = 0;
    const reader = chainReader(reading(), { address: collectionAddress, size });
    const other = openIndexer({ holder: "other", now: () => now });
    const sleepy = openIndexer({
      holder: "sleepy",
      now: () => now,
      chain: {
        ...reader,
        async transfers(from, to) {
          const transfers = await reader.transfers(from, to);
          now += 60_000;
          await readAll(other);
          return transfers;
        },
      },
    });
    expect(await sleepy.step()).toBe("waiting");
    expect(await readOwners(db, scope)).toEqual(await ownersOnChain());
  });

  test("the answer is small, true and sent once", async () => {
    await readAll(openIndexer());
    const app = new Hono<Env>();
    addOwnersRoute(app, createOwnersSource({ db, scope, size }), size);
    const answer = await app.request("/api/fields/owners", {
      headers: { "Accept-Encoding": "br" },
    });
    expect(answer.headers.get("Content-Encoding")).toBe("br");
    const etag = answer.headers.get("ETag")!;
    const again = await app.request("/api/fields/owners", { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);

    const plain = await (await app.request("/api/fields/owners")).json();
    const names = Buffer.from(plain.owners, "base64").toString("hex").match(/.{20}/g)!;
    const marks = Buffer.from(plain.fields, "base64");
    let met = 0;
    const decoded = Array.from({ length: size }, (_, field) => {
      const mark = marks.readUInt16LE(2 * field);
      if (mark === 0) return null;
      if (mark === 1) met += 1;
      return names[mark === 1 ? met - 1 : mark - 2];
    });
    const truth = await ownersOnChain();
    expect(decoded).toEqual([...truth.values()].map((owner) => owner.slice(2, 22)));

    await transfer(500, devAccounts.empty.address);
    await readAll(openIndexer());
    const fresh = await app.request("/api/fields/owners", { headers: { "If-None-Match": etag } });
    expect(fresh.status).toBe(200);
  });

  test("the keeper of one field is told with the block it is true for", async () => {
    const app = new Hono<Env>();
    addOwnersRoute(app, createOwnersSource({ db, scope, size }), size);
    const keeperOf = async (field: string) => {
      const answer = await app.request(`/api/fields/${field}/owner`);
      return answer.ok ? answer.json() : answer.status;
    };
    expect(await keeperOf("7")).toEqual({ owner: null, block: null });

    await transfer(500, devAccounts.empty.address);
    await readAll(openIndexer());
    const { block } = await readProgress(db, scope);
    const owner = devAccounts.empty.address.toLowerCase();
    expect(await keeperOf("500")).toEqual({ owner, block });
    for (const bad of ["10000", "007", "-1", "abc", "1e3"]) expect(await keeperOf(bad)).toBe(404);
  });
});

test("even ten thousand different owners fit", () => {
  const owners = new Map(
    Array.from({ length: size }, (_, id) => {
      const hash = createHash("sha256").update(String(id)).digest("hex");
      return [id, `0x${hash.slice(0, 40)}`];
    }),
  );
  const { br, gzip } = encodeOwners(ownersDocument(owners, size, { block: 1, hash: "" }), "");
  expect(br.length).toBeLessThan(120_000);
  expect(gzip.length).toBeLessThan(120_000);
});
