// Builds the local world's chain from nothing: contracts, names, Safes, land and its past.
import { gunzipSync } from "node:zlib";
import { type Address, hexToBytes, parseEther } from "viem";
import { devAccountNames, devAccounts, devMnemonic } from "./accounts.ts";
import { startAnvil } from "./anvil.ts";
import { buildClient } from "./buildClient.ts";
import { buildEns, writeEnsNames } from "./buildEns.ts";
import { startChronicle } from "./chronicle.ts";
import { deployCollection, passFieldsOn } from "./collection.ts";
import type { Contract } from "./compile.ts";
import type { EnsAddresses } from "./ens.ts";
import { buildKeepsakes } from "./keepsakes.ts";
import { planGrants, planPassings, seededRandom } from "./landPlan.ts";
import { multicall3Address, placeMulticall3 } from "./multicall3.ts";
import { buildPasskeyContracts } from "./passkeyContracts.ts";
import { buildSafes, type SafeAddresses } from "./safes.ts";
import { siteOriginCalls } from "./siteOrigin.ts";

export type ChainAddresses = EnsAddresses &
  SafeAddresses & {
    readonly collection: Address;
    readonly keepsakes: Address;
    readonly multicall3: Address;
  };

export type BuiltState = {
  readonly addresses: ChainAddresses;
  /** What anvil's --load-state reads. */
  readonly state: string;
};

/** The site's address until somebody says otherwise. */
export const defaultSiteOrigin = "http://localhost:4173";

const villagerCount = 44;
const genesisTime = Date.UTC(2025, 1, 2) / 1000;
const landSeed = 10_357;

export async function buildState(contracts: Record<string, Contract>): Promise<BuiltState> {
  const anvil = await startAnvil({
    chainId: 1,
    extraArgs: [
      "--no-mining",
      "--order",
      "fifo",
      "--timestamp",
      String(genesisTime),
      "--mnemonic",
      devMnemonic,
      "--accounts",
      String(devAccountNames.length + villagerCount),
    ],
  });
  try {
    return await build(anvil.rpcUrl, contracts);
  } finally {
    await anvil.stop();
  }
}

async function build(rpcUrl: string, contracts: Record<string, Contract>): Promise<BuiltState> {
  const client = buildClient(rpcUrl);
  const chronicle = startChronicle(client, genesisTime);
  const villagers = (await client.request({ method: "eth_accounts" })).slice(
    devAccountNames.length,
  );
  const contract = (name: string) => {
    const found = contracts[name];
    if (!found) throw new Error(`No contract is called ${name}`);
    return found;
  };

  const random = seededRandom(landSeed);
  const grants = planGrants(villagers, random);
  const collection = await deployCollection(
    chronicle,
    contract("AlphaFields"),
    defaultSiteOrigin,
    grants,
  );
  const keepsakes = await buildKeepsakes(chronicle, contract("Keepsakes"));
  await placeMulticall3(client);
  const ens = await buildEns(chronicle, contract("LocalUniversalResolver"));
  await writeEnsNames(chronicle, ens, { collection, keepsakes });
  const safes = await buildSafes(chronicle);
  await passFieldsOn(chronicle, planPassings(grants, { villagers, ...safes }, random));
  await buildPasskeyContracts(chronicle);

  const addresses = { ...ens, ...safes, collection, keepsakes, multicall3: multicall3Address };
  for (const call of siteOriginCalls(addresses, defaultSiteOrigin)) await chronicle.write(call);
  // Two blocks on top of the last deed, and everything that happened is final.
  for (let count = 0; count < 3; count += 1) await chronicle.seal();

  for (const { address, balance } of Object.values(devAccounts)) {
    await client.setBalance({ address, value: parseEther(balance) });
  }
  const dump = await client.request({ method: "anvil_dumpState" });
  return { addresses, state: gunzipSync(hexToBytes(dump)).toString("utf8") };
}
