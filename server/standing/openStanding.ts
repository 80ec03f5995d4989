// Tells the standing of whoever is signed in, and notes that they were here: once a day each, and out of memory otherwise.
import { createHmac } from "node:crypto";
import { createCache } from "../../src/lib/cache.ts";
import type { Holder } from "../holder.ts";
import type { Network } from "../http/ipAddress.ts";
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database } from "../store/database.ts";
import { createKeptKey } from "../store/keptKey.ts";
import { dayAt, findKnown, forgetNetworks, noteUse } from "./keptStanding.ts";
import { type Known, type Standing, standingOf } from "./standing.ts";

/** Of an account that does something now, from one of these networks, the visitor's own first. */
export type TellStanding = (
  holder: Holder,
  networks: readonly [Network, ...Network[]],
) => Promise<Standing>;

type Parts = {
  db: Database;
  random: RandomBytes;
  /** Milliseconds since 1970. */
  now(): number;
};

const MOST_REMEMBERED = 20_000;

export function openStanding({ db, random, now }: Parts): TellStanding {
  const key = createKeptKey("network-key", db, random);
  const remembered = createCache<{ day: number; known: Known }>(MOST_REMEMBERED);
  let sweptOn = 0;

  async function sweep(day: number): Promise<void> {
    if (sweptOn === day) return;
    sweptOn = day;
    await forgetNetworks(db.unsynced, now());
  }

  return async (holder, [{ name }]) => {
    const at = now();
    const day = dayAt(at);
    const account = `${holder.address}:${holder.chainId}`;
    const found = remembered.get(account);
    if (found?.day === day) return standingOf(found.known, at);
    await sweep(day);
    const network = createHmac("sha256", await key())
      .update(name)
      .digest("hex");
    await noteUse(db.unsynced, holder, { now: at, network });
    const known = (await findKnown(db.unsynced, holder, at)) ?? {
      // Deleted at this very moment.
      firstSeenAt: at,
      daysUsed: 1,
      fromNetwork: 1,
    };
    remembered.set(account, { day, known });
    return standingOf(known, at);
  };
}
