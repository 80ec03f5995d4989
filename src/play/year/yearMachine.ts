// A film or a sheet from the first choice to the file: every state that it can be in, and every step between them.
import type { FilmShape } from "./filmLayout.ts";

export type YearChoice = { readonly what: "film" | "sheet"; readonly shape: FilmShape };

/** The log is not to be had; no graphics, or they were taken away; this browser writes no films, or failed to; a part of the page's code is missing. */
export type YearTrouble = "noLog" | "noGraphics" | "lost" | "noEncoder" | "encoder" | "missing";

/** `F` is what is made. `making` tells the tries apart: what comes late belongs to none. */
export type YearState<F> = { readonly choice: YearChoice; readonly making: number } & (
  | { readonly is: "idle" | "preparing" | "encoding" }
  | { readonly is: "drawing"; readonly n: number; readonly of: number }
  /** It goes on from there; null where not even the first was drawn. */
  | { readonly is: "stopped"; readonly way: { readonly n: number; readonly of: number } | null }
  | { readonly is: "done"; readonly file: F }
  | { readonly is: "failed"; readonly reason: YearTrouble }
);

export type YearStep<F> =
  | { readonly type: "choose"; readonly choice: YearChoice }
  | { readonly type: "make" }
  | { readonly type: "drawn"; readonly making: number; readonly n: number; readonly of: number }
  | { readonly type: "encoding"; readonly making: number }
  | { readonly type: "done"; readonly making: number; readonly file: F }
  | { readonly type: "failed"; readonly making: number; readonly reason: YearTrouble }
  | { readonly type: "stop" };

export const firstYear = (choice: YearChoice): YearState<never> => ({
  is: "idle",
  choice,
  making: 0,
});

export const isAtWork = ({ is }: Pick<YearState<unknown>, "is">): boolean =>
  is === "preparing" || is === "drawing" || is === "encoding";

const isSame = (a: YearChoice, b: YearChoice): boolean => a.what === b.what && a.shape === b.shape;

export function nextYear<F>(state: YearState<F>, step: YearStep<F>): YearState<F> {
  const { choice, making } = state;
  const kept = { choice, making };
  switch (step.type) {
    case "choose":
      return isAtWork(state) || isSame(choice, step.choice)
        ? state
        : { is: "idle", choice: step.choice, making };
    case "make":
      return isAtWork(state) || state.is === "done"
        ? state
        : { is: "preparing", choice, making: making + 1 };
    case "stop":
      // The last step takes a moment, and can be waited for.
      if (!isAtWork(state) || state.is === "encoding") return state;
      return {
        ...kept,
        is: "stopped",
        way: state.is === "drawing" ? { n: state.n, of: state.of } : null,
      };
  }
  // The rest is told by who is at work, and not of an earlier try.
  if (!isAtWork(state) || step.making !== making) return state;
  switch (step.type) {
    case "drawn":
      return { ...kept, is: "drawing", n: step.n, of: step.of };
    case "encoding":
      return { ...kept, is: "encoding" };
    case "done":
      return { ...kept, is: "done", file: step.file };
    case "failed":
      return { ...kept, is: "failed", reason: step.reason };
  }
}

/** From 0 to 1. */
export function yearProgress(state: YearState<unknown>): number {
  if (state.is === "drawing") return state.n / state.of;
  if (state.is === "stopped") return state.way ? state.way.n / state.way.of : 0;
  return state.is === "encoding" || state.is === "done" ? 1 : 0;
}
