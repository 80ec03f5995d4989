// The tally in the database, so that it holds across all processes; names of networks and accounts stand in it as keyed hashes.
import { createHmac } from "node:crypto";
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database } from "../store/database.ts";
import { createKeptKey } from "../store/keptKey.ts";
import { endOf, pastSlot, type UsageCounter } from "./usageCounter.ts";

type Parts = {
  db: Database;
  random: RandomBytes;
  /** Milliseconds since 1970. */
  now(): number;
};

const SWEEP_MS = 60_000;

export function databaseUsageCounter({ db, random, now }: Parts): UsageCounter {
  const { unsynced } = db;
  const key = createKeptKey("budget-key", db, random);
  let sweptAt = now();

  const sealed = async (name: string) =>
    createHmac("sha256", await key())
      .update(name)
      .digest("hex");

  async function sweep(): Promise<void> {
    if (now() - sweptAt < SWEEP_MS) return;
    sweptAt = now();
    await unsynced.change("delete from budget_use where ends_at <= ?", [now()]);
  }

  return {
    async add(name, amount, time) {
      await sweep();
      const hash = await sealed(name);
      // Counted first and looked at then: of two at the same moment neither overlooks the other.
      await unsynced.change(
        `insert into budget_use (name, slot, used, ends_at) values (?, ?, ?, ?)
         on conflict (name, slot) do update set used = budget_use.used + excluded.used`,
        [hash, time.slot, amount, Math.ceil(endOf(time))],
      );
      const rows = await unsynced.rows(
        "select slot, used from budget_use where name = ? and slot > ? order by slot",
        [hash, pastSlot(time)],
      );
      return rows.map(({ slot, used }) => ({ slot: Number(slot), used: Number(used) }));
    },
    async takeBack(name, amount, { slot }) {
      await unsynced.change("update budget_use set used = used - ? where name = ? and slot = ?", [
        amount,
        await sealed(name),
        slot,
      ]);
    },
  };
}
