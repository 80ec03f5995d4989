// Keys of our own: made once, kept in the database, the same for every process.
import type { Statements } from "./database.ts";

const keySize = 32;

/** Gives the key of that name; it is read once, and again only after reading it failed. */
export function createKeptKey(
  name: string,
  db: Statements,
  random: (size: number) => Buffer,
): () => Promise<Buffer> {
  let known: Promise<Buffer> | undefined;

  async function readKey(): Promise<Buffer> {
    // Of many processes that start together one writes its key, and all read that one.
    await db.change(
      "insert into secrets (name, value) values (?, ?) on conflict (name) do nothing",
      [name, random(keySize).toString("hex")],
    );
    const [row] = await db.rows("select value from secrets where name = ?", [name]);
    if (row === undefined) throw new Error(`The key ${name} was not kept.`);
    return Buffer.from(String(row.value), "hex");
  }

  return () => {
    known ??= readKey().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
