// Deploys the Safe contracts at their mainnet addresses, and one Safe.
import {
  type Address,
  concat,
  decodeFunctionResult,
  type Hex,
  isAddressEqual,
  zeroHash,
} from "viem";
import { devAccounts } from "./accounts.ts";
import type { Chronicle } from "./chronicle.ts";
import { packageArtifact } from "./packageArtifact.ts";
import {
  deployedSafePlan,
  type SafePlan,
  safeContracts,
  safeFactoryAbi,
  safeFactoryCall,
  undeployedSafePlan,
} from "./safes.ts";

export type SafeAddresses = { readonly safe: Address; readonly undeployedSafe: Address };

// Safe publishes through its own copy of the usual CREATE2 deployer, of which anvil has the original:
// same code, same creation code, hence the same addresses as on mainnet.
const safeDeployer = "0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7";
const anvilDeployer = "0x4e59b44847b379578588920cA78FbF26c0B4956C";
const artifacts = "@safe-global/safe-contracts/build/artifacts/contracts";
const keeper = devAccounts.keeper.address;

export async function buildSafes(chronicle: Chronicle): Promise<SafeAddresses> {
  const { client } = chronicle;
  const bytecode = await client.getCode({ address: anvilDeployer });
  if (bytecode === undefined) throw new Error("anvil came without its CREATE2 deployer");
  await client.setCode({ address: safeDeployer, bytecode });

  await publish(`${artifacts}/SafeL2.sol/SafeL2.json`, safeContracts.singleton);
  await publish(
    `${artifacts}/proxies/SafeProxyFactory.sol/SafeProxyFactory.json`,
    safeContracts.factory,
  );
  await publish(
    `${artifacts}/handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json`,
    safeContracts.fallbackHandler,
  );

  const safe = await foretell(deployedSafePlan);
  const undeployedSafe = await foretell(undeployedSafePlan);
  const { factory, factoryData } = safeFactoryCall(deployedSafePlan);
  await chronicle.write({ from: keeper, to: factory, data: factoryData });
  await chronicle.seal();
  return { safe, undeployedSafe };

  async function publish(path: string, expected: Address) {
    const { bytecode: creationCode } = await packageArtifact(path);
    const { data } = await client.call({
      to: safeDeployer,
      data: concat([zeroHash, creationCode]),
    });
    if (data === undefined || !isAddressEqual(data, expected)) {
      throw new Error(`${path} would lie at ${data}, not at ${expected}`);
    }
    await chronicle.write({
      from: keeper,
      to: safeDeployer,
      data: concat([zeroHash, creationCode]),
    });
    await chronicle.seal();
  }

  async function foretell(plan: SafePlan): Promise<Address> {
    const { factory, factoryData } = safeFactoryCall(plan);
    const { data } = await client.call({ to: factory, data: factoryData });
    return decodeFunctionResult({
      abi: safeFactoryAbi,
      functionName: "createProxyWithNonce",
      data: data as Hex,
    });
  }
}
