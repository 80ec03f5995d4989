// Puts the Ethereum Name Service where viem's definition of mainnet looks for it.
import { type Address, encodeDeployData, type Hex, namehash, zeroHash } from "viem";
import { devAccounts } from "./accounts.ts";
import type { Chronicle } from "./chronicle.ts";
import type { Contract } from "./compile.ts";
import {
  type EnsAddresses,
  ensRegistryAddress,
  setSubnodeOwnerData,
  universalResolverAddress,
} from "./ens.ts";
import { packageArtifact } from "./packageArtifact.ts";
import { placeContract } from "./placeContract.ts";

const keeper = devAccounts.keeper.address;

export async function buildEns(
  chronicle: Chronicle,
  universalResolver: Contract,
): Promise<EnsAddresses> {
  const ensRegistry = ensRegistryAddress;
  const setOwner = (parent: Hex, label: string, owner: Address) =>
    chronicle.write({
      from: keeper,
      to: ensRegistry,
      data: setSubnodeOwnerData(parent, label, owner),
    });

  const registry = await packageArtifact("@ensdomains/ens/build/contracts/ENSRegistry.json");
  await placeContract(chronicle.client, ensRegistry, registry.bytecode, async () => {
    // Its constructor makes the sender the owner of the root.
    await chronicle.write({ from: keeper, to: ensRegistry, data: "0x" });
    await chronicle.seal();
  });

  const resolver = await packageArtifact(
    "@ensdomains/resolver/build/contracts/PublicResolver.json",
  );
  const ensResolver = await chronicle.deploy(
    keeper,
    encodeDeployData({ ...resolver, args: [ensRegistry] }),
  );
  // Before addr.reverse has an owner: the constructor would call that owner.
  const reverse = await packageArtifact("@ensdomains/ens/build/contracts/ReverseRegistrar.json");
  const ensReverseRegistrar = await chronicle.deploy(
    keeper,
    encodeDeployData({ ...reverse, args: [ensRegistry, ensResolver] }),
  );
  await placeContract(
    chronicle.client,
    universalResolverAddress,
    encodeDeployData({ ...universalResolver, args: [ensRegistry] }),
  );

  await setOwner(zeroHash, "reverse", keeper);
  await setOwner(namehash("reverse"), "addr", ensReverseRegistrar);
  await setOwner(zeroHash, "eth", keeper);
  await chronicle.seal();
  return {
    ensRegistry,
    ensResolver,
    ensReverseRegistrar,
    universalResolver: universalResolverAddress,
  };
}
