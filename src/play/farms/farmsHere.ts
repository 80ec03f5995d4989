// The farms that lie on this device, without those of another account than the one that is signed in or was last, and what of them was lost to another device.
import type { FarmEvent } from "../../farm/events/event.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import { DAY, type Ms } from "../../farm/numbers/time.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { journalsLike, listJournals, sweep, sweepAside } from "../../keeping/journal/journals.ts";
import { type JournalTie, ties } from "../../keeping/sync/journalTie.ts";
import type { LostDeed } from "../session/playedFarm.ts";
import type { FarmSummaryData } from "./farmKind.ts";
import { farmStamps, stampPrefix } from "./farmStamps.ts";
import type { FarmSummary } from "./farms.ts";

/** Steps that could not be kept beside what another device did, and how many could. */
export type LostSteps = { readonly kept: number; readonly lost: readonly LostDeed[] };

/** Where nobody was ever signed in the device shows what it has. */
const isOthers = (tie: JournalTie | undefined, who: string | null): boolean =>
  tie !== undefined && who !== null && tie.holder !== who;

/** The one that was last played first; none where the device does not answer. */
export async function listFarmsHere(
  database: DeviceDatabase,
  who: string | null,
): Promise<readonly FarmSummary[]> {
  const [listed, tied] = await Promise.all([
    listJournals<FarmSummaryData>(database),
    database.read([ties], async (at) => {
      const [ids, all] = await Promise.all([at.keys(ties, ""), at.all(ties, "")]);
      return new Map(ids.map((id, i) => [id, all[i]!]));
    }),
  ]);
  if (!listed.ok || !tied.ok) return [];
  return listed.value.flatMap((farm): FarmSummary[] => {
    const tie = tied.value.get(farm.id);
    if (isOthers(tie, who)) return [];
    return [{ ...farm, account: tie && !tie.isLetGo ? "this" : "none" }];
  });
}

/** A name that no farm has here or had; tabs that ask at once are told the same. */
export async function freeName(database: DeviceDatabase, prefix: string): Promise<string> {
  const [there, tied] = await Promise.all([
    journalsLike(database, prefix),
    database.read([ties], (at) => at.keys(ties, prefix)),
  ]);
  const numbers = [...there, ...(tied.ok ? tied.value : [])].map((id) =>
    Number(id.slice(prefix.length)),
  );
  return `${prefix}${Math.max(0, ...numbers) + 1}`;
}

export type FarmTie = {
  /** It is another account's, and not to be seen. */
  readonly isOthers: boolean;
  /** What was lost to another device, and was not told yet. */
  readonly untold: LostSteps | null;
};

export async function readFarmTie(
  database: DeviceDatabase,
  decode: (text: string) => FarmEvent | null,
  { id, who }: { readonly id: string; readonly who: string | null },
): Promise<FarmTie> {
  const read = await database.read([ties], (at) => at.get(ties, id));
  const tie = read.ok ? read.value : undefined;
  if (!tie?.untold) return { isOthers: isOthers(tie, who), untold: null };
  const lost = tie.untold.lost.flatMap(({ text, reason }): LostDeed[] => {
    const event = decode(text);
    return event ? [{ event, reason: reason as FarmRefusal }] : [];
  });
  const untold = lost.length > 0 ? { kept: tie.untold.kept, lost } : null;
  return { isOthers: isOthers(tie, who), untold };
}

/** These have been told; what was lost since is not. */
export async function dropUntold(
  database: DeviceDatabase,
  encode: (event: FarmEvent) => string,
  { id, told }: { readonly id: string; readonly told: LostSteps },
): Promise<void> {
  await database.change([ties], async (at) => {
    const tie = await at.get(ties, id);
    if (!tie?.untold) return;
    const texts = told.lost.map(({ event }) => encode(event));
    const lost = tie.untold.lost.filter(({ text }) => {
      const place = texts.indexOf(text);
      if (place >= 0) texts.splice(place, 1);
      return place < 0;
    });
    const kept = Math.max(0, tie.untold.kept - told.kept);
    await at.put(ties, id, { ...tie, untold: lost.length > 0 ? { kept, lost } : null });
  });
}

/** What was set aside because the account came to something else stays for so long. */
const ASIDE = 30 * DAY;

/** Lets go of farms that were put away for a day, and of what lies beside them. */
export async function throwAway(database: DeviceDatabase, now: Ms): Promise<void> {
  for (const id of await sweep(database, now - DAY))
    await database.change([farmStamps], async (at) => {
      for (const key of await at.keys(farmStamps, stampPrefix(id))) await at.drop(farmStamps, key);
    });
  await sweepAside(database, now - ASIDE);
}
