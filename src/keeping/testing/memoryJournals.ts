// The journals of accounts in memory, by the server's rules, with answers that can get lost and a backup that can take its place: for the tests.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { asTheyAre } from "../journal/journalKind.ts";
import type { SyncedJournalKind } from "../sync/arrivedRows.ts";
import type { JournalBatch, JournalsApi, JournalTrouble } from "../sync/journalApi.ts";

type Stored = {
  readonly id: string;
  readonly holder: string;
  readonly origin: string;
  readonly key: string;
  readonly isClaimed: boolean;
  readonly batches: readonly (JournalBatch & {
    readonly digest: string;
    readonly refused: readonly { n: number; reason: unknown }[];
  })[];
  readonly lasts: Readonly<Record<string, number>>;
  readonly isDeleted: boolean;
};

type Parts<State, Row, Shown extends object, Reason> = {
  readonly kind: SyncedJournalKind<State, Row, Shown, Reason>;
  readonly now: () => number;
  /** More rows than these are missing: the state is given. */
  readonly stateAfter?: number;
  /** A row that is dated outside of what its token proves, at another moment; of kinds without moments none. */
  readonly dated?: (row: Row, from: number, now: number) => Row;
  /** The file that has all rows. */
  readonly fileOf?: (origin: string, rows: readonly string[]) => string;
};

const MOST = 3;
const CLOCK = 30_000;

