// Why a command was refused, as values that the views can point at and put into words.

import type {
  ItemId,
  ItemTintPart,
  ModelId,
  OpeningId,
  PatternPart,
  RoomPatternId,
  TintId,
  WallSide,
} from "./room.ts";
import type { InvalidDocument } from "./validate.ts";

export type SurfaceKind = "floor" | "wall" | "surface";

export type CommandRefusal =
  /** Somebody else is there. */
  | { readonly kind: "overlaps"; readonly item: ItemId; readonly other: ItemId }
  | { readonly kind: "inDoorway"; readonly item: ItemId; readonly opening: OpeningId }
  | { readonly kind: "coversOpening"; readonly item: ItemId; readonly opening: OpeningId }
  | { readonly kind: "outside"; readonly item: ItemId }
  | { readonly kind: "offSurface"; readonly item: ItemId; readonly carrier: ItemId }
  | { readonly kind: "tooTall"; readonly item: ItemId; readonly carrier: ItemId }
  | { readonly kind: "cannotStand"; readonly item: ItemId; readonly ground: SurfaceKind }
  | { readonly kind: "onItself"; readonly item: ItemId }
  | { readonly kind: "stackTooHigh"; readonly item: ItemId; readonly most: number }
  | { readonly kind: "offGrid"; readonly item: ItemId }
  | { readonly kind: "noRoom"; readonly model: ModelId }
  | { readonly kind: "cannotTurn"; readonly item: ItemId }
  /** Doors and windows. */
  | { readonly kind: "openingOutside"; readonly opening: OpeningId; readonly wall: WallSide }
  | { readonly kind: "openingsMeet"; readonly opening: OpeningId; readonly other: OpeningId }
  | { readonly kind: "itemInTheWay"; readonly opening: OpeningId; readonly item: ItemId }
  | { readonly kind: "tooManyOpenings"; readonly most: number }
  /** What is asked for is not there, or not for this. */
  | { readonly kind: "noSuchItem"; readonly id: ItemId }
  | { readonly kind: "noSuchOpening"; readonly id: OpeningId }
  | { readonly kind: "unknownModel"; readonly model: ModelId }
  | { readonly kind: "unknownFinish"; readonly finish: string; readonly ground: "floor" | "wall" }
  | { readonly kind: "noSuchTint"; readonly tint: TintId; readonly model: ModelId }
  | { readonly kind: "noSuchPart"; readonly part: ItemTintPart; readonly model: ModelId }
  | { readonly kind: "noSuchCloth"; readonly part: PatternPart; readonly model: ModelId }
  | { readonly kind: "noSuchPattern"; readonly pattern: RoomPatternId; readonly model: ModelId }
  | { readonly kind: "takesNoPicture"; readonly model: ModelId }
  | { readonly kind: "notALamp"; readonly item: ItemId }
  | { readonly kind: "notOwned"; readonly model: ModelId; readonly owned: number }
  | { readonly kind: "idTaken"; readonly id: string }
  | { readonly kind: "roomFull"; readonly most: number }
  | { readonly kind: "badSize"; readonly least: number; readonly most: number }
  | { readonly kind: "badHeight"; readonly least: number; readonly most: number }
  | { readonly kind: "badName"; readonly longest: number }
  | { readonly kind: "badPicture" }
  | { readonly kind: "badId"; readonly id: string }
  | { readonly kind: "badText"; readonly invalid: InvalidDocument }
  | { readonly kind: "tooFew"; readonly least: number }
  | { readonly kind: "notSideBySide" }
  | { readonly kind: "nothingChanges" };
