// The land collection on the local chain: its address and interface, how it gets there, and its past.
import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  parseAbi,
} from "viem";
import { devAccounts } from "./accounts.ts";
import type { Chronicle } from "./chronicle.ts";
import type { Contract } from "./compile.ts";
import type { Grant, Passing } from "./landPlan.ts";

/** The first contract of the keeper: the same on every local chain, whatever else changes. */
export const collectionAddress: Address = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

export const collectionAbi = parseAbi([
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress)",
  "event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)",
  "event ApprovalForAll(address indexed owner, address indexed operator, bool approved)",
  "event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId)",
  "error ERC721NonexistentToken(uint256 tokenId)",
  "error ERC721InsufficientApproval(address operator, uint256 tokenId)",
  "error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)",
  "error ERC721InvalidReceiver(address receiver)",
  "error OwnableUnauthorizedAccount(address account)",
  "function name() view returns (string)",
  "function symbol() view returns (string)",
  "function owner() view returns (address)",
  "function totalSupply() view returns (uint256)",
  "function balanceOf(address owner) view returns (uint256)",
  "function ownerOf(uint256 tokenId) view returns (address)",
  "function tokenURI(uint256 tokenId) view returns (string)",
  "function baseURI() view returns (string)",
  "function supportsInterface(bytes4 interfaceId) view returns (bool)",
  "function getApproved(uint256 tokenId) view returns (address)",
  "function isApprovedForAll(address owner, address operator) view returns (bool)",
  "function approve(address to, uint256 tokenId)",
  "function setApprovalForAll(address operator, bool approved)",
  "function transferFrom(address from, address to, uint256 tokenId)",
  "function safeTransferFrom(address from, address to, uint256 tokenId)",
  "function setBaseURI(string newBaseURI)",
]);

/** Token URIs are this, the number, and "/metadata". */
export function baseUriFor(siteOrigin: string): string {
  return `${siteOrigin}/api/fields/`;
}

export function setBaseUriData(siteOrigin: string): Hex {
  return encodeFunctionData({
    abi: collectionAbi,
    functionName: "setBaseURI",
    args: [baseUriFor(siteOrigin)],
  });
}

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
