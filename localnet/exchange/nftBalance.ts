// One collectible as the exchange lists it, with the quirks that its clients have to live with.
import { poseidon } from "../../src/exchange/protocol/index.ts";

export type OwnedNft = {
  tokenAddress: string;
  minter: string;
  nftId: bigint;
  name: string;
  description: string;
  amount?: number;
};

export type BalanceOptions = { accountId: number; slot: number; metadata: boolean };

export function nftBalance(nft: OwnedNft, { accountId, slot, metadata }: BalanceOptions) {
  const { tokenAddress, minter, nftId, amount = 1 } = nft;
  // Leading zeros are missing in the exchange's ids.
  const id = `0x${nftId.toString(16)}`;
  return {
    id: slot,
    accountId,
    tokenId: 32_768 + slot,
    nftData: nftData(nft),
    tokenAddress,
    nftId: id,
    nftType: "ERC721",
    total: String(amount),
    locked: "0",
    pending: { withdraw: "0", deposit: "0" },
    deploymentStatus: "DEPLOYED",
    isCounterFactualNFT: false,
    minter,
    royaltyPercentage: 0,
    preference: { favourite: false, hide: false },
    collectionInfo: collectionInfo(tokenAddress, minter),
    updatedAt: 1_760_000_000_000,
    ...(metadata && { metadata: nftMetadata(nft, tokenAddress) }),
  };
}

const nftMetadata = ({ nftId, name, description, minter }: OwnedNft, tokenAddress: string) => ({
  uri: `ipfs://field/${nftId}`,
  tokenAddress,
  network: 0,
  status: 1,
  nftType: 1,
  // Decimal digits behind 0x: as hex this would be another id.
  nftId: `0x${nftId}`,
  base: {
    name: escapeText(name),
    decimals: -1,
    description: escapeText(description),
    image: `ipfs://field/${nftId}/image`,
    properties: "",
    localization: "",
  },
  extra: {
    imageData: "",
    externalUrl: "",
    attributes: JSON.stringify([{ trait_type: "Number", value: String(nftId) }]),
    backgroundColor: "",
    animationUrl: "",
    youtubeUrl: "",
    minter,
  },
  imageSize: { "240-240": "", "332-332": "", original: "" },
});

export const collectionId = 256;

export const collectionInfo = (contractAddress: string, owner: string) => ({
  id: collectionId,
  owner,
  name: "Alpha Fields",
  contractAddress,
  collectionAddress: contractAddress,
  baseUri: "",
  nftFactory: "",
  description: "Ten thousand fields, no two alike.",
  avatar: "",
  banner: "",
  thumbnail: "",
  tileUri: "",
  cached: { avatar: "", banner: "", tileUri: "", thumbnail: "" },
  deployStatus: "DEPLOYED",
  nftType: "ERC721",
  isPublic: true,
  times: { createdAt: 1_760_000_000_000, updatedAt: 1_760_000_000_000 },
  extra: {
    mintChannel: "",
    properties: {
      isLegacy: false,
      isPublic: true,
      isCounterFactualNFT: false,
      isMintable: false,
      isEditable: false,
      isDeletable: false,
    },
  },
  count: 0,
});

function nftData({ minter, tokenAddress, nftId }: OwnedNft): string {
  const low = nftId & ((1n << 128n) - 1n);
  const inputs = [BigInt(minter), 1n, BigInt(tokenAddress), low, nftId >> 128n, 0n];
  const hash = poseidon(inputs, { width: 7, fullRounds: 6, partialRounds: 52 });
  if (!hash.ok) throw new Error(`nftData of ${nftId}: ${hash.reason}`);
  return `0x${hash.value.toString(16).padStart(64, "0")}`;
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);
