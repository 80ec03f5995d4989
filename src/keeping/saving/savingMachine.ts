// When a document is saved, and what follows from each answer: a machine of plain values (debounce, exponential backoff).
import type { StorageTrouble } from "../database/database.ts";
import type { Wrote } from "../store/store.ts";

/** Idle hands are saved soon, busy ones at least now and then. */
const QUIET = 800;
const PATIENCE = 5_000;
const RETRY_FIRST = 2_000;
const RETRY_MOST = 60_000;
export const POINT_EVERY = 10 * 60_000;

export type Saving<Doc> = {
  readonly document: Doc;
  /** What is known to be kept; null before the first save. */
  readonly kept: Doc | null;
  readonly changedAt: number | null;
  /** Since when something has waited to be saved. */
  readonly waitingSince: number | null;
  readonly phase:
    | { readonly at: "resting" }
    | { readonly at: "writing"; readonly document: Doc }
    | { readonly at: "joining" }
    | { readonly at: "failed"; readonly why: StorageTrouble; readonly retryAt: number };
  readonly failures: number;
  readonly pointAt: number;
};

export type SavingEvent<Doc> =
  | { readonly kind: "changed"; readonly document: Doc; readonly at: number }
  | { readonly kind: "woke"; readonly at: number }
  /** The page is about to be hidden: what waits is saved now. */
  | { readonly kind: "hurry"; readonly at: number }
  | { readonly kind: "wrote"; readonly result: Wrote; readonly at: number }
  /** Another tab's work was met: what `from` became with it, and what is kept under its name now. */
  | {
      readonly kind: "joined";
      readonly from: Doc;
      readonly kept: Doc | null;
      readonly document: Doc;
      readonly at: number;
    }
  | { readonly kind: "notJoined"; readonly why: StorageTrouble; readonly at: number };

export type Effect<Doc> =
  | { readonly kind: "write"; readonly document: Doc }
  /** Keep what was kept before, as a point to come back to. */
  | { readonly kind: "point" }
  | { readonly kind: "join"; readonly document: Doc }
  | { readonly kind: "wake"; readonly at: number };

export type Stepped<Doc> = {
  readonly saving: Saving<Doc>;
  readonly effects: readonly Effect<Doc>[];
};

export const startSaving = <Doc>(document: Doc, kept: Doc | null, now: number): Saving<Doc> => ({
  document,
  kept,
  changedAt: null,
  waitingSince: null,
  phase: { at: "resting" },
  failures: 0,
  pointAt: now,
});

const isDirty = <Doc>({ document, kept }: Saving<Doc>): boolean => document !== kept;

const dueAt = ({ changedAt, waitingSince }: Saving<unknown>): number =>
  Math.min((changedAt ?? 0) + QUIET, (waitingSince ?? 0) + PATIENCE);

function write<Doc>(saving: Saving<Doc>, now: number): Stepped<Doc> {
  const { document, kept, pointAt } = saving;
  const isPointDue = kept !== null && now - pointAt >= POINT_EVERY;
  return {
    saving: { ...saving, phase: { at: "writing", document }, ...(isPointDue && { pointAt: now }) },
    effects: [...(isPointDue ? [{ kind: "point" } as const] : []), { kind: "write", document }],
  };
}

/** Saves if it is time to, else asks to be woken when it is. */
function onward<Doc>(saving: Saving<Doc>, now: number): Stepped<Doc> {
  if (saving.phase.at === "writing" || saving.phase.at === "joining" || !isDirty(saving))
    return { saving, effects: [] };
  const due = saving.phase.at === "failed" ? saving.phase.retryAt : dueAt(saving);
  if (now >= due) return write(saving, now);
  return { saving, effects: [{ kind: "wake", at: due }] };
}

function failed<Doc>(saving: Saving<Doc>, why: StorageTrouble, now: number): Stepped<Doc> {
  const retryAt = now + Math.min(RETRY_MOST, RETRY_FIRST * 2 ** saving.failures);
  return {
    saving: { ...saving, phase: { at: "failed", why, retryAt }, failures: saving.failures + 1 },
    effects: [{ kind: "wake", at: retryAt }],
  };
}

function wrote<Doc>(saving: Saving<Doc>, result: Wrote, now: number): Stepped<Doc> {
  const { phase, document } = saving;
  if (phase.at !== "writing") return { saving, effects: [] };
  if (result.ok) {
    const kept = phase.document;
    const waitingSince = document === kept ? null : saving.changedAt;
    const rested: Saving<Doc> = { ...saving, kept, waitingSince, phase: resting, failures: 0 };
    return onward(rested, now);
  }
  return result.reason === "changed" ? join(saving) : failed(saving, result.reason, now);
}

const resting = { at: "resting" } as const;

const join = <Doc>(saving: Saving<Doc>): Stepped<Doc> => ({
  saving: { ...saving, phase: { at: "joining" } },
  effects: [{ kind: "join", document: saving.document }],
});

export function reduceSaving<Doc>(saving: Saving<Doc>, event: SavingEvent<Doc>): Stepped<Doc> {
  switch (event.kind) {
    case "changed": {
      const { document, at } = event;
      const waitingSince = saving.waitingSince ?? at;
      return onward({ ...saving, document, changedAt: at, waitingSince }, at);
    }
    case "woke":
      return onward(saving, event.at);
    case "hurry": {
      const isBusy = saving.phase.at === "writing" || saving.phase.at === "joining";
      return isBusy || !isDirty(saving) ? { saving, effects: [] } : write(saving, event.at);
    }
    case "wrote":
      return wrote(saving, event.result, event.at);
    case "joined": {
      const { from, kept, at } = event;
      const isBehind = from !== saving.document;
      // Work went on meanwhile: it is joined too, before anything is written.
      if (isBehind && event.document !== from) return join(saving);
      const document = isBehind ? saving.document : event.document;
      return onward({ ...saving, kept, document, phase: resting, failures: 0 }, at);
    }
    case "notJoined":
      return failed(saving, event.why, event.at);
  }
}
