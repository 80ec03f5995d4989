// Finds the picture that belongs to a name: an address in its record, or an NFT that the record points to.
import type { Config } from "wagmi";
import { getEnsAvatar, getEnsText } from "wagmi/actions";
import { type AvatarSources, avatarUrl } from "./avatarUrl.ts";

const token = /^(eip155:|did:nft:)/;

export async function readAvatar(
  config: Config,
  name: string,
  sources: AvatarSources,
): Promise<string | null> {
  const record = await getEnsText(config, { name, key: "avatar", chainId: 1 });
  if (!record) return null;
  // A plain address is left to the <img>: asking for it beforehand would fetch every picture twice,
  // once of them with the address of this page in the request.
  const found = token.test(record) ? await pictureOf(config, name, sources) : record;
  return avatarUrl(found, sources) ?? null;
}

function pictureOf(config: Config, name: string, { ipfsGateway }: AvatarSources) {
  const assetGatewayUrls = ipfsGateway === undefined ? undefined : { ipfs: ipfsGateway };
  return getEnsAvatar(config, { name, chainId: 1, ...(assetGatewayUrls && { assetGatewayUrls }) });
}
