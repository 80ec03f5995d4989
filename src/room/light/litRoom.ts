// What of a room its light depends on, as it is handed to the threads that gather it.
import type { Vec } from "../../models/pose.ts";
import type { QuarterTurn, RoomHour, WallSide } from "../model/room.ts";
import type { Points } from "./points.ts";

/** What stands in the way of light: nine numbers to a triangle, three to its linear colour. */
export type Blockers = {
  readonly corners: Float32Array;
  readonly colour: Float32Array;
  /** 1 where it shines by itself. */
  readonly shines: Uint8Array;
};

/** One for all things that look alike. */
export type LitShape = {
  readonly points: Pick<Points, "position" | "normal">;
  readonly blockers: Blockers;
};

export type LitThing = {
  /** The same for as long as it is the same thing. */
  readonly id: string;
  /** Of its shape. */
  readonly key: string;
  readonly spot: {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly turn: QuarterTurn;
  };
  /** What the viewer does not see lets light in. */
  readonly isSeen: boolean;
};

export type LitLamp = {
  readonly at: Vec;
  readonly colour: string;
  readonly power: number;
  readonly reach: number;
};

/** In tiles; the middle of the floor is the origin. */
export type LitSize = {
  readonly columns: number;
  readonly rows: number;
  readonly height: number;
  /** So many times as many dots to a tile of floor and walls. */
  readonly finer?: number;
};

export type LitRoom = {
  readonly size: LitSize;
  readonly hour: RoomHour;
  readonly quarter: QuarterTurn;
  /** Those in sight that have windows. */
  readonly windows: readonly WallSide[];
  /** The linear colour of the floor, all in all. */
  readonly floor: Vec;
  readonly things: readonly LitThing[];
  readonly lamps: readonly LitLamp[];
};
