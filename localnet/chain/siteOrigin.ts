// Tells the local chain where the site is: token URIs and web pictures carry its address.
import type { Address } from "viem";
import { devAccounts } from "./accounts.ts";
import type { BuildClient } from "./buildClient.ts";
import type { Call } from "./chronicle.ts";
import { baseUriFor, collectionAbi, setBaseUriData } from "./collection.ts";
import { setTextData } from "./ens.ts";
import { siteAvatars } from "./ensNames.ts";
import { minedReceipt } from "./minedReceipt.ts";

type Places = { readonly collection: Address; readonly ensResolver: Address };

/** What the owners of those records have to send for the site at `origin`. */
export function siteOriginCalls(
  { collection, ensResolver }: Places,
  origin: string,
): (Call & { to: Address })[] {
  return [
    { from: devAccounts.keeper.address, to: collection, data: setBaseUriData(origin) },
    ...siteAvatars.map(({ name, account, path }) => ({
      from: devAccounts[account].address,
      to: ensResolver,
      data: setTextData(name, "avatar", `${origin}${path}`),
    })),
  ];
}

/** On a running node that mines by itself; no transaction when the chain already says so. */
export async function setSiteOrigin(
  client: BuildClient,
  places: Places,
  origin: string,
): Promise<void> {
  const baseUri = await client.readContract({
    address: places.collection,
    abi: collectionAbi,
    functionName: "baseURI",
  });
  if (baseUri === baseUriFor(origin)) return;
  for (const { from, to, data } of siteOriginCalls(places, origin)) {
    const hash = await client.request({
      method: "eth_sendTransaction",
      params: [{ from, to, data }],
    });
    const { status } = await minedReceipt(client, hash);
    if (status !== "success") throw new Error(`The chain refused the site's address: ${hash}`);
  }
}
