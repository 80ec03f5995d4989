// The generation of a database: another one since a backup took its place, so that devices which were ahead of it notice.
import type { RandomBytes } from "../../signIn/nonce.ts";
import type { Database, Statements } from "../../store/database.ts";

export type Generation = {
  /** How many there were before it in this database. */
  readonly n: number;
  readonly word: string;
  /** The moment of the backup with which it began; null for the first. */
  readonly backupAt: number | null;
};

const wordOf = (random: RandomBytes): string => random(12).toString("base64url");

/** The oldest first; the last one is now. The first is made by whoever asks first. */
export async function readGenerations(
  db: Statements,
  { random, now }: { random: RandomBytes; now: number },
): Promise<[Generation, ...Generation[]]> {
  const read = () => db.rows("select n, word, backup_at from journal_generations order by n");
  let rows = await read();
  if (rows.length === 0) {
    await db.change(
      `insert into journal_generations (n, word, made_at, backup_at) values (1, ?, ?, null)
       on conflict (n) do nothing`,
      [wordOf(random), now],
    );
    rows = await read();
  }
  return rows.map(({ n, word, backup_at }) => ({
    n: Number(n),
    word: String(word),
    backupAt: backup_at === null ? null : Number(backup_at),
  })) as [Generation, ...Generation[]];
}

/**
 * Begins another one: called once a backup was put in place, before anybody is served from it. What
 * was saved after `backupAt` lies on devices alone from then on. Called again for the same backup
 * before anything was saved, it does no harm.
 */
export const renewGeneration = (
  db: Pick<Database, "transaction">,
  { backupAt, random, now }: { backupAt: number; random: RandomBytes; now: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const generations = await readGenerations(tx, { random, now });
    await tx.change(
      "insert into journal_generations (n, word, made_at, backup_at) values (?, ?, ?, ?)",
      [generations.at(-1)!.n + 1, wordOf(random), now, backupAt],
    );
  });

/**
 * Up to which moment the rows that a device of another generation knows are those that are here. Null
 * where it is of this one.
 */
export function commonUntil(generations: readonly Generation[], word: string): number | null {
  const known = generations.findIndex((one) => one.word === word);
  // One that is not known was cut off by one of these, nobody knows by which.
  const since = generations.slice(known + 1).flatMap(({ backupAt }) => backupAt ?? []);
  return since.length === 0 ? (known < 0 ? 0 : null) : Math.min(...since);
}
