// Tells the standing of whoever is signed in, and notes that they were here: once a day each, and out of memory otherwise.
import { createHmac } from "node:crypto";
import { createCache } from "../../src/lib/cache.ts";
import type { Network } from "../http/ipAddress.ts";
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database } from "../store/database.ts";
import { createKeptKey } from "../store/keptKey.ts";
import { lockQuota, type SignedIn } from "../store/lockQuota.ts";
import { dayNumberOf, findKnown, forgetNetworks, noteUse } from "./keptStanding.ts";
import { type AccountHistory, type AccountStanding, accountStandingOf } from "./standing.ts";

/** Of an account that does something now, from one of these networks, the visitor's own first. */
export type ReadStanding = (
  holder: SignedIn,
  networks: readonly [Network, ...Network[]],
) => Promise<AccountStanding>;

type Parts = {
  db: Database;
  random: RandomBytes;
  /** Milliseconds since 1970. */
  now(): number;
};

const MOST_REMEMBERED = 20_000;

export function openStanding({ db, random, now }: Parts): ReadStanding {
  const key = createKeptKey("network-key", db, random);
  const remembered = createCache<{ day: number; known: AccountHistory }>(MOST_REMEMBERED);
  let sweptOn = 0;

  async function sweep(day: number): Promise<void> {
    if (sweptOn === day) return;
    sweptOn = day;
    await forgetNetworks(db.unsynced, now());
  }

  return async (holder, [{ name }]) => {
    const at = now();
    const day = dayNumberOf(at);
    const account = `${holder.address}:${holder.chainId}`;
    const found = remembered.get(account);
    if (found?.day === day) return accountStandingOf(found.known, at);
    await sweep(day);
    const network = createHmac("sha256", await key())
      .update(name)
      .digest("hex");
    const known = await db.transaction(async (tx) => {
      // Of an account that ends at this very moment nothing is to be left.
      if (!(await lockQuota(tx, holder, at))) return undefined;
      await noteUse(tx, holder, { now: at, network });
      return findKnown(tx, holder, at);
    });
    if (known) remembered.set(account, { day, known });
    return accountStandingOf(known ?? { firstSeenAt: at, daysUsed: 1, fromNetwork: 1 }, at);
  };
}
