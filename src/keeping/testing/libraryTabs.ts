// A device for the tests: tables that can fail, time that stands still, and any number of tabs.
import { bareRoom } from "../../room/model/sampleRoom.ts";
import type { Tabs, Word } from "../browser/tabs.ts";
import type { Answer, Database, Trouble } from "../database/database.ts";
import { memoryDatabase } from "../database/memoryDatabase.ts";
import type { WorkshopPorts } from "../library/library.ts";
import { openWorkshop } from "../library/openLibrary.ts";
import type { Notes } from "../saving/unsavedChanges.ts";
import { catalogue } from "./savingTabs.ts";

export type Faults = { reads: Trouble | null; writes: Trouble | null };

export function withFaults(database: Database) {
  const faults: Faults = { reads: null, writes: null };
  const faulty: Database = {
    ...database,
    read: async (of, work) =>
      faults.reads
        ? ({ ok: false, reason: faults.reads } as Answer<never>)
        : database.read(of, work),
    change: async (of, work) =>
      faults.writes
        ? ({ ok: false, reason: faults.writes } as Answer<never>)
        : database.change(of, work),
  };
  return { database: faulty, faults };
}

function hub() {
  const ears = new Map<object, (word: Word) => void>();
  return (): Tabs => {
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

export function deviceWorld(kept: Database = memoryDatabase()) {
  const { database, faults } = withFaults(kept);
  const timers = new Set<{ at: number; run: () => void }>();
  const newTabs = hub();
  const noted = new Map<string, string>();
  const notes: Notes = {
    all: () => [...noted].map(([key, text]) => ({ key, text })),
    put: (key, text) => noted.set(key, text),
    drop: (key) => noted.delete(key),
  };
  let time = 1_700_000_000_000;
  let rooms = 0;

  const settle = async () => {
    for (let i = 0; i < 400; i++) await Promise.resolve();
  };
  const pass = async (ms: number) => {
    const until = time + ms;
    await settle();
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      timers.delete(next);
      time = Math.max(time, next.at);
      next.run();
      await settle();
    }
    time = until;
  };
  const after = (wait: number, run: () => void) => {
    const timer = { at: time + wait, run };
    timers.add(timer);
    return () => timers.delete(timer);
  };

  async function tab({ wanted = null as string | null } = {}) {
    let hide = () => {};
    const ports: WorkshopPorts = {
      database,
      tabs: newTabs(),
      notes,
      catalogue,
      after,
      wanted,
      blank: bareRoom(),
      now: () => time,
      newRoomId: () => `room-${++rooms}`,
      onHide: (listener) => {
        hide = listener;
        return () => {};
      },
      askToLast: () => {},
    };
    const workshop = await openWorkshop(ports);
    return { workshop, hide: () => hide() };
  }

  const text = async (key: string) => {
    const read = await kept.read(["texts"], (at) => at.get("texts", key));
    return read.ok ? read.value : undefined;
  };
  const put = (key: string, value: string) =>
    kept.change(["texts", "stamps"], async (at) => {
      await at.put("texts", key, value);
      await at.put("stamps", key, ++time);
    });
  return { database, faults, noted, pass, tab, text, put, now: () => time };
}
