// Registers the names of the development accounts, and lets some accounts claim what is not theirs.
import { type Address, encodeFunctionData, type Hex, namehash, parseAbi } from "viem";
import { devAccounts } from "./accounts.ts";
import type { Chronicle } from "./chronicle.ts";
import {
  type EnsAddresses,
  registryAbi,
  resolverAbi,
  setSubnodeOwnerData,
  setTextData,
} from "./ens.ts";
import { type AvatarSources, ensNames, falseClaims } from "./ensNames.ts";

const reverseRegistrarAbi = parseAbi(["function setName(string name)"]);

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
