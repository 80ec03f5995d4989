// The fields of a local chain with an index of them in a new database for each test, and the truth to hold it against.
import { pino } from "pino";
import {
  type Address,
  createPublicClient,
  createTestClient,
  createWalletClient,
  erc721Abi,
  type Hash,
  http,
  type PublicClient,
} from "viem";
import { mainnet } from "viem/chains";
import { onTestFinished } from "vitest";
import type { Database } from "../../store/database.ts";
import { openDatabase } from "../../store/openDatabase.ts";
import { type Dialect, makePlaceWithTables } from "../../store/testing/testDatabase.ts";
import { createIndexer, type IndexerParts, type OwnershipIndexer } from "../ownershipIndexer.ts";
import { type ChainReader, chainReader } from "../transfers.ts";
import { contractOwners } from "./contractOwners.ts";

const log = pino({ level: "silent" });
export const size = 10_000;

export async function readAll(indexer: OwnershipIndexer): Promise<void> {
  while ((await indexer.step()) === "worked");
}

/** `mined` waits for a transaction in the way of the chain that the fields are on. */
export async function indexedFields(
  rpcUrl: string,
  collection: Address,
  mined: (client: PublicClient, hash: Hash) => Promise<unknown>,
) {
  const scope = `1:${collection.toLowerCase()}`;
  const transport = () => http(rpcUrl);
  const reading = () =>
    createPublicClient({ chain: mainnet, transport: transport(), pollingInterval: 20 });
  const ruling = createTestClient({ chain: mainnet, mode: "anvil", transport: transport() });
  const openReader = (): ChainReader => chainReader(reading(), { address: collection, size });
  let started = await ruling.snapshot();

  const readTruth = contractOwners(collection, size);
  const truths = new Map<string, Promise<Map<number, string>>>();

  /** The truth, from the contract itself; at one block it stays what it is. */
  async function ownersOnChain(): Promise<Map<number, string>> {
    const { hash } = await reading().getBlock();
    if (!truths.has(hash)) truths.set(hash, readTruth(reading()));
    return truths.get(hash)!;
  }

  async function transfer(id: number, to: Address): Promise<void> {
    const owner = await reading().readContract({
      address: collection,
      abi: erc721Abi,
      functionName: "ownerOf",
      args: [BigInt(id)],
    });
    await ruling.impersonateAccount({ address: owner });
    await ruling.setBalance({ address: owner, value: 10n ** 18n });
    const hash = await createWalletClient({ chain: mainnet, transport: transport() }).writeContract(
      {
        account: owner,
        address: collection,
        abi: erc721Abi,
        functionName: "transferFrom",
        args: [owner, to, BigInt(id)],
      },
    );
    await mined(reading(), hash);
  }

  /** For one test: the chain as it was at first, and a database that knows nothing of it. */
  async function begin(dialect: Dialect) {
    await ruling.revert({ id: started });
    started = await ruling.snapshot();
    const place = await makePlaceWithTables(dialect);

    async function connect(): Promise<Database> {
      const opened = await openDatabase({ ...place, log });
      if (!opened.ok) throw new Error(opened.reason);
      return opened.value;
    }
    const db = await connect();
    onTestFinished(async () => {
      await db.close();
      await place.remove();
    });

    const openIndexer = (parts: Partial<IndexerParts> = {}): OwnershipIndexer =>
      createIndexer({
        db,
        chain: openReader(),
        scope,
        holder: "one",
        now: () => 0,
        log,
        firstBlock: 0,
        confirmations: 0,
        ...parts,
      });
    return { db, connect, openIndexer };
  }

  return { scope, ruling, openReader, ownersOnChain, transfer, begin };
}
