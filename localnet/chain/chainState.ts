// Provides the state file of the local chain, built on the first call and taken from the cache afterwards.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuiltState, buildState, type ChainAddresses } from "./buildState.ts";
import { cachedFolder } from "./cachedFolder.ts";
import { type Contract, compile } from "./compile.ts";
import { contentHash } from "./contentHash.ts";

export type ChainState = {
  readonly statePath: string;
  readonly addresses: ChainAddresses;
  /** Whether nothing had to be compiled or built. */
  readonly fromCache: boolean;
};

export type ChainStateOptions = {
  readonly cacheFolder?: string;
  readonly contractsFolder?: string;
  /** Creation code that was compiled elsewhere. */
  readonly codeFolder?: string;
  /** The expensive part, given by tests of the cache. */
  readonly build?: (contractsFolder: string) => Promise<BuiltState>;
};

const here = fileURLToPath(new URL(".//", import.meta.url));
const ownContracts = fileURLToPath(new URL("../contracts", import.meta.url));
const ownCode = fileURLToPath(new URL("creationCode", import.meta.url));
const ownCache = fileURLToPath(new URL("../../.cache/localnet", import.meta.url));

/** Everything that is compiled into the state, or decides what it looks like. */
const packages = [
  "@ensdomains/ens",
  "@ensdomains/resolver",
  "@foundry-rs/anvil",
  "@openzeppelin/contracts",
  "@safe-global/safe-contracts",
  "solc",
  "viem",
];

export async function chainState({
  cacheFolder = ownCache,
  contractsFolder = ownContracts,
  codeFolder = ownCode,
  build = compileAndBuild,
}: ChainStateOptions = {}): Promise<ChainState> {
  const key = await contentHash({
    folders: [contractsFolder, codeFolder, here],
    endings: [".sol", ".ts"],
    packages,
  });
  const { folder, made } = await cachedFolder({
    root: cacheFolder,
    name: "chain",
    key,
    make: async (draft) => {
      const { addresses, state } = await build(contractsFolder);
      await writeFile(join(draft, "addresses.json"), JSON.stringify(addresses, null, 2));
      await writeFile(join(draft, "state.json"), state);
    },
  });
  return {
    statePath: join(folder, "state.json"),
    addresses: JSON.parse(await readFile(join(folder, "addresses.json"), "utf8")),
    fromCache: !made,
  };
}

async function compileAndBuild(contractsFolder: string): Promise<BuiltState> {
  const contracts: Record<string, Contract> = await compile(contractsFolder);
  return buildState(contracts);
}
