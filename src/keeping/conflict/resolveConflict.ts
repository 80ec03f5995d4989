// Two tabs wanted different things of one document: one, the other or both go on.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { DocumentKind } from "../documentKind.ts";
import type { Conflict, LibraryResult } from "../library/library.ts";
import type { OpenDocument } from "../library/openDocument.ts";
import { documentKey } from "../store/keys.ts";
import { mustKeepPoint } from "../store/restorePoints.ts";

type Parts<Doc> = {
  readonly kind: DocumentKind<Doc>;
  readonly open: OpenDocument<Doc>;
  readonly now: () => number;
  /** A name that no other document has. */
  readonly freshName: (name: string) => Promise<string>;
  readonly goTo: (id: string) => Promise<LibraryResult>;
};

/** The three answers. What is not chosen stays as an earlier version. */
export function conflictAnswers<Doc>({ kind, open, now, freshName, goTo }: Parts<Doc>) {
  const { workspace, store } = open;
  const openText = () => kind.encode(workspace.document());

  /** Theirs takes mine's contents. */
  async function putMineOver({ mine, theirs }: Conflict<Doc>, text: string): Promise<boolean> {
    const key = documentKey(kind, theirs.id);
    for (;;) {
      const read = await store.read(key);
      if (!read.ok) return false;
      if (read.value !== null && !(await mustKeepPoint(store, theirs.id, read.value, now())))
        return false;
      const wrote = await store.write(key, text, read.value);
      if (wrote.ok) break;
      if (wrote.reason !== "changed") return false;
    }
    await store.write(documentKey(kind, mine.id), null, text);
    return true;
  }

  return {
    async keepMine(): Promise<LibraryResult> {
      const two = open.state().conflict;
      if (!two) return refuse("missing");
      if (!(await open.saver().settle())) return refuse("unsaved");
      const text = openText();
      const document = workspace.document();
      if (!(await putMineOver(two, text))) return refuse("unsaved");
      open.show(two.theirs.id, document, { text });
      return accept(two.theirs.id);
    },

    async keepTheirs(): Promise<LibraryResult> {
      const two = open.state().conflict;
      if (!two?.theirs.document) return refuse("missing");
      if (!(await open.saver().settle())) return refuse("unsaved");
      const text = openText();
      const opened = await goTo(two.theirs.id);
      // My copy goes, unless somebody changed it since. Should this fail, it stays a document of its
      // own: there is then one too many, not too few.
      if (opened.ok && (await mustKeepPoint(store, two.theirs.id, text, now())))
        await store.write(documentKey(kind, two.mine.id), null, text);
      return opened;
    },

    async keepBoth(): Promise<LibraryResult> {
      const { id, conflict } = open.state();
      const name = kind.nameOf(workspace.document());
      const theirs = conflict?.theirs.document;
      if (theirs && kind.nameOf(theirs) === name) workspace.rename(await freshName(name));
      open.note({ conflict: null });
      return accept(id);
    },
  };
}
