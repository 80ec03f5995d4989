// What a step of the machine gives, and the small ways to say it.
import type { Doing, Finger, HandState } from "./gesture.ts";
import type { Intent } from "./intent.ts";

export type HandStep = { readonly state: HandState; readonly intents: readonly Intent[] };

export const to = (state: HandState, doing: Doing, ...intents: readonly Intent[]): HandStep => ({
  state: { ...state, doing },
  intents,
});

export const stay = (state: HandState, ...intents: readonly Intent[]): HandStep => ({
  state,
  intents,
});

export const andThen = (step: HandStep, next: (state: HandState) => HandStep): HandStep => {
  const after = next(step.state);
  return { state: after.state, intents: [...step.intents, ...after.intents] };
};

/** Nothing further until every finger is up. */
export const spent = (state: HandState, ...intents: readonly Intent[]): HandStep =>
  to(state, { is: state.fingers.length > 0 ? "spent" : "resting" }, ...intents);

export const replaced = (fingers: readonly Finger[], finger: Finger): readonly Finger[] =>
  fingers.map((each) => (each.pointer === finger.pointer ? finger : each));
