// Earlier versions of what is open, and what was set aside because it could not be read.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { type DocumentCodec, documentIn } from "../documentKind.ts";
import { timeOfKey, unreadablePrefix } from "../store/keys.ts";
import { keepPoint, listPoints } from "../store/restorePoints.ts";
import { overwrite } from "../store/store.ts";
import type { LibraryResult, RestorePoint } from "./library.ts";
import type { OpenDocument } from "./openDocument.ts";

const newestFirst = (keys: readonly string[]): readonly RestorePoint[] =>
  keys.map((key) => ({ key, at: timeOfKey(key) })).sort((a, b) => b.at - a.at);

type Parts<Doc> = {
  readonly kind: DocumentCodec<Doc>;
  readonly open: OpenDocument<Doc>;
  readonly now: () => number;
};

export function versions<Doc>({ kind, open, now }: Parts<Doc>) {
  const { store, workspace } = open;

  async function textAt(key: string): Promise<string | null> {
    const read = await store.read(key);
    return read.ok ? read.value : null;
  }
  const readPoint = async (key: string): Promise<Doc | null> => documentIn(kind, await textAt(key));

  return {
    points: async () => newestFirst(await listPoints(store, open.state().id)),
    readPoint,

    async restore(key: string): Promise<LibraryResult> {
      const { id } = open.state();
      const document = await readPoint(key);
      if (!document) return refuse("missing");
      if (!(await open.saver().settle())) return refuse("unsaved");
      await keepPoint(store, id, kind.encode(workspace.document()), now());
      workspace.open(document);
      open.saver().hurry();
      return accept(id);
    },

    async unreadable(): Promise<readonly RestorePoint[]> {
      const listed = await store.list(unreadablePrefix);
      return listed.ok ? newestFirst(listed.value) : [];
    },
    readUnreadable: textAt,
    async forgetUnreadable(key: string): Promise<void> {
      await overwrite(store, key, null);
      if (open.state().unreadable?.key === key) open.note({ unreadable: null });
    },
    dismissUnreadable: () => open.note({ unreadable: null }),
  };
}
