// The making of a farm's film, whoever looks at it: it can be stopped and left, and goes on where it was.
import { missingCode } from "@loamstead/lib/missingCode.ts";
import type { Result } from "@loamstead/lib/result.ts";
import { Listeners, type Source } from "@loamstead/lib/watched.ts";
import {
  firstYear,
  nextYear,
  type YearChoice,
  type YearState,
  type YearStep,
  type YearTrouble,
} from "./yearMachine.ts";

type Way = { readonly n: number; readonly of: number };

/** Of the work what its making needs; `Canvas` is where it can be watched. */
type Work<Canvas> = {
  readonly canvas: Canvas;
  readonly run: (
    signal: AbortSignal,
    tell: (way: Way) => void,
  ) => Promise<Result<Blob, YearTrouble | "stopped">>;
};

type MakingPorts<Card, Canvas> = {
  /** Asks for the log and folds it; null where it is not to be had, or was stopped. Rejects where its code is not to be had. */
  readonly prepare: (signal: AbortSignal) => Promise<Card | null>;
  /** Rejects where its code is not to be had. */
  readonly openWork: (card: Card, choice: YearChoice) => Promise<Work<Canvas>>;
};

export type YearSight<Card, Canvas> = {
  readonly state: YearState<Blob>;
  /** Null until the log was folded. */
  readonly card: Card | null;
  readonly canvas: Canvas | null;
};

export type YearMaking<Card, Canvas> = Source<YearSight<Card, Canvas>> & {
  /** Another choice is another work: what was begun of this one goes. */
  readonly choose: (choice: YearChoice) => void;
  readonly make: () => void;
  readonly stop: () => void;
};

const missing = Symbol("missing");

/** What comes with code of its own, or that this is missing, which is told. */
const fetched = <T>(coming: Promise<T>): Promise<T | typeof missing> =>
  coming.catch(() => {
    missingCode.tell();
    return missing;
  });

export function openYearMaking<Card, Canvas>(
  first: YearChoice,
  { prepare, openWork }: MakingPorts<Card, Canvas>,
): YearMaking<Card, Canvas> {
  const listeners = new Listeners();
  let sight: YearSight<Card, Canvas> = { state: firstYear(first), card: null, canvas: null };
  let work: Work<Canvas> | null = null;
  let stopping = new AbortController();
  /** A run that was stopped has its last picture to finish. */
  let under: Promise<void> = Promise.resolve();

  function show(change: Partial<YearSight<Card, Canvas>>): void {
    sight = { ...sight, ...change };
    listeners.tell();
  }
  const send = (step: YearStep<Blob>) => {
    const state = nextYear(sight.state, step);
    if (state !== sight.state) show({ state });
  };

  async function run(signal: AbortSignal, making: number): Promise<void> {
    const fail = (reason: YearTrouble) => send({ type: "failed", making, reason });
    const card = sight.card ?? (await fetched(prepare(signal)));
    if (signal.aborted) return;
    if (card === missing) return fail("missing");
    if (!card) return fail("noLog");
    show({ card });
    const opened = work ?? (await fetched(openWork(card, sight.state.choice)));
    if (signal.aborted) return;
    if (opened === missing) return fail("missing");
    work = opened;
    show({ canvas: opened.canvas });
    const made = await opened.run(signal, ({ n, of }) =>
      send(n < of ? { type: "drawn", making, n, of } : { type: "encoding", making }),
    );
    if (made.ok) send({ type: "done", making, file: made.value });
    else if (made.reason !== "stopped") fail(made.reason);
    if (made.ok) work = null;
  }

  return {
    state: () => sight,
    subscribe: listeners.add,
    choose(choice) {
      const before = sight.state;
      send({ type: "choose", choice });
      if (sight.state === before) return;
      work = null;
      show({ canvas: null });
    },
    make() {
      send({ type: "make" });
      const { state } = sight;
      if (state.is !== "preparing") return;
      stopping = new AbortController();
      const { signal } = stopping;
      under = under.then(() => (signal.aborted ? undefined : run(signal, state.making)));
    },
    stop() {
      send({ type: "stop" });
      if (sight.state.is === "stopped") stopping.abort();
    },
  };
}
