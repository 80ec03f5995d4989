// Deploys the land collection and lets it have a past.
import { type Address, encodeDeployData, encodeFunctionData, isAddressEqual } from "viem";
import { devAccounts } from "./accounts.ts";
import type { Chronicle } from "./chronicle.ts";
import { baseUriFor, collectionAbi, collectionAddress } from "./collection.ts";
import type { Contract } from "./compile.ts";
import type { Grant, Passing } from "./landPlan.ts";

const passingsPerBlock = 8;
const secondsBetweenBlocks = 7 * 86_400;
const keeper = devAccounts.keeper.address;

/** Has to be the keeper's first deed, because the address follows from that. */
export async function deployCollection(
  chronicle: Chronicle,
  alphaFields: Contract,
  siteOrigin: string,
  grants: readonly Grant[],
): Promise<Address> {
  const address = await chronicle.deploy(
    keeper,
    encodeDeployData({ ...alphaFields, args: [keeper, baseUriFor(siteOrigin), grants] }),
  );
  if (!isAddressEqual(address, collectionAddress)) {
    throw new Error(`The collection lies at ${address}, not at ${collectionAddress}`);
  }
  return collectionAddress;
}

export async function passFieldsOn(
  chronicle: Chronicle,
  passings: readonly Passing[],
): Promise<void> {
  for (let start = 0; start < passings.length; start += passingsPerBlock) {
    for (const passing of passings.slice(start, start + passingsPerBlock)) {
      await passOn(chronicle, passing);
    }
    await chronicle.seal(secondsBetweenBlocks);
  }
}

async function passOn(chronicle: Chronicle, { id, from, to, by, sender }: Passing) {
  const write = (account: Address, data: `0x${string}`) =>
    chronicle.write({ from: account, to: collectionAddress, data });
  const token = BigInt(id);
  const abi = collectionAbi;

  if (by === "approved") {
    await write(from, encodeFunctionData({ abi, functionName: "approve", args: [sender, token] }));
  }
  if (by === "operator") {
    await write(
      from,
      encodeFunctionData({ abi, functionName: "setApprovalForAll", args: [sender, true] }),
    );
  }
  await write(
    sender,
    encodeFunctionData({ abi, functionName: "safeTransferFrom", args: [from, to, token] }),
  );
}