export function memoryJournals<State, Row, Shown extends object, Reason>({
  kind,
  now,
  stateAfter = 400,
  dated = (row) => row,
  fileOf = (_, rows) => rows.join("\n"),
}: Parts<State, Row, Shown, Reason>) {
  let journals = new Map<string, Stored>();
  let backup = { journals, at: 0 };
  let backupSeqs: ReadonlyMap<string, number> | null = null;
  let generations = 1;
  let made = 0;
  const faults = { isAway: false, losesNextAnswer: false, isOther: false };
  /** What was asked for, and by whom. */
  const asked: string[] = [];
  /** Batches that were answered with 200, by the texts of their rows. */
  const answered: string[] = [];

  const unreachable = refuse<JournalTrouble>({ kind: "unreachable" });
  const rowsOf = ({ batches }: Stored) => batches.flatMap(({ rows }) => rows);
  const fold = ({ origin }: Stored, texts: readonly string[]): State =>
    asTheyAre(
      kind,
      texts.map((text) => kind.decodeRow(text)!),
      kind.begin(origin)!,
    ).state;
  const states = new WeakMap<Stored, { readonly state: State; readonly hash: string }>();
  /** Folded once for what does not change. */
  function folded(stored: Stored): { readonly state: State; readonly hash: string } {
    const known = states.get(stored);
    if (known) return known;
    const state = fold(stored, rowsOf(stored));
    const made = { state, hash: kind.hashOf(state) };
    states.set(stored, made);
    return made;
  }
  const stateOf = (stored: Stored) => folded(stored).state;
  const hashOf = (stored: Stored) => folded(stored).hash;
  const token = () => String(now());
  const generation = () => `generation-${generations}`;

  function answer<T>(value: T) {
    if (!faults.losesNextAnswer) return accept(value);
    faults.losesNextAnswer = false;
    return unreachable;
  }

  /** As one account sees them. */
  function apiFor(holder: string): JournalsApi<{ readonly rows: number }, null> {
    const find = (id: string) => {
      const found = journals.get(id);
      return found?.holder === holder && !found.isDeleted ? found : undefined;
    };
    const gone = refuse<JournalTrouble>({ kind: "gone" });
    const own = () => [...journals.values()].filter((one) => one.holder === holder);

    return {
      async list(known) {
        asked.push("list");
        if (faults.isAway) return unreachable;
        const value = {
          journals: own()
            .filter(({ isDeleted }) => !isDeleted)
            .map((one) => ({
              id: one.id,
              seq: one.batches.length,
              rows: rowsOf(one).length,
              hash: hashOf(one),
              seenAt: 0,
              told: { rows: rowsOf(one).length },
            })),
          deleted: own()
            .filter(({ isDeleted }) => isDeleted)
            .map(({ id }) => ({ id, deletedAt: 0, goesAt: 0, told: null })),
          quota: { used: own().filter(({ isDeleted }) => !isDeleted).length, most: MOST },
          generation: generation(),
        };
        const tag = JSON.stringify(value);
        return accept(tag === known ? "same" : { value, tag });
      },

      async create(origin, _stamps, key) {
        asked.push("create");
        if (faults.isAway) return unreachable;
        let stored = own().find((one) => one.key === key);
        if (!stored) {
          if (own().length >= MOST) return refuse({ kind: "tooMany", most: MOST });
          stored = {
            id: `journal${++made}`,
            holder,
            origin,
            key,
            isClaimed: false,
            batches: [],
            lasts: {},
            isDeleted: false,
          };
          journals.set(stored.id, stored);
        }
        const { id, batches } = stored;
        return answer({
          id,
          seq: batches.length,
          generation: generation(),
          token: token(),
          hash: hashOf(stored),
        });
      },

      async pull(id, { since, device, generation: known }) {
        asked.push("pull");
        if (faults.isAway) return unreachable;
        const stored = find(id);
        if (!stored) return gone;
        const isOfBefore = known !== "" && known !== generation();
        const from = isOfBefore ? Math.min(since, backupSeqs?.get(id) ?? 0) : since;
        const before = stored.batches.slice(0, Math.max(0, from));
        const batches = stored.batches.slice(Math.max(0, from));
        const rows = rowsOf(stored);
        const missing = batches.flatMap((batch) => batch.rows).length;
        const isState = since < 0 || missing > stateAfter;
        if (since < 0) faults.isOther = false;
        const hash = faults.isOther ? "other" : hashOf(stored);
        return answer({
          origin: stored.origin,
          seq: stored.batches.length,
          rows: rows.length,
          hash,
          generation: generation(),
          token: token(),
          now: now(),
          last: stored.lasts[device] ?? 0,
          from: isState
            ? { seq: stored.batches.length, rows: rows.length }
            : { seq: before.length, rows: before.flatMap((batch) => batch.rows).length },
          news: isState
            ? { kind: "state" as const, text: kind.encodeState(stateOf(stored)) }
            : { kind: "batches" as const, batches },
        });
      },

      async push(id, follows, sent) {
        asked.push("push");
        if (faults.isAway) return unreachable;
        const stored = find(id);
        if (!stored) return gone;
        const { device, first, rows } = sent;
        const digest = rows.join("\n");
        const last = stored.lasts[device] ?? 0;
        const known = stored.batches.find((one) => one.device === device && one.first === first);
        if (first < last && known?.digest !== digest) return refuse({ kind: "deviceTaken" });
        if (known && first < last) {
          const until = stored.batches.slice(0, known.seq).flatMap((batch) => batch.rows);
          return answer({
            seq: known.seq,
            rows: until.length,
            hash: kind.hashOf(fold(stored, until)),
            token: token(),
            now: now(),
            refused: known.refused,
            stored: known.rows,
            state: null,
          });
        }
        if (follows !== stored.batches.length || first > last) return refuse({ kind: "behind" });
        const isClaim = sent.token === null && !stored.isClaimed;
        const since = isClaim ? 0 : Number(sent.token ?? now()) - CLOCK;
        const read = rows.map((text) => dated(kind.decodeRow(text)!, since, now()));
        const { state, outcomes } = asTheyAre(kind, read, stateOf(stored));
        const kept = read.filter((_, n) => outcomes[n]?.ok).map(kind.encodeRow);
        const refused = outcomes.flatMap((one, n) =>
          one === null || one.ok ? [] : [{ n, reason: one.reason as unknown }],
        );
        const seq = stored.batches.length + 1;
        const batch = { seq, device, first, count: rows.length, rows: kept, digest, refused };
        const next = {
          ...stored,
          isClaimed: !isClaim,
          batches: [...stored.batches, batch],
          lasts: { ...stored.lasts, [device]: first + rows.length },
        };
        journals.set(id, next);
        const hash = kind.hashOf(state);
        const isOther = hash !== sent.hash;
        const done = answer({
          seq,
          rows: rowsOf(next).length,
          hash,
          token: token(),
          now: now(),
          refused,
          stored: isOther || kept.join("\n") !== digest ? kept : null,
          state: isOther ? kind.encodeState(state) : null,
        });
        if (done.ok) answered.push(...kept);
        return done;
      },

      async log(id) {
        const stored = find(id);
        if (faults.isAway) return unreachable;
        if (!stored) return gone;
        const rows = rowsOf(stored);
        return accept({ text: fileOf(stored.origin, rows), rows });
      },

      async remove(id, follows) {
        if (faults.isAway) return unreachable;
        const stored = find(id);
        if (!stored) return gone;
        if (stored.batches.length !== follows) return refuse({ kind: "behind" });
        journals.set(id, { ...stored, isDeleted: true });
        return answer(null);
      },
      async restore(id) {
        if (faults.isAway) return unreachable;
        const stored = journals.get(id);
        if (!stored) return gone;
        journals.set(id, { ...stored, isDeleted: false });
        return answer(null);
      },
      async purge(id) {
        if (faults.isAway) return unreachable;
        return journals.delete(id) ? answer(null) : gone;
      },
    };
  }

  return {
    apiFor,
    faults,
    asked,
    answered,
    /** The texts of all rows of one. */
    rows: (id: string): readonly string[] => rowsOf(journals.get(id)!),
    origin: (id: string): string => journals.get(id)!.origin,
    hash: (id: string): string => hashOf(journals.get(id)!),
    ids: (): readonly string[] => [...journals.keys()],
    backUp: () => {
      backup = { journals: new Map(journals), at: now() };
    },
    /** Puts the backup in the place of what is there. */
    restore: () => {
      journals = new Map(backup.journals);
      backupSeqs = new Map([...journals].map(([id, { batches }]) => [id, batches.length]));
      generations += 1;
    },
  };
}
