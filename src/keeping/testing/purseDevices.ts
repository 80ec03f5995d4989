// Devices with purses in tabs of each, and one account for all of them, whose answers can get lost.
import { openJournalSync } from "../sync/journalSync.ts";
import { journalWishes, ties } from "../sync/journalTie.ts";
import { stillClock } from "./clock.ts";
import { memoryJournals } from "./memoryJournals.ts";
import { purseKind } from "./purse.ts";
import { purseTabs } from "./purseTabs.ts";

export function purseDevices({ stateAfter = 400 } = {}) {
  const clock = stillClock(1_700_000_000_000);
  const server = memoryJournals({ kind: purseKind, now: clock.now, stateAfter });
  let made = 0;

  function device() {
    const tabs = purseTabs({ clock });
    let turn: Promise<unknown> = Promise.resolve();
    const alone = <T>(work: () => Promise<T>): Promise<T> => {
      const done = turn.then(work, work);
      turn = done.catch(() => {});
      return done;
    };
    const seen = { is: true };

    function sync(first: string | null = "anna") {
      let who = first;
      let tellHolder = () => {};
      let tellAttention = () => {};
      let tellHide = () => {};
      const api = () => server.apiFor(who ?? "nobody");
      const journals = openJournalSync({
        database: tabs.database,
        tabs: tabs.newTabs(),
        api: {
          list: (known) => api().list(known),
          create: (...args) => api().create(...args),
          pull: (...args) => api().pull(...args),
          push: (...args) => api().push(...args),
          log: (id) => api().log(id),
          remove: (...args) => api().remove(...args),
          restore: (id) => api().restore(id),
          purge: (id) => api().purge(id),
        },
        kind: purseKind,
        newId: () => `id${++made}`,
        now: clock.now,
        stampsOf: async () => [],
        holder: () => who,
        onHolder: (listener) => {
          tellHolder = listener;
          return () => {};
        },
        isSeen: () => seen.is,
        onAttention: (listener) => {
          tellAttention = listener;
          return () => {};
        },
        onHide: (listener) => {
          tellHide = listener;
          return () => {};
        },
        alone,
        after: clock.after,
      });
      return {
        ...journals,
        signIn: (holder: string | null) => {
          who = holder;
          tellHolder();
        },
        comeBack: () => tellAttention(),
        hide: () => tellHide(),
      };
    }

    const tie = async (id: string) => {
      const read = await tabs.database.read([ties], (at) => at.get(ties, id));
      return read.ok ? read.value : undefined;
    };
    const wish = async (holder: string) => {
      const read = await tabs.database.read([journalWishes], (at) => at.get(journalWishes, holder));
      return read.ok ? read.value : undefined;
    };
    return { ...tabs, sync, seen, tie, wish };
  }
  return { device, server, pass: clock.pass };
}
