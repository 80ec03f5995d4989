// A photograph from the first choice to the picture: every state that it can be in, and every step between them.
import type { ItemId } from "../../model/room.ts";
import { type Aim, type PhotoCrop, straight } from "../../stage/photo/aim.ts";
import type { Depth } from "../../stage/photo/focus.ts";
import type { PhotoLens } from "../../stage/photo/lenses.ts";
import type { PhotoRefusal } from "../../stage/photo/photoRoom.ts";
import type { PaperKind } from "./paper.ts";

export const photoSizes = ["small", "large"] as const;
export type PhotoSize = (typeof photoSizes)[number];

export type Choices = {
  readonly lens: PhotoLens;
  readonly depth: Depth;
  /** What it is of; null for what suits best. */
  readonly focus: ItemId | null;
  readonly aim: Aim;
  readonly crop: PhotoCrop;
  readonly paper: PaperKind;
  readonly size: PhotoSize;
};

export const firstChoices: Choices = {
  lens: "normal",
  depth: "soft",
  focus: null,
  aim: straight,
  crop: 1,
  paper: "none",
  size: "small",
};

/** `P` is a picture without its paper. `take` tells the attempts apart: what comes late belongs to none. */
export type PhotoState<P> = { readonly choices: Choices; readonly take: number } & (
  | { readonly is: "opening" }
  | { readonly is: "choosing" }
  | { readonly is: "baking" | "sampling"; readonly way: number }
  | { readonly is: "done"; readonly picture: P }
  | { readonly is: "cancelled" }
  /** `canRetry` where the darkroom is still there. */
  | { readonly is: "failed"; readonly reason: PhotoRefusal; readonly canRetry: boolean }
);

export type PhotoEvent<P> =
  | { readonly type: "opened" }
  | { readonly type: "refused"; readonly reason: PhotoRefusal }
  | { readonly type: "choose"; readonly change: Partial<Choices> }
  | { readonly type: "take" }
  | { readonly type: "cancel" }
  | { readonly type: "again" }
  | {
      readonly type: "way";
      readonly take: number;
      readonly at: "baking" | "sampling";
      readonly way: number;
    }
  | { readonly type: "taken"; readonly take: number; readonly picture: P }
  | { readonly type: "failed"; readonly take: number; readonly reason: PhotoRefusal };

/** It is of what is chosen in the room, until something else is. */
export const firstPhotoOf = (focus: ItemId | null): PhotoState<never> => ({
  is: "opening",
  choices: { ...firstChoices, focus },
  take: 0,
});

export const firstPhoto: PhotoState<never> = firstPhotoOf(null);

const isAtWork = ({ is }: PhotoState<unknown>): boolean => is === "baking" || is === "sampling";

/** Without these no further try will do better. */
const final: ReadonlySet<PhotoRefusal> = new Set(["noWebgl", "lost", "missing"]);

export function nextPhoto<P>(state: PhotoState<P>, event: PhotoEvent<P>): PhotoState<P> {
  const { choices, take } = state;
  const kept = { choices, take };
  switch (event.type) {
    case "opened":
      return state.is === "opening" ? { ...kept, is: "choosing" } : state;
    case "refused":
      return state.is === "opening"
        ? { ...kept, is: "failed", reason: event.reason, canRetry: false }
        : state;
    case "choose": {
      if (isAtWork(state)) return state;
      const next = { ...choices, ...event.change };
      if (state.is !== "done") return { ...state, choices: next };
      // Paper is put round a picture that is there; all else is another picture.
      const isPaper = Object.keys(event.change).every((key) => key === "paper");
      return isPaper ? { ...state, choices: next } : { is: "choosing", choices: next, take };
    }
    case "take":
      return state.is === "choosing" ||
        state.is === "cancelled" ||
        (state.is === "failed" && state.canRetry)
        ? { choices, take: take + 1, is: "baking", way: 0 }
        : state;
    case "cancel":
      return isAtWork(state) ? { ...kept, is: "cancelled" } : state;
    case "again":
      return state.is === "done" || state.is === "cancelled" ? { ...kept, is: "choosing" } : state;
    case "way": {
      if (!isAtWork(state) || event.take !== take) return state;
      // Light is not gathered again once the picture is being taken.
      if (state.is === "sampling" && event.at === "baking") return state;
      return { ...kept, is: event.at, way: event.way };
    }
    case "taken":
      return isAtWork(state) && event.take === take
        ? { ...kept, is: "done", picture: event.picture }
        : state;
    case "failed":
      if (!isAtWork(state) || event.take !== take) return state;
      return event.reason === "cancelled"
        ? { ...kept, is: "cancelled" }
        : { ...kept, is: "failed", reason: event.reason, canRetry: !final.has(event.reason) };
  }
}

/** Light takes longer than the exposures: of the whole way so much is the first. */
const BAKING = 0.6;

/** From 0 to 1, and never back. */
export function photoProgress(state: PhotoState<unknown>): number {
  if (state.is === "baking") return BAKING * state.way;
  if (state.is === "sampling") return BAKING + (1 - BAKING) * state.way;
  return state.is === "done" ? 1 : 0;
}

/** Of the way as it is said: in quarters, so that nobody is talked to all the time. */
export const quarterOf = (way: number): number => Math.floor(way * 4 + 1e-9) / 4;
