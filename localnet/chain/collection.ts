// The land collection on the local chain: its address, its interface, and where its tokens point.
import { type Address, encodeFunctionData, type Hex, parseAbi } from "viem";

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
