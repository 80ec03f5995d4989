// The documents of this device and the one that is open: opened, begun, changed, copied, put away and brought back.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { listSummaries } from "../cache/summaryCache.ts";
import { conflictAnswers } from "../conflict/resolveConflict.ts";
import { documentIn } from "../documentKind.ts";
import { documentKey } from "../store/keys.ts";
import { writeMakingPlace } from "../store/restorePoints.ts";
import type { Library, LibraryPorts, LibraryResult } from "./library.ts";
import { openDocument } from "./openDocument.ts";
import { openKept } from "./openKept.ts";
import { removal } from "./removal.ts";
import { versions } from "./versions.ts";

/** A name that is not taken, by counting up: Kitchen, Kitchen 2, Kitchen 3. */
export function freshName(name: string, taken: ReadonlySet<string>, longest: number): string {
  if (!taken.has(name)) return name;
  const stem = name.replace(/ \d+$/, "");
  for (let n = 2; ; n++) {
    const tail = ` ${n}`;
    // By characters, or half of one could be left at the cut.
    const letters = [...stem];
    while (letters.join("").length + tail.length > longest) letters.pop();
    const wanted = `${letters.join("").trimEnd()}${tail}`;
    if (!taken.has(wanted)) return wanted;
  }
}

export async function openLibrary<Doc, Summary extends object>(
  ports: LibraryPorts<Doc, Summary>,
): Promise<Library<Doc, Summary>> {
  const { kind, workspace, database, now, newId } = ports;
  const open = await openDocument(ports);
  const { store } = open;

  const list = () => listSummaries(database, kind);

  async function nameNobodyHas(name: string): Promise<string> {
    const listed = await list();
    const taken = new Set(listed.ok ? listed.value.flatMap((each) => each.name ?? []) : []);
    return freshName(name, taken, kind.longestName);
  }
  const renamed = async (document: Doc): Promise<Doc> =>
    kind.named(document, await nameNobodyHas(kind.nameOf(document)));

  async function writeNew(text: string): Promise<LibraryResult> {
    for (;;) {
      const id = newId();
      const wrote = await writeMakingPlace(id, store, documentKey(kind, id), text, null);
      if (wrote.ok) return accept(id);
      const { reason } = wrote;
      if (reason !== "changed") return { ok: false, reason };
    }
  }

  async function goTo(id: string): Promise<LibraryResult> {
    if (id === open.state().id) return accept(id);
    if (!(await open.saver().settle())) return refuse("unsaved");
    const opened = await openKept(store, kind, id, now());
    switch (opened.kind) {
      case "opened":
        open.show(id, opened.document, opened);
        return accept(id);
      case "setAside":
        open.note({ unreadable: { key: opened.key, id, at: now() } });
        return refuse("unreadable");
      case "stuck":
        return refuse("unreadable");
      default:
        return refuse(opened.kind);
    }
  }

  async function create(document: Doc): Promise<LibraryResult> {
    if (!(await open.saver().settle())) return refuse("unsaved");
    const { isFresh, id: blank } = open.state();
    const id = isFresh ? blank : newId();
    open.show(id, await renamed(document), "new");
    ports.askToLast();
    return accept(id);
  }

  async function read(id: string): Promise<Doc | null> {
    if (id === open.state().id) return workspace.document();
    const kept = await store.read(documentKey(kind, id));
    return documentIn(kind, kept.ok ? kept.value : null);
  }

  const change: Library<Doc>["change"] = async (id, how) => {
    const key = documentKey(kind, id);
    for (;;) {
      const kept = await store.read(key);
      if (!kept.ok) return kept;
      const document = documentIn(kind, kept.value);
      if (!document) return refuse("missing");
      const changed = how(document);
      if (!changed.ok) return changed;
      const wrote = await store.write(key, kind.encode(changed.value), kept.value);
      if (wrote.ok) return wrote;
      const { reason } = wrote;
      if (reason !== "changed") return { ok: false, reason };
    }
  };

  async function duplicate(id: string): Promise<LibraryResult> {
    const document = await read(id);
    return document ? writeNew(kind.encode(await renamed(document))) : refuse("missing");
  }

  const away = removal({ ports, open, list, goTo, writeNew });
  // What lies there longer than its days goes on the next visit, whether anybody looks or not.
  void away.deleted();
  return {
    state: open.state,
    subscribe: open.subscribe,
    onJoined: open.onJoined,
    list,
    read,
    open: goTo,
    create,
    change,
    duplicate,
    remove: away.remove,
    bringBack: away.bringBack,
    deleted: away.deleted,
    purge: away.purge,
    retry: () => open.saver().hurry(),
    keep: () => {
      open.saver().keepNow();
      return open.saver().settle();
    },
    ...versions({ kind, open, now }),
    ...conflictAnswers({ kind, open, now, goTo, freshName: nameNobodyHas }),
    close: () => {
      away.close();
      open.close();
    },
  };
}
