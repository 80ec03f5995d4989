// The two Safes of the local world, one that stands on the chain and one that is only an address so far.
import {
  type Address,
  concat,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  parseAbi,
  zeroAddress,
  zeroHash,
} from "viem";
import { type DevAccountName, devAccounts } from "./accounts.ts";
import type { Chronicle } from "./chronicle.ts";
import { packageArtifact } from "./packageArtifact.ts";

/** Where Safe 1.4.1 lies on mainnet, and therefore here. */
export const safeContracts = {
  singleton: "0x29fcB43b46531BcA003ddC8FCB67FFE91900C762",
  factory: "0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67",
  fallbackHandler: "0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99",
} as const;

type SafePlan = {
  readonly owners: readonly [DevAccountName, ...DevAccountName[]];
  readonly threshold: number;
  readonly saltNonce: bigint;
};

export const deployedSafePlan: SafePlan = {
  owners: ["named", "nameOnly", "nameless"],
  threshold: 2,
  saltNonce: 1n,
};

export const undeployedSafePlan: SafePlan = { owners: ["holder"], threshold: 1, saltNonce: 2n };

const singletonAbi = parseAbi([
  "function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)",
]);

const safeFactoryAbi = parseAbi([
  "function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)",
]);

/** The call to the factory that makes the Safe; for an ERC-6492 signature as well as for deployment. */
export function safeFactoryCall({ owners, threshold, saltNonce }: SafePlan): {
  factory: Address;
  factoryData: Hex;
} {
  const initializer = encodeFunctionData({
    abi: singletonAbi,
    functionName: "setup",
    args: [
      owners.map((name) => devAccounts[name].address),
      BigInt(threshold),
      zeroAddress,
      "0x",
      safeContracts.fallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  });
  return {
    factory: safeContracts.factory,
    factoryData: encodeFunctionData({
      abi: safeFactoryAbi,
      functionName: "createProxyWithNonce",
      args: [safeContracts.singleton, initializer, saltNonce],
    }),
  };
}

export type SafeAddresses = { readonly safe: Address; readonly undeployedSafe: Address };

// Safe publishes through its own copy of the usual CREATE2 deployer, of which anvil has the original:
// same code, same creation code, hence the same addresses as on mainnet.
const safeDeployer = "0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7";
const anvilDeployer = "0x4e59b44847b379578588920cA78FbF26c0B4956C";
const artifacts = "@safe-global/safe-contracts/build/artifacts/contracts";
const keeper = devAccounts.keeper.address;

/** Deploys the Safe contracts at their mainnet addresses, and the one Safe. */
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
