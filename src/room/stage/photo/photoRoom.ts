// The port to the darkroom: what it is asked for a photograph, what it tells meanwhile, why there may be none.
import type { Result } from "@loamstead/lib/result.ts";
import type { ItemId } from "../../model/room.ts";
import type { Aim } from "./aim.ts";
import type { Depth } from "./focus.ts";
import type { PhotoLens } from "./lenses.ts";

/** Why there is no photograph. */
export type PhotoRefusal =
  /** No graphics to be had, or taken away by the device. */
  | "noWebgl"
  | "lost"
  /** Wider than the device draws, or more than it holds. */
  | "tooLarge"
  | "noMemory"
  /** A thread broke down. */
  | "noLight"
  /** Its code could not be fetched. */
  | "missing"
  | "cancelled";

export type PhotoRequest = {
  readonly lens: PhotoLens;
  readonly depth: Depth;
  /** What it is of; null for what suits best, undefined for what is chosen in the room. */
  readonly focus?: ItemId | null;
  readonly aim?: Aim;
  /** Which part of it is taken; all of it unless given. */
  readonly crop?: number;
  readonly width: number;
  readonly height: number;
};

export type PhotoProgress = { readonly at: "baking" | "sampling"; readonly way: number };

export type Taking = {
  readonly onWay: (way: PhotoProgress) => void;
  readonly signal: AbortSignal;
  /** For tests, which have no time for all of it. */
  readonly effort?: { readonly rays: number; readonly exposures: number };
};

export type PhotoRoom = {
  /** Roughly and at once, in the light that there is. */
  readonly preview: (shot: PhotoRequest) => Result<HTMLCanvasElement, PhotoRefusal>;
  readonly take: (
    shot: PhotoRequest,
    taking: Taking,
  ) => Promise<Result<HTMLCanvasElement, PhotoRefusal>>;
};
