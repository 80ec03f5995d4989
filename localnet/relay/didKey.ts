// Turns a did:key name of an Ed25519 key, as WalletConnect clients call themselves, into the key.
import { createPublicKey, type KeyObject } from "node:crypto";

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const prefix = "did:key:z";
const ed25519Mark = "ed01";
const keyBytes = 32;

export function readDidKey(name: string): KeyObject | undefined {
  // A longer name cannot be a key, and its decoding would take time that grows with its square.
  if (!name.startsWith(prefix) || name.length > prefix.length + 50) return undefined;
  const hex = decodeBase58(name.slice(prefix.length));
  if (!hex?.startsWith(ed25519Mark)) return undefined;
  const key = Buffer.from(hex.slice(ed25519Mark.length), "hex");
  if (key.length !== keyBytes) return undefined;
  return createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: key.toString("base64url") },
    format: "jwk",
  });
}

function decodeBase58(text: string): string | undefined {
  let number = 0n;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return undefined;
    number = number * 58n + BigInt(digit);
  }
  return number.toString(16);
}
