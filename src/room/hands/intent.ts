// What a gesture means: the machine says it, the hand carries it out.
import type { ItemId, ModelId, OpeningId, WallSide } from "../model/room.ts";
import type { ViewPoint } from "./event.ts";

/** What of the building is chosen. */
export type BuiltPart =
  | { readonly kind: "wall"; readonly wall: WallSide }
  | { readonly kind: "opening"; readonly id: OpeningId };

export type Intent =
  | { readonly do: "select"; readonly id: ItemId | null; readonly how: "only" | "add" | "stack" }
  | { readonly do: "choose"; readonly part: BuiltPart | null }
  | { readonly do: "pickUp" | "duplicate"; readonly id: ItemId; readonly at: ViewPoint }
  /** What is in the hand already is taken up by a pointer, where it is or as it was grasped. */
  | { readonly do: "grasp"; readonly at: ViewPoint | null }
  | { readonly do: "lift"; readonly model: ModelId; readonly at: ViewPoint }
  | { readonly do: "carry"; readonly at: ViewPoint }
  /** No button is down: what the free hand holds goes along. */
  | { readonly do: "follow"; readonly at: ViewPoint }
  | { readonly do: "turnHeld"; readonly by: 1 | -1 }
  /** After a drag what is refused goes back; from the free hand it stays there. */
  | { readonly do: "putDown"; readonly ifRefused: "goBack" | "stay" }
  | { readonly do: "putBack" | "putAway" }
  | { readonly do: "grabOpening"; readonly id: OpeningId; readonly at: ViewPoint }
  | { readonly do: "grabWall"; readonly wall: WallSide; readonly at: ViewPoint }
  /** What of the building was grabbed goes along. */
  | { readonly do: "slide"; readonly at: ViewPoint }
  | { readonly do: "endSlide" | "undoSlide" }
  | { readonly do: "paint"; readonly at: ViewPoint; readonly isFirst: boolean }
  | { readonly do: "endPaint" | "undoPaint" }
  | { readonly do: "box"; readonly from: ViewPoint; readonly to: ViewPoint }
  | { readonly do: "boxed"; readonly from: ViewPoint; readonly to: ViewPoint }
  | { readonly do: "unbox" }
  | { readonly do: "pan"; readonly from: ViewPoint; readonly to: ViewPoint }
  | { readonly do: "zoom"; readonly at: ViewPoint; readonly by: number }
  | { readonly do: "quarter"; readonly by: 1 | -1 }
  | { readonly do: "menu"; readonly at: ViewPoint }
  | { readonly do: "hover"; readonly id: ItemId | null; readonly at: ViewPoint }
  | { readonly do: "undo" | "redo" | "buzz" };
