// The states of a gesture, and the measures that tell one from another.

import type { Pinch } from "../../scene/gestures/pinch.ts";
import type { ItemId } from "../model/room.ts";
import type { Pick as Picked } from "../stage/stage.ts";
import type { Modifiers, PointerKind, ViewPoint } from "./event.ts";

/** Pixels that a pointer may stray in a click. */
export const STRAY = { mouse: 4, touch: 8 } as const;
export const LONG_PRESS = 350;
export const DOUBLE_CLICK = 400;
export const HOVER = 400;
/** Fingers that leave within this time, in milliseconds, have tapped. */
export const TAP = 300;
/** A finger would hide what it carries. */
export const ABOVE_FINGER = 56;
/** Degrees of a twist that make a quarter turn. */
export const TWIST = 40;
/** Pixels in a millisecond, downwards. */
export const FLICK = 0.9;
/** How far ahead a flick is followed, in milliseconds. */
export const FLIGHT = 140;

export type Finger = {
  readonly pointer: number;
  readonly kind: PointerKind;
  readonly from: ViewPoint;
  readonly at: ViewPoint;
  readonly now: number;
  /** Where it was a moment ago: what its speed is told from. */
  readonly before: { readonly at: ViewPoint; readonly now: number };
  readonly since: number;
};

export type Doing =
  | { readonly is: "resting" }
  | {
      readonly is: "pressing";
      readonly on: Picked | null;
      readonly keys: Modifiers;
      /** When a finger has stayed long enough. */
      readonly longAt: number | null;
    }
  | {
      readonly is: "carrying";
      /** Held before the pointer came: refused, it stays in the hand. */
      readonly isFree: boolean;
      readonly hasMoved: boolean;
      /** Degrees between two fingers when the held thing was last turned. */
      readonly angle: number | null;
    }
  | { readonly is: "twisting"; readonly angle: number }
  | { readonly is: "panning" }
  | { readonly is: "boxing" }
  | { readonly is: "sliding" }
  | { readonly is: "painting" }
  | {
      readonly is: "pinching";
      readonly hasMoved: boolean;
      readonly most: number;
      readonly since: number;
      readonly last: Pinch;
      readonly angle: number;
    }
  /** Over, but some finger is still down. */
  | { readonly is: "spent" };

export type HandState = {
  readonly fingers: readonly Finger[];
  readonly doing: Doing;
  readonly lastClick: { readonly id: ItemId; readonly now: number } | null;
  readonly hover: {
    readonly at: ViewPoint;
    readonly showAt: number | null;
    readonly isShown: boolean;
  } | null;
};

export const resting: HandState = {
  fingers: [],
  doing: { is: "resting" },
  lastClick: null,
  hover: null,
};

/** When the machine wants to be told the time, if nothing happens before. */
export const wakeAt = ({ doing, hover }: HandState): number | null =>
  doing.is === "pressing" ? doing.longAt : doing.is === "resting" ? (hover?.showAt ?? null) : null;

/** What a finger carries is seen above it. */
export const carriedAt = ({ kind, at }: Finger): ViewPoint =>
  kind === "touch" ? { x: at.x, y: at.y - ABOVE_FINGER } : at;
