// A device for the tests: tables that can fail, time that stands still, and any number of tabs with a library in each.
import { refuse } from "@loamstead/lib/result.ts";
import type { TabChannel, TabMessage } from "../browser/tabs.ts";
import type { DatabaseLayout, DeviceDatabase, StorageTrouble } from "../database/database.ts";
import { memoryDatabase } from "../database/memoryDatabase.ts";
import type { LibraryPorts } from "../library/library.ts";
import { stamps, textTable } from "../store/store.ts";
import { stillClock } from "./clock.ts";

export function withFaults(database: DeviceDatabase) {
  const faults = { reads: null as StorageTrouble | null, writes: null as StorageTrouble | null };
  const faulty: DeviceDatabase = {
    ...database,
    read: async (of, work) => (faults.reads ? refuse(faults.reads) : database.read(of, work)),
    change: async (of, work) => (faults.writes ? refuse(faults.writes) : database.change(of, work)),
  };
  return { database: faulty, faults };
}

export function hub() {
  const ears = new Map<object, (word: TabMessage) => void>();
  return (): TabChannel => {
    const self = {};
    return {
      tell: (word) => {
        for (const [who, hear] of ears) if (who !== self) hear(word);
      },
      listen: (listener) => {
        ears.set(self, listener);
        return () => ears.delete(self);
      },
      close: () => ears.delete(self),
    };
  };
}

/** Puts a text there as if a tab of the site had written it. */
export const putText = (database: DeviceDatabase, key: string, text: string, at: number) =>
  database.change([textTable, stamps], async (tables) => {
    await tables.put(textTable, key, text);
    await tables.put(stamps, key, at);
  });

type Browser<Doc, Summary extends object> = Omit<LibraryPorts<Doc, Summary>, "kind" | "workspace">;
type Device<Doc, Summary extends object, L> = {
  readonly layout: DatabaseLayout;
  readonly blank: Doc;
  readonly open: (ports: Browser<Doc, Summary>) => Promise<L>;
};

export function libraryTabs<Doc, Summary extends object, L>(device: Device<Doc, Summary, L>) {
  const kept = memoryDatabase(device.layout);
  const { database, faults } = withFaults(kept);
  const { now, after, pass, skip } = stillClock(1_700_000_000_000);
  const newTabs = hub();
  const noted = new Map<string, string>();
  let made = 0;

  async function tab({ wanted = null as string | null } = {}) {
    let hide = () => {};
    const library = await device.open({
      database,
      tabs: newTabs(),
      notes: {
        all: () => [...noted].map(([key, text]) => ({ key, text })),
        put: (key, text) => noted.set(key, text),
        drop: (key) => noted.delete(key),
      },
      after,
      wanted,
      blank: device.blank,
      now,
      newId: () => `new-${++made}`,
      onHide: (listener) => {
        hide = listener;
        return () => {};
      },
      askToLast: () => {},
      noteKept: () => {},
    });
    return { library, hide: () => hide() };
  }

  const text = async (key: string) => {
    const read = await kept.read([textTable], (at) => at.get(textTable, key));
    return read.ok ? read.value : undefined;
  };
  const put = (key: string, value: string) => {
    skip(1);
    return putText(kept, key, value, now());
  };
  return { database, faults, noted, pass, tab, text, put, now };
}
