// What can be built of a room, and the triangles that it is built of.

import type { HouseId } from "../../models/catalogue/shells.ts";
import type { Triangles } from "../../models/lean/triangles.ts";
import type { Vec } from "../../models/parts.ts";
import type { Blockers } from "../light/litRoom.ts";
import type { Points } from "../light/points.ts";
import type { Coat } from "../model/coat.ts";
import type { ModelId, TintId, WallSide } from "../model/room.ts";

/** A hand of a clock, with the point that has its light for each of its corners. */
export type ClockHand = { readonly part: Triangles; readonly of: Uint16Array };
/** They go round the middle of the dial, and stand as they were built until somebody sets them. */
export type ClockHands = {
  readonly dial: Vec;
  readonly hour: ClockHand;
  readonly minute: ClockHand;
};

export type BuiltShape = {
  readonly solid: Triangles | null;
  /** Where the light of what is solid is gathered, and what of it stands in the way of light. */
  readonly points: Points | null;
  readonly blockers: Blockers;
  /** What shines by itself. */
  readonly glow: Triangles | null;
  /** The shade it throws on what it stands on or hangs on; its colours are multiplied. */
  readonly blot: Triangles | null;
  /** Of a clock; they are no part of what is solid. */
  readonly hands: ClockHands | null;
  readonly low: Vec;
  readonly high: Vec;
};

/** Crowded rooms are drawn with fewer triangles to a thing. */
export type Detail = "fine" | "lean";

export type PieceShapeRequest = {
  readonly kind: "piece";
  readonly model: ModelId;
  readonly coat: Coat | null;
  readonly isLit: boolean;
  readonly hasPicture: boolean;
  /** Has the tack of who made it. */
  readonly isMade: boolean;
  readonly detail: Detail;
};

/** `at` is the middle of the opening, seen from inside from the middle of the wall, in tiles. */
export type WallOpening = { readonly model: ModelId; readonly at: number; readonly up: number };

export type WallShapeRequest = {
  readonly kind: "wall";
  readonly side: WallSide;
  readonly house: HouseId;
  readonly length: number;
  readonly height: number;
  readonly finish: string;
  readonly tint: TintId | null;
  readonly hour: "day" | "evening" | "night";
  readonly openings: readonly WallOpening[];
  /** Snow lies behind its windows; left out where none does. */
  readonly isSnowy?: true;
};

export type FloorShapeRequest = {
  readonly kind: "floor";
  readonly house: HouseId;
  readonly columns: number;
  readonly rows: number;
  readonly finish: string;
  readonly tint: TintId | null;
};

export type ShapeRequest = PieceShapeRequest | WallShapeRequest | FloorShapeRequest;

/** Alike for what looks alike; the fields of each kind are always written in one order. */
export const keyOf = (wanted: ShapeRequest): string => JSON.stringify(wanted);
