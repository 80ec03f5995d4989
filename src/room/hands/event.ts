// What happens to a view under the hand: pointers, the wheel, the passing of time.
import type { ModelId } from "../model/room.ts";

/** In CSS pixels from the corner of the view. */
export type ViewPoint = { readonly x: number; readonly y: number };

export type PointerKind = "mouse" | "touch";

export type Modifiers = {
  readonly shift?: boolean;
  readonly alt?: boolean;
  readonly space?: boolean;
};

export type HandEvent =
  | {
      readonly type: "down";
      readonly pointer: number;
      readonly kind: PointerKind;
      /** As in pointer events: 0 left, 1 middle. */
      readonly button: number;
      readonly at: ViewPoint;
      readonly now: number;
      readonly keys: Modifiers;
    }
  | {
      readonly type: "move" | "up";
      readonly pointer: number;
      readonly at: ViewPoint;
      readonly now: number;
    }
  /** The device took the pointer away. */
  | { readonly type: "cancel"; readonly pointer: number }
  /** A card is drawn out of the catalogue by a pointer that is down already. */
  | {
      readonly type: "lift";
      readonly pointer: number;
      readonly kind: PointerKind;
      readonly model: ModelId;
      readonly at: ViewPoint;
      readonly now: number;
    }
  /** `by` over 1 comes closer. */
  | { readonly type: "wheel"; readonly at: ViewPoint; readonly by: number }
  | { readonly type: "menu"; readonly at: ViewPoint }
  | { readonly type: "leave" }
  | { readonly type: "tick"; readonly now: number }
  /** Everything is given up: Escape, another view, the window lost. */
  | { readonly type: "abort" };
