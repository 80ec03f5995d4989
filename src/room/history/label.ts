// What an entry of the history is called, as a value: the words come from describe/.
import type { ItemId, ModelId, RoomHour, WallSide } from "../model/room.ts";

export const labelVerbs = [
  ...(["place", "move", "turn", "stand", "align", "distribute", "duplicate", "paste"] as const),
  ...([
    "putAway",
    "tint",
    "pattern",
    "name",
    "hangPicture",
    "takePicture",
    "lightLamp",
    "dimLamp",
  ] as const),
  ...(["addOpening", "moveOpening", "removeOpening"] as const),
  ...(["paintWall", "paintWalls", "paintFloor", "resize", "rename", "light", "backdrop"] as const),
] as const;
export type Verb = (typeof labelVerbs)[number];

/** Named as it was when it happened, so that a thing long put away is still called by its name. */
export type Subject =
  | { readonly kind: "item"; readonly model: ModelId; readonly name?: string }
  | { readonly kind: "items"; readonly count: number }
  | { readonly kind: "opening"; readonly model: ModelId }
  | { readonly kind: "wall"; readonly wall: WallSide }
  | { readonly kind: "light"; readonly light: RoomHour }
  | { readonly kind: "room" };

export type Label = {
  readonly verb: Verb;
  readonly subject: Subject;
  /** What the change was about, for the focus after undo and redo. */
  readonly ids: readonly ItemId[];
};
