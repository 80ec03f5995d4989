// What a gesture means: the machine says it, the hand carries it out.
import type { ItemId, ModelId, OpeningId, Side } from "../model/room.ts";
import type { Spot } from "./event.ts";

/** What of the building is chosen. */
export type BuiltPart =
  | { readonly kind: "wall"; readonly wall: Side }
  | { readonly kind: "opening"; readonly id: OpeningId };

export type Intent =
  | { readonly do: "select"; readonly id: ItemId | null; readonly how: "only" | "add" | "stack" }
  | { readonly do: "choose"; readonly part: BuiltPart | null }
  | { readonly do: "pickUp" | "duplicate"; readonly id: ItemId; readonly at: Spot }
  /** What is in the hand already is taken up by a pointer, where it is or as it was grasped. */
  | { readonly do: "grasp"; readonly at: Spot | null }
  | { readonly do: "lift"; readonly model: ModelId; readonly at: Spot }
  | { readonly do: "carry"; readonly at: Spot }
  /** No button is down: what the free hand holds goes along. */
  | { readonly do: "follow"; readonly at: Spot }
  | { readonly do: "turnHeld"; readonly by: 1 | -1 }
  /** After a drag what is refused goes back; from the free hand it stays there. */
  | { readonly do: "putDown"; readonly ifRefused: "goBack" | "stay" }
  | { readonly do: "putBack" | "putAway" }
  | { readonly do: "grabOpening"; readonly id: OpeningId; readonly at: Spot }
  | { readonly do: "grabWall"; readonly wall: Side; readonly at: Spot }
  /** What of the building was grabbed goes along. */
  | { readonly do: "slide"; readonly at: Spot }
  | { readonly do: "endSlide" | "undoSlide" }
  | { readonly do: "paint"; readonly at: Spot; readonly isFirst: boolean }
  | { readonly do: "endPaint" | "undoPaint" }
  | { readonly do: "box"; readonly from: Spot; readonly to: Spot }
  | { readonly do: "boxed"; readonly from: Spot; readonly to: Spot }
  | { readonly do: "unbox" }
  | { readonly do: "pan"; readonly from: Spot; readonly to: Spot }
  | { readonly do: "zoom"; readonly at: Spot; readonly by: number }
  | { readonly do: "quarter"; readonly by: 1 | -1 }
  | { readonly do: "menu"; readonly at: Spot }
  | { readonly do: "hover"; readonly id: ItemId | null; readonly at: Spot }
  | { readonly do: "undo" | "redo" | "buzz" };
