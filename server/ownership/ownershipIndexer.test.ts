// Tests that the index comes to know every owner as the contract has them, whatever nodes, forks and processes do.
import { afterAll, describe, expect, test } from "vitest";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { collectionAddress } from "../../localnet/chain/collection.ts";
import { minedReceipt } from "../../localnet/chain/minedReceipt.ts";
import { startChain } from "../../localnet/chain/startChain.ts";
import { bothOr, dialects } from "../store/testing/testDatabase.ts";
import { readOwnerTable, readProgress } from "./ownershipTables.ts";
import { indexedFields, readAll } from "./testing/indexedFields.ts";
import type { ChainReader } from "./transfers.ts";

const chain = await startChain({ siteOrigin: "http://localhost" });
afterAll(chain.stop);
const { scope, ruling, openReader, ownersOnChain, transfer, begin } = await indexedFields(
  chain.rpcUrl,
  collectionAddress,
  minedReceipt,
);

describe("ownershipIndexer", () => {
  describe.each(bothOr("sqlite"))("on %s", (dialect) => {
    test("reads all ten thousand fields, batches included, as the contract has them", async () => {
      const { db, openIndexer } = await begin(dialect);
      await readAll(openIndexer());
      expect(await readOwnerTable(db, scope)).toEqual(await ownersOnChain());
    });

    test("an index that is interrupted at any block goes on without a gap", async () => {
      const { db, openIndexer } = await begin(dialect);
      const reader = openReader();
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
      expect(await readOwnerTable(db, scope)).toEqual(await ownersOnChain());
    });

    test("ranges that a node refuses are halved until it answers", async () => {
      const { db, openIndexer } = await begin(dialect);
      const reader = openReader();
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
      expect(await readOwnerTable(db, scope)).toEqual(await ownersOnChain());
    });

    test("a reorganisation of twelve blocks is rolled back", async () => {
      const { db, openIndexer } = await begin(dialect);
      const indexer = openIndexer();
      await readAll(indexer);
      const fork = await ruling.snapshot();
      for (let id = 100; id < 112; id += 1) {
        await transfer(id, devAccounts.empty.address);
        await readAll(indexer);
      }
      expect((await readOwnerTable(db, scope)).get(105)).toBe(
        devAccounts.empty.address.toLowerCase(),
      );

      await ruling.revert({ id: fork });
      await transfer(105, devAccounts.named.address);
      await ruling.mine({ blocks: 14 });
      await readAll(indexer);
      const owners = await readOwnerTable(db, scope);
      expect(owners.get(105)).toBe(devAccounts.named.address.toLowerCase());
      expect(owners).toEqual(await ownersOnChain());
    });

    test("a reorganisation beyond all memory is answered by reading anew", async () => {
      const { db, openIndexer } = await begin(dialect);
      const indexer = openIndexer({ depth: 3 });
      await readAll(indexer);
      const fork = await ruling.snapshot();
      for (let id = 200; id < 208; id += 1) {
        await transfer(id, devAccounts.empty.address);
        await readAll(indexer);
      }
      await ruling.revert({ id: fork });
      await ruling.mine({ blocks: 20 });
      await readAll(indexer);
      expect(await readOwnerTable(db, scope)).toEqual(await ownersOnChain());
    });

    test("what is not deep enough yet is not read", async () => {
      const { db, openIndexer } = await begin(dialect);
      await readAll(openIndexer());
      const before = await readProgress(db, scope);
      const careful = openIndexer({ confirmations: 12 });
      await transfer(300, devAccounts.empty.address);
      await ruling.mine({ blocks: 5 });
      expect(await careful.step()).toBe("idle");
      expect(await readProgress(db, scope)).toEqual(before);
      await ruling.mine({ blocks: 12 });
      await readAll(careful);
      expect((await readOwnerTable(db, scope)).get(300)).toBe(
        devAccounts.empty.address.toLowerCase(),
      );
    });

    test("a process that wakes up after its turn has passed writes nothing", async () => {
      const { db, openIndexer } = await begin(dialect);
      let now = 0;
      const reader = openReader();
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
      expect(await readOwnerTable(db, scope)).toEqual(await ownersOnChain());
    });
  });

  test.each(dialects)(
    "on %s of three processes one reads, and another takes over when it has gone",
    async (dialect) => {
      const { db, openIndexer, connect } = await begin(dialect);
      const connections = await Promise.all([connect(), connect(), connect()]);
      let now = 0;
      const ranges: string[] = [];
      const indexers = connections.map((connection, index) => {
        const reader = openReader();
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
      expect(await readOwnerTable(db, scope)).toEqual(await ownersOnChain());

      await transfer(400, devAccounts.empty.address);
      now += 60_000;
      const outcomes = [];
      for (const indexer of indexers.toReversed()) outcomes.push(await indexer.step());
      expect(outcomes.filter((outcome) => outcome === "waiting")).toHaveLength(2);
      expect((await readOwnerTable(db, scope)).get(400)).toBe(
        devAccounts.empty.address.toLowerCase(),
      );
      await Promise.all(connections.map((connection) => connection.close()));
    },
  );
});
