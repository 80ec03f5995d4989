// Names of journals: derived from the account and the key that it was brought by, and saying in which shard the account lies.
import { createHash } from "node:crypto";
import type { Holder } from "../../holder.ts";

/** Without i, l, o and u, as in names of documents. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const inShard = 2;
const inHash = 10;
const SHARDS = alphabet.length ** inShard;

export const journalIdPattern = /^[0-9a-hjkmnp-tv-z]{12}$/;

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

const accountOf = ({ address, chainId }: Holder): string => `${chainId}:${address.toLowerCase()}`;

export const shardOf = (holder: Holder): number =>
  digestOf(accountOf(holder)).readUInt32BE(0) % SHARDS;

/** The same key of the same account is the same journal, however often it is sent. */
export function journalIdOf(holder: Holder, kind: string, key: string): string {
  const shard = shardOf(holder);
  const place = alphabet[Math.floor(shard / alphabet.length)]! + alphabet[shard % alphabet.length]!;
  const name = digestOf(`${accountOf(holder)} ${kind} ${key}`).subarray(0, inHash);
  return place + Array.from(name, (byte) => alphabet[byte % alphabet.length]).join("");
}

/** Of a name that fits the pattern. */
export const shardIn = (id: string): number =>
  alphabet.indexOf(id[0]!) * alphabet.length + alphabet.indexOf(id[1]!);
