// An account in memory, by the server's rules, with answers that can get lost: for the tests.
import { accept } from "@loamstead/lib/result.ts";
import type { AccountDocumentsApi, SyncResult, SyncTrouble } from "../sync/accountApi.ts";

type Kept<Doc> = {
  readonly id: string;
  readonly version: number;
  readonly document: Doc;
  readonly publishedAt: number | null;
  /** How it is shared. */
  readonly sharing: { isListed?: boolean; isNamed?: boolean; caption?: string | null };
};

const troubled = <Doc>(reason: SyncTrouble<Doc>) => ({ ok: false, reason }) as const;
const gone = troubled<never>({ kind: "gone" });
const unreachable = troubled<never>({ kind: "unreachable" });

export function memoryAccount<Doc>() {
  const documents = new Map<string, Kept<Doc>>();
  const deleted = new Map<string, Kept<Doc>>();
  const byKey = new Map<string, string>();
  const faults = { losesNextAnswer: false, isAway: false, most: 50, whileListing: () => {} };
  /** Under which tags the list was asked for. */
  const asked: (string | null)[] = [];
  let made = 0;

  /** What the server tells of one in a list; a room's part is made up, for it is not what is tested. */
  const told = ({ id, version, publishedAt, sharing }: Kept<Doc>) => ({
    id,
    version,
    publishedAt,
    isListed: sharing.isListed ?? false,
    isNamed: sharing.isNamed ?? false,
    caption: sharing.caption ?? null,
    name: id,
    savedAt: 0,
    shownVersion: publishedAt === null ? null : version,
    shownAt: publishedAt,
    showsLatest: false,
    hearts: 0,
    isWithdrawn: false,
    credit: null,
  });

  function answered<T>(value: T): SyncResult<T> {
    if (!faults.losesNextAnswer) return accept(value);
    faults.losesNextAnswer = false;
    return unreachable;
  }

  const api: AccountDocumentsApi<Doc, ReturnType<typeof told>> = {
    async list(known) {
      asked.push(known);
      faults.whileListing();
      if (faults.isAway) return unreachable;
      const quota = { most: faults.most, used: documents.size };
      const gone = [...deleted.values()].map(({ id, version }) => ({
        id,
        version,
        name: id,
        deletedAt: 0,
        goesAt: 0,
      }));
      const value = { documents: [...documents.values()].map(told), deleted: gone, quota };
      const tag = JSON.stringify(value);
      return accept(tag === known ? "same" : { value, tag });
    },
    async read(id) {
      const kept = documents.get(id);
      return kept ? answered(kept) : gone;
    },
    async create(document, key) {
      if (faults.isAway) return unreachable;
      const had = documents.get(byKey.get(key) ?? "");
      if (had) return answered(told(had));
      if (documents.size >= faults.most) return troubled({ kind: "tooMany", most: faults.most });
      const kept = {
        id: `account-${++made}`,
        version: 1,
        document,
        publishedAt: null,
        sharing: {},
      };
      documents.set(kept.id, kept);
      byKey.set(key, kept.id);
      return answered(told(kept));
    },
    async save(id, follows, document) {
      if (faults.isAway) return unreachable;
      const kept = documents.get(id);
      if (!kept) return gone;
      if (kept.version !== follows) return troubled({ kind: "newer", newer: kept });
      const next = { ...kept, version: follows + 1, document };
      documents.set(id, next);
      return answered({ version: next.version }) as SyncResult<{ version: number }, Doc>;
    },
    async remove(id, follows) {
      if (faults.isAway) return unreachable;
      const kept = documents.get(id);
      if (!kept) return gone;
      if (kept.version !== follows) return troubled({ kind: "newer", newer: kept });
      documents.delete(id);
      for (const [key, of] of byKey) if (of === id) byKey.delete(key);
      deleted.set(id, { ...kept, version: follows + 1 });
      return answered(null) as SyncResult<null, Doc>;
    },
    async restore(id) {
      if (faults.isAway) return unreachable;
      const kept = deleted.get(id);
      if (!kept) return gone;
      deleted.delete(id);
      documents.set(id, kept);
      return answered(told(kept));
    },
    async purge(id) {
      if (faults.isAway) return unreachable;
      return deleted.delete(id) ? answered(null) : gone;
    },
  };

  const setPublished =
    (publishedAt: number | null) =>
    async (id: string, sharing: Kept<Doc>["sharing"] = {}) => {
      const kept = documents.get(id);
      if (!kept) return gone;
      const next = { ...kept, publishedAt, sharing: { ...kept.sharing, ...sharing } };
      documents.set(id, next);
      return answered(told(next));
    };
  const publishing = {
    publish: setPublished(1),
    unpublish: setPublished(null),
    name: async () => null,
  };
  return {
    api: { ...api, ...publishing },
    faults,
    asked,
    documents: () => documents,
    deleted: () => deleted,
  };
}
