// Tabs of one device with the farms open in each: storage that can fail, and a clock that a test turns.
import type { Ms } from "../../farm/numbers/time.ts";
import { fieldGround, trialStart } from "../../farm/testing/trial.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import { memoryDatabase } from "../../keeping/database/memoryDatabase.ts";
import { stillClock } from "../../keeping/testing/clock.ts";
import { hub, withFaults } from "../../keeping/testing/libraryTabs.ts";
import { mortal } from "../../keeping/testing/mortal.ts";
import { countryTime } from "../farms/countryTime.ts";
import { noHolder } from "../farms/farmAccount.ts";
import { farmLayout } from "../farms/farmLayout.ts";
import { openFarms } from "../farms/openFarms.ts";

const fields = [417, 3];
const groundFor = (field: number) => (fields.includes(field) ? fieldGround(field) : null);

export function farmTabs({ isLasting = true, off = 0 } = {}) {
  const { database: failing, faults } = withFaults(memoryDatabase(farmLayout));
  const outdated = { is: false };
  const database: DeviceDatabase = { ...failing, isLasting, isOutdated: () => outdated.is };
  const { now: wall, after, pass } = stillClock(trialStart + off);
  const newTabs = hub();
  const noted = new Map<string, string>();
  let made = 0;
  let asked = 0;

  /** `steps`: how long the page lives; a deaf one hears of no other, and none hears of it. */
  async function tab({ steps = Number.POSITIVE_INFINITY, isDeaf = false } = {}) {
    return openFarms({
      database: mortal(database, steps),
      tabs: isDeaf ? hub()() : newTabs(),
      notes: {
        all: () => [...noted].map(([key, text]) => ({ key, text })),
        put: (key, text) => noted.set(key, text),
        drop: (key) => noted.delete(key),
      },
      time: countryTime({ wall, steady: wall, ask: async (): Promise<Ms> => wall() - off }),
      groundFor,
      after,
      newId: () => `id${++made}`,
      onHide: () => () => {},
      askToLast: () => {
        asked++;
      },
      who: noHolder,
      fetchAccount: () => Promise.reject(new Error("Nobody is signed in")),
      askStamp: async () => null,
    });
  }
  return { tab, pass, faults, outdated, noted, database, asked: () => asked };
}
