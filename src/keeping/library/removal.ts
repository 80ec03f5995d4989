// Puts a document away, and for ten seconds brings it back whole; only then do its earlier versions go.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { documentIn } from "../documentKind.ts";
import { documentKey, pointPrefix } from "../store/keys.ts";
import { stamps, texts } from "../store/store.ts";
import type { Done, Library, LibraryPorts } from "./library.ts";
import type { OpenDocument } from "./openDocument.ts";
import { openKept } from "./openKept.ts";

const REGRET = 10_000;

type Away = { readonly id: string; readonly text: string; readonly wasOpen: boolean };

type Parts<Doc, Summary extends object> = {
  readonly ports: LibraryPorts<Doc, Summary>;
  readonly open: OpenDocument<Doc>;
  readonly list: Library<Doc, Summary>["list"];
  readonly goTo: (id: string) => Promise<Done>;
  readonly writeNew: (text: string) => Promise<Done>;
};

export function removal<Doc, Summary extends object>(parts: Parts<Doc, Summary>) {
  const { ports, open, list, goTo, writeNew } = parts;
  const { kind, database, now, newId, after, blank } = ports;
  const { store, workspace } = open;
  let away: Away | null = null;
  let callOff = () => {};

  /** With what belonged to it, unless somebody made a document of that id again. */
  async function forget(id: string): Promise<void> {
    await database.change([texts, stamps], async (at) => {
      if ((await at.get(texts, documentKey(kind, id))) !== undefined) return;
      for (const key of await at.keys(texts, pointPrefix(id))) {
        await at.drop(texts, key);
        await at.drop(stamps, key);
      }
    });
  }

  async function letGo(): Promise<void> {
    callOff();
    const gone = away;
    away = null;
    open.note({ removed: null });
    if (gone) await forget(gone.id);
  }

  /** Its text; the last of it. */
  async function drop(id: string): Promise<Done> {
    const key = documentKey(kind, id);
    for (;;) {
      const read = await store.read(key);
      if (!read.ok) return read;
      if (read.value === null) return refuse("missing");
      const wrote = await store.write(key, null, read.value);
      if (wrote.ok) return accept(read.value);
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

  async function remove(id: string): Promise<Done> {
    await letGo();
    const wasOpen = id === open.state().id;
    if (wasOpen) await open.saver().settle();
    const showAnother = wasOpen ? await another() : () => {};
    const openText = kind.encode(workspace.document());
    const dropped = await drop(id);
    // What is open and could never be kept is put away, and brought back, from here.
    if (!dropped.ok && !(wasOpen && dropped.reason === "missing")) return dropped;
    showAnother();
    const text = wasOpen || !dropped.ok ? openText : dropped.value;
    away = { id, text, wasOpen };
    const document = documentIn(kind, text);
    open.note({ removed: { id, name: document ? kind.nameOf(document) : "" } });
    callOff = after(REGRET, () => void letGo());
    return accept(id);
  }

  async function bringBack(): Promise<Done> {
    const back = away;
    if (!back) return refuse("missing");
    callOff();
    const wrote = await store.write(documentKey(kind, back.id), back.text, null);
    const again: Done = wrote.ok
      ? accept(back.id)
      : wrote.reason === "changed"
        ? await writeNew(back.text)
        : { ok: false, reason: wrote.reason };
    if (!again.ok) {
      callOff = after(REGRET, () => void letGo());
      return again;
    }
    away = null;
    open.note({ removed: null });
    return back.wasOpen ? goTo(again.value) : again;
  }

  return { remove, bringBack, close: () => void letGo() };
}
