// The two Safes of the local world, one that stands on the chain and one that is only an address so far.
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
} from "viem";
import { type DevAccountName, devAccounts } from "./accounts.ts";
import type { Chronicle } from "./chronicle.ts";
import { packageArtifact } from "./packageArtifact.ts";
import { placeSafeDeployer, publish } from "./publish.ts";

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

const artifactsFolder = "@safe-global/safe-contracts/build/artifacts/contracts";
const artifacts = [
  ["SafeL2.sol/SafeL2.json", safeContracts.singleton],
  ["proxies/SafeProxyFactory.sol/SafeProxyFactory.json", safeContracts.factory],
  [
    "handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json",
    safeContracts.fallbackHandler,
  ],
] as const;
const keeper = devAccounts.keeper.address;

/** Deploys the Safe contracts at their mainnet addresses, and the one Safe. */
export async function buildSafes(chronicle: Chronicle): Promise<SafeAddresses> {
  const { client } = chronicle;
  await placeSafeDeployer(client);
  for (const [path, address] of artifacts) {
    const { bytecode } = await packageArtifact(`${artifactsFolder}/${path}`);
    await publish(chronicle, bytecode, address);
  }

  const safe = await foretell(deployedSafePlan);
  const undeployedSafe = await foretell(undeployedSafePlan);
  const { factory, factoryData } = safeFactoryCall(deployedSafePlan);
  await chronicle.write({ from: keeper, to: factory, data: factoryData });
  await chronicle.seal();
  return { safe, undeployedSafe };

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
