// What a view answers about its points; the stage does, and so does the plan (hit testing).
import type { ItemId, WallSide } from "../model/room.ts";
import type { Pick as Picked, RoomStage } from "../stage/stage.ts";
import type { ViewPoint } from "./event.ts";

export type HitTester = Pick<
  RoomStage,
  "pick" | "placeFor" | "gripOf" | "floorAt" | "spotOf" | "project"
> & {
  readonly size: () => { readonly width: number; readonly height: number };
  /** The wall under a point, whatever opens in it; `up` is null where a view has no height. */
  readonly wallAt: (
    x: number,
    y: number,
  ) => { readonly wall: WallSide; readonly along: number; readonly up: number | null } | null;
  /** Its walls are lines: whoever drags one means it, and needs not have chosen it before. */
  readonly hasThinWalls: boolean;
};

/** What the machine asks; all of it as things are at the moment of an event. */
export type Circumstances = {
  readonly pick: (at: ViewPoint) => Picked | null;
  readonly isChosen: (id: ItemId) => boolean;
  /** Something is in the hand. */
  readonly isHolding: () => boolean;
  readonly isPainting: () => boolean;
  /** Dragged, the wall comes along; else the room is pushed about. */
  readonly pulls: (wall: WallSide) => boolean;
  /** Below it lies the sheet of a phone. */
  readonly height: () => number;
};
