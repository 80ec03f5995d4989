// Tabs that save one document into one store, by a clock that stands still until it is told to go.
import type { DocumentKind } from "../documentKind.ts";
import { type Autosave, createAutosave } from "../saving/autosave.ts";
import { documentKey } from "../store/keys.ts";
import { stillClock } from "./clock.ts";
import { memoryStore } from "./memoryStore.ts";

export const ID = "kitchen";

export function savingTabs<Doc>(kind: DocumentKind<Doc>) {
  const memory = memoryStore();
  const { now, after, pass, tick } = stillClock(1_000_000);
  let copies = 0;
  const tab = (document: Doc, text: string | null) => {
    const seen = { joined: [] as Doc[], conflicts: [] as string[] };
    let callOff = () => {};
    const autosave: Autosave<Doc> = createAutosave({
      store: memory.store,
      kind,
      id: ID,
      document,
      text,
      now,
      wakeAt: (at, wake) => {
        callOff();
        callOff = after(at - now(), wake);
      },
      newId: () => `copy-${++copies}`,
      onJoined: (joined) => {
        seen.joined.push(joined);
        autosave.changed(joined);
      },
      onConflict: ({ mine }) => seen.conflicts.push(mine),
    });
    return { autosave, seen };
  };
  const kept = (id = ID) => memory.texts.get(documentKey(kind, id));
  return { ...memory, pass, tick, tab, now, kept };
}
