// Two tabs wanted different things of one document: both as they lie there.
import type { DeviceDatabase } from "../database/database.ts";
import { type DocumentKind, documentIn } from "../documentKind.ts";
import type { Conflict, ConflictSide } from "../library/library.ts";
import type { SplitDocument } from "../saving/autosave.ts";
import { documentKey } from "../store/keys.ts";
import { type Store, stamps } from "../store/store.ts";

type Kept<Doc> = {
  readonly kind: DocumentKind<Doc>;
  readonly store: Store;
  readonly database: DeviceDatabase;
};

async function sideOf<Doc>(kept: Kept<Doc>, id: string): Promise<ConflictSide<Doc>> {
  const { kind, store, database } = kept;
  const key = documentKey(kind, id);
  const [read, stamp] = await Promise.all([
    store.read(key),
    database.read([stamps], (at) => at.get(stamps, key)),
  ]);
  return {
    id,
    document: documentIn(kind, read.ok ? read.value : null),
    at: stamp.ok ? (stamp.value ?? 0) : 0,
  };
}

/** Both as they are kept now. */
export async function conflictOf<Doc>(kept: Kept<Doc>, two: SplitDocument): Promise<Conflict<Doc>> {
  const [theirs, mine] = await Promise.all([sideOf(kept, two.theirs), sideOf(kept, two.mine)]);
  return { theirs, mine };
}
