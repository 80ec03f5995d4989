// Deletes a document, and for thirty days brings it back whole; only then do it and its earlier versions go.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { documentIn } from "../documentKind.ts";
import { type DeletedEntry, entryIn, putBack } from "../store/deletedTexts.ts";
import { deletedKey, deletedPrefix, documentKey, pointPrefix } from "../store/keys.ts";
import { stamps, textTable } from "../store/store.ts";
import type { DeletedDocument, Library, LibraryPorts, LibraryResult } from "./library.ts";
import type { OpenDocument } from "./openDocument.ts";
import { openKept } from "./openKept.ts";

const KEPT_MS = 30 * 24 * 60 * 60_000;
/** As long as that can be seen and heard without looking for it. */
const TOLD_MS = 20_000;

type Parts<Doc, Summary extends object> = {
  readonly ports: LibraryPorts<Doc, Summary>;
  readonly open: OpenDocument<Doc>;
  readonly list: Library<Doc, Summary>["list"];
  readonly goTo: (id: string) => Promise<LibraryResult>;
  readonly writeNew: (text: string) => Promise<LibraryResult>;
};

export function removal<Doc, Summary extends object>(parts: Parts<Doc, Summary>) {
  const { ports, open, list, goTo, writeNew } = parts;
  const { kind, database, now, newId, after, blank } = ports;
  const { store, workspace } = open;
  /** Which was open when it was deleted, on this visit. */
  let wasOpen: string | null = null;
  let stopTimer = () => {};

  async function entryOf(id: string): Promise<(DeletedEntry & { readonly kept: string }) | null> {
    const read = await store.read(deletedKey(id));
    const entry = read.ok ? entryIn(read.value) : null;
    return entry && read.ok && read.value !== null ? { ...entry, kept: read.value } : null;
  }

  function tell(removed: { id: string; name: string } | null): void {
    stopTimer();
    open.note({ removed });
    if (removed) stopTimer = after(TOLD_MS, () => open.note({ removed: null }));
  }

  /** From the documents to what was deleted, in one step. `unkept` stands for what is open and was never kept. */
  async function setAside(id: string, unkept: string | null): Promise<LibraryResult> {
    const key = documentKey(kind, id);
    for (;;) {
      const [read, before] = [await store.read(key), await store.read(deletedKey(id))];
      if (!read.ok) return read;
      if (!before.ok) return before;
      const text = read.value ?? unkept;
      if (text === null) return refuse("missing");
      const entry: DeletedEntry = { at: now(), text };
      const earlier = entryIn(before.value);
      const wrote = await store.writeAll([
        // Deleted before, and there again by another device: that one can be brought back as well.
        ...(earlier && earlier.text !== text
          ? [{ key: deletedKey(newId()), text: before.value, seen: null }]
          : []),
        { key: deletedKey(id), text: JSON.stringify(entry), seen: before.value },
        { key, text: null, seen: read.value },
      ]);
      if (wrote.ok) return accept(text);
      const { reason } = wrote;
      if (reason !== "changed") return { ok: false, reason };
    }
  }

  /** Something must be open: what was last touched, else a blank one. */
  async function another(): Promise<() => void> {
    const listed = await list();
    for (const { id } of listed.ok ? listed.value : []) {
      if (id === open.state().id) continue;
      const opened = await openKept(store, kind, id, now());
      if (opened.kind === "opened") return () => open.show(id, opened.document, opened);
    }
    return () => open.show(newId(), blank, "fresh");
  }

  async function remove(id: string): Promise<LibraryResult> {
    const isOpen = id === open.state().id;
    if (isOpen) await open.saver().settle();
    const showAnother = isOpen ? await another() : () => {};
    const openText = isOpen ? kind.encode(workspace.document()) : null;
    const aside = await setAside(id, openText);
    if (!aside.ok) return aside;
    showAnother();
    wasOpen = isOpen ? id : null;
    const document = documentIn(kind, aside.value);
    tell({ id, name: document ? kind.nameOf(document) : "" });
    return accept(id);
  }

  async function bringBack(id: string): Promise<LibraryResult> {
    const back = await putBack(store, kind, id);
    let again: LibraryResult;
    if (back === "taken") {
      const entry = await entryOf(id);
      again = entry ? await writeNew(entry.text) : refuse("missing");
      if (again.ok) await purge(id, "not its versions");
    } else again = back === "put back" ? accept(id) : refuse(back);
    if (!again.ok) return again;
    if (open.state().removed?.id === id) tell(null);
    return wasOpen === id ? goTo(again.value) : again;
  }

  /** With what belonged to it, unless there is a document of that id again. */
  async function purge(id: string, what: "all" | "not its versions" = "all"): Promise<void> {
    const entry = await entryOf(id);
    if (entry) await store.write(deletedKey(id), null, entry.kept);
    if (open.state().removed?.id === id) tell(null);
    if (what !== "all") return;
    await database.change([textTable, stamps], async (at) => {
      if ((await at.get(textTable, documentKey(kind, id))) !== undefined) return;
      for (const key of await at.keys(textTable, pointPrefix(id))) {
        await at.drop(textTable, key);
        await at.drop(stamps, key);
      }
    });
  }

  /** Those whose days are over go as they are come upon. */
  async function deleted(): Promise<readonly DeletedDocument[]> {
    const listed = await store.list(deletedPrefix);
    const found: DeletedDocument[] = [];
    for (const key of listed.ok ? listed.value : []) {
      const id = key.slice(deletedPrefix.length);
      const entry = await entryOf(id);
      if (!entry) continue;
      const goesAt = entry.at + KEPT_MS;
      const document = documentIn(kind, entry.text);
      if (goesAt <= now()) await purge(id);
      else found.push({ id, name: document && kind.nameOf(document), at: entry.at, goesAt });
    }
    return found.toSorted((one, other) => other.at - one.at);
  }

  return { remove, bringBack, deleted, purge: (id: string) => purge(id), close: () => stopTimer() };
}
