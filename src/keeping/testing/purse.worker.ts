// Puts into a purse without end in a thread that a test can kill, and tells how many of its moves are kept.
import { indexedDatabase } from "../database/indexedDatabase.ts";
import { openJournal } from "../journal/openJournal.ts";
import { openRows } from "../journal/openRows.ts";
import { empty, purseKind, purseLayout } from "./purse.ts";

addEventListener("message", async ({ data: name }: MessageEvent<string>) => {
  const database = await indexedDatabase(() => indexedDB, { ...purseLayout, name });
  const opened = await openRows(database!, purseKind, { id: "a", now: 1 });
  const journal = openJournal(
    {
      database: database!,
      tabs: { tell: () => {}, listen: () => () => {}, close: () => {} },
      notes: { put: () => {}, drop: () => {} },
      now: () => 1,
      after: () => () => {},
      newId: () => `page-${Math.random()}`,
      onHide: () => () => {},
    },
    purseKind,
    { id: "a", origin: "purse", known: opened.ok ? opened.value : { rows: 0, state: empty } },
  );
  const move = () => {
    const next = journal.state().moves.length + 1;
    journal.add(next, { sum: journal.state().sum + next, moves: [...journal.state().moves, next] });
  };
  journal.subscribe(() => {
    postMessage(journal.rows());
    move();
    move();
  });
  move();
});
