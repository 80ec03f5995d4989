// The seed of a field, exactly as a contract would compute it: keccak256(abi.encodePacked(collection, id)).
import { keccak_256 } from "@noble/hashes/sha3";

const ADDRESS = 20;
const WORD = 32;

/** Ten thousand seeds are asked for at once: reading a digit must not make a string. */
function digit(hex: string, at: number): number {
  const code = hex.charCodeAt(at);
  return code < 58 ? code - 48 : (code | 32) - 87;
}

/** `collection` is the contract's address, 0x and forty hex digits in any case. */
export function fieldSeed(collection: string, id: number): Uint8Array {
  if (!/^0x[0-9a-fA-F]{40}$/.test(collection)) throw new Error(`Not an address: ${collection}`);
  if (!Number.isSafeInteger(id) || id < 0) throw new Error(`Not a field number: ${id}`);
  const packed = new Uint8Array(ADDRESS + WORD);
  for (let i = 0; i < ADDRESS; i++)
    packed[i] = 16 * digit(collection, 2 + 2 * i) + digit(collection, 3 + 2 * i);
  // A safe integer has at most 53 bits: the upper words stay zero.
  const view = new DataView(packed.buffer);
  view.setUint32(ADDRESS + WORD - 8, Math.floor(id / 2 ** 32));
  view.setUint32(ADDRESS + WORD - 4, id >>> 0);
  return keccak_256(packed);
}
