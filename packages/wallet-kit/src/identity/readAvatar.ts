// Finds the picture that belongs to a name: an address in its record, or an NFT that the record points to.
import type { Config } from "wagmi";
import { getEnsAvatar, getEnsText } from "wagmi/actions";

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

type AvatarSources = {
  /** Where files of IPFS can be had, such as "https://ipfs.example"; without one they are not shown. */
  ipfsGateway?: string | undefined;
  /** The page's own origin: its pictures are shown even where the site has no certificate. */
  origin?: string | undefined;
};

// A picture of a megabyte in a text record is a burden, not a portrait.
const longestData = 1_000_000;
const dataPicture = /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/i;
const ipfsPath = /^(?:ipfs:\/\/|ipfs:|\/?ipfs\/)(?:ipfs\/)?([\w-]{32,}(?:\.[\w-]+)*(?:\/.*)?)$/i;

/** Which picture addresses a page may load, and where it finds those on IPFS. */
export function avatarUrl(record: unknown, sources: AvatarSources = {}): string | undefined {
  if (typeof record !== "string") return undefined;
  const text = record.trim();
  if (dataPicture.test(text)) return text.length <= longestData ? text : undefined;
  const path = ipfsPath.exec(text)?.[1];
  if (path !== undefined) return fromGateway(path, sources);
  return ownOrSecure(text, sources);
}

function fromGateway(path: string, sources: AvatarSources): string | undefined {
  const { ipfsGateway } = sources;
  if (ipfsGateway === undefined) return undefined;
  const root = `${ipfsGateway.replace(/\/+$/, "")}/ipfs/`;
  const url = ownOrSecure(root + path, sources);
  // Dots in the path must not lead out of the gateway's folder.
  return url?.startsWith(root) ? url : undefined;
}

function ownOrSecure(text: string, { origin }: AvatarSources): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  // A name's owner could have every visitor's browser knock at a door with a key in it.
  if (url.username !== "" || url.password !== "") return undefined;
  const own = origin !== undefined && url.origin === origin && url.protocol === "http:";
  return url.protocol === "https:" || own ? url.href : undefined;
}
