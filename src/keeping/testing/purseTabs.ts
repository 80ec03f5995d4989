// Tabs with a purse open in each, on one device that can fail; a page may end between any two steps of the database.
import { refuse } from "@loamstead/lib/result.ts";
import type { DeviceDatabase } from "../database/database.ts";
import { memoryDatabase } from "../database/memoryDatabase.ts";
import { openJournal } from "../journal/openJournal.ts";
import { openRows } from "../journal/openRows.ts";
import { keepUnkeptRows, rowNotes } from "../journal/unkeptRows.ts";
import { stillClock } from "./clock.ts";
import { hub, withFaults } from "./libraryTabs.ts";
import { mortal } from "./mortal.ts";
import { empty, purseKind, purseLayout } from "./purse.ts";

type Shared = { readonly clock?: ReturnType<typeof stillClock> };

/** The rows that are written, by their table, and how long each is. */
type Written = { readonly table: string; readonly letters: number };

export function purseTabs({ clock = stillClock(1_700_000_000_000) }: Shared = {}) {
  const { database: failing, faults } = withFaults(memoryDatabase(purseLayout));
  const written: Written[] = [];
  /** What is done is done, but nobody hears of it. */
  const answers = { areLost: false };
  const database: DeviceDatabase = {
    ...failing,
    change: async (of, work) => {
      const done = await failing.change(of, (at) =>
        work({
          ...at,
          put: async (table, key, row) => {
            written.push({ table: table.table, letters: JSON.stringify(row).length });
            await at.put(table, key, row);
          },
        }),
      );
      return answers.areLost ? refuse("unavailable") : done;
    },
  };
  const { now, after, pass } = clock;
  const newTabs = hub();
  const noted = new Map<string, string>();
  let made = 0;
  const notes = {
    all: () => [...noted].map(([key, text]) => ({ key, text })),
    put: (key: string, text: string) => noted.set(key, text),
    drop: (key: string) => noted.delete(key),
  };

  /** `steps`: how long the page lives. */
  async function tab(id = "a", { steps = Number.POSITIVE_INFINITY } = {}) {
    let hide = () => {};
    await keepUnkeptRows({ database, notes, now, kind: purseKind });
    const opened = await openRows(database, purseKind, { id, now: now() });
    if (!opened.ok && opened.reason !== "missing") throw new Error(opened.reason);
    const journal = openJournal(
      {
        database: mortal(database, steps),
        tabs: newTabs(),
        notes: rowNotes(notes),
        now,
        after,
        newId: () => `page${++made}`,
        onHide: (listener) => {
          hide = listener;
          return () => {};
        },
      },
      purseKind,
      { id, origin: "purse", known: opened.ok ? opened.value : { rows: 0, state: empty } },
    );
    const move = (by: number): boolean => {
      const next = purseKind.apply(journal.state(), by);
      if (next.ok) journal.add(by, next.value);
      return next.ok;
    };
    return { ...journal, move, hide: () => hide() };
  }
  return { database, written, answers, faults, noted, pass, now, after, newTabs, tab };
}
