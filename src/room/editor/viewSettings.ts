// How the room is looked at: nothing of it is saved with the room, shared or undone.
import { Watched } from "@loamstead/lib/watched.ts";
import type { QuarterTurn } from "../model/room.ts";

export type Mode = "scene" | "plan" | "list";
/** Furnishing never touches a wall, building never touches a chair. */
export type Trade = "furnish" | "build";

export type ViewState = {
  readonly mode: Mode;
  readonly trade: Trade;
  /** Quarter turns of the viewer about the room; at 0 the back and the left wall are in sight. */
  readonly quarter: QuarterTurn;
  /** 1 shows the whole room. */
  readonly zoom: number;
  /** What lies in the middle of the view, in tiles from the middle of the floor. */
  readonly pan: { readonly x: number; readonly z: number };
  readonly isWalking: boolean;
  /** How far round the viewer is, in radians, while the room turns for a film; else the quarter says it. */
  readonly spin: number | null;
};

export const initialViewState: ViewState = {
  mode: "scene",
  trade: "furnish",
  quarter: 0,
  zoom: 1,
  pan: { x: 0, z: 0 },
  isWalking: false,
  spin: null,
};

export class ViewSettings extends Watched<ViewState> {
  constructor(mode = initialViewState.mode) {
    super({ ...initialViewState, mode });
  }
}
