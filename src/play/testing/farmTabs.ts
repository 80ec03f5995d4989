// Tabs of one device with the farms open in each: storage that can fail, and a clock that a test turns.
import type { Ms } from "../../farm/numbers/time.ts";
import { fieldGround, trialStart } from "../../farm/testing/trial.ts";
import type { TabChannel } from "../../keeping/browser/tabs.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { memoryDatabase } from "../../keeping/database/memoryDatabase.ts";
import { stillClock } from "../../keeping/testing/clock.ts";
import { hub, withFaults } from "../../keeping/testing/libraryTabs.ts";
import { mortal } from "../../keeping/testing/mortal.ts";
import { countryTime } from "../farms/countryTime.ts";
import { type FarmHolder, noHolder } from "../farms/farmAccount.ts";
import { farmLayout } from "../farms/farmLayout.ts";
import { type FarmPorts, openFarms } from "../farms/openFarms.ts";
import { type FarmExchange, openSyncedFarms } from "../farms/syncFarms.ts";

const fields = [417, 3];
const groundFor = (field: number) => (fields.includes(field) ? fieldGround(field) : null);

type Account = {
  readonly who: FarmHolder;
  /** `end` comes when the page has ended. */
  readonly exchange: (tabs: TabChannel, end: Promise<void>) => FarmExchange;
};
type Device = {
  readonly isLasting?: boolean;
  readonly off?: number;
  readonly clock?: ReturnType<typeof stillClock>;
  /** Null where nobody is ever signed in. */
  readonly account?: Account | null;
  readonly askStamp?: FarmPorts["askStamp"];
  /** What the names begin with that are made here. */
  readonly name?: string;
};

export function farmTabs({
  isLasting = true,
  off = 0,
  clock = stillClock(trialStart + off),
  account = null,
  askStamp = async () => null,
  name = "id",
}: Device = {}) {
  const { database: failing, faults } = withFaults(memoryDatabase(farmLayout));
  const outdated = { is: false };
  const database: DeviceDatabase = { ...failing, isLasting, isOutdated: () => outdated.is };
  const { now: wall, after, pass } = clock;
  const newTabs = hub();
  const noted = new Map<string, string>();
  let made = 0;
  let asked = 0;

  /** `steps`: how long the page lives; a deaf one hears of no other, and none hears of it. */
  async function tab({ steps = Number.POSITIVE_INFINITY, isDeaf = false } = {}) {
    const end = Promise.withResolvers<void>();
    return openFarms({
      database: mortal(database, steps, end.resolve),
      tabs: isDeaf ? hub()() : newTabs(),
      notes: {
        all: () => [...noted].map(([key, text]) => ({ key, text })),
        put: (key, text) => noted.set(key, text),
        drop: (key) => noted.delete(key),
      },
      time: countryTime({ wall, steady: wall, ask: async (): Promise<Ms> => wall() - off }),
      groundFor,
      after,
      newId: () => `${name}${++made}`,
      onHide: () => () => {},
      askToLast: () => {
        asked++;
      },
      who: account?.who ?? noHolder,
      fetchAccount: async (parts) =>
        openSyncedFarms(parts, account!.exchange(newTabs(), end.promise)),
      askStamp,
    });
  }
  return { tab, pass, faults, outdated, noted, database, asked: () => asked };
}
