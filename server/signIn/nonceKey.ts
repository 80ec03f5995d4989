// The key that seals nonces: made once, kept in the database, the same for every process.
import type { Statements } from "../store/database.ts";
import type { RandomBytes } from "./nonce.ts";

const name = "nonce-key";
const keySize = 32;

/** Gives the key; it is read once, and again only after reading it failed. */
export function createNonceKey(db: Statements, random: RandomBytes): () => Promise<Buffer> {
  let known: Promise<Buffer> | undefined;
  return () => {
    known ??= readKey(db, random).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readKey(db: Statements, random: RandomBytes): Promise<Buffer> {
  // Of many processes that start together one writes its key, and all read that one.
  await db.change("insert into secrets (name, value) values (?, ?) on conflict (name) do nothing", [
    name,
    random(keySize).toString("hex"),
  ]);
  const [row] = await db.rows("select value from secrets where name = ?", [name]);
  if (row === undefined) throw new Error("The key for nonces was not kept.");
  return Buffer.from(String(row.value), "hex");
}
