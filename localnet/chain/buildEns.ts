// Puts the Ethereum Name Service where viem's definition of mainnet looks for it, and names into it.
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  namehash,
  parseAbi,
  zeroHash,
} from "viem";
import { devAccounts } from "./accounts.ts";
import type { Chronicle } from "./chronicle.ts";
import type { Contract } from "./compile.ts";
import {
  type EnsAddresses,
  ensRegistryAddress,
  registryAbi,
  resolverAbi,
  setSubnodeOwnerData,
  setTextData,
  universalResolverAddress,
} from "./ens.ts";
import { type AvatarSources, ensNames, falseClaims } from "./ensNames.ts";
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

const reverseRegistrarAbi = parseAbi(["function setName(string name)"]);

/** Registers the names of the development accounts, and lets some accounts claim what is not theirs. */
export async function writeEnsNames(
  chronicle: Chronicle,
  { ensRegistry, ensResolver, ensReverseRegistrar }: EnsAddresses,
  sources: AvatarSources,
): Promise<void> {
  const claim = (from: Address, name: string) =>
    chronicle.write({
      from,
      to: ensReverseRegistrar,
      data: encodeFunctionData({ abi: reverseRegistrarAbi, functionName: "setName", args: [name] }),
    });

  for (const { name, account, texts } of ensNames(sources)) {
    const owner = devAccounts[account].address;
    const node = namehash(name);
    const label = name.slice(0, name.indexOf("."));
    const asOwner = (to: Address, data: Hex) => chronicle.write({ from: owner, to, data });

    await chronicle.write({
      from: devAccounts.keeper.address,
      to: ensRegistry,
      data: setSubnodeOwnerData(namehash("eth"), label, owner),
    });
    await asOwner(
      ensRegistry,
      encodeFunctionData({
        abi: registryAbi,
        functionName: "setResolver",
        args: [node, ensResolver],
      }),
    );
    await asOwner(
      ensResolver,
      encodeFunctionData({ abi: resolverAbi, functionName: "setAddr", args: [node, owner] }),
    );
    for (const [key, value] of Object.entries(texts)) {
      await asOwner(ensResolver, setTextData(name, key, value));
    }
    await claim(owner, name);
    await chronicle.seal();
  }
  for (const [account, name] of Object.entries(falseClaims)) {
    await claim(devAccounts[account as keyof typeof falseClaims].address, name);
  }
  await chronicle.seal();
}
