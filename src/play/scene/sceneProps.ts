// What the farm in the round is told by its page, and tells it.
import type { Ms } from "../../farm/numbers/time.ts";
import type { PlayedFarm, PlayState } from "../session/playedFarm.ts";
import type { ThingId } from "./things/sceneThing.ts";

/** A short press; one of several plots that a press was drawn over; a long press. */
export type Press = "tap" | "drag" | "hold";

/** A farm as it is played, what is chosen of it, and what becomes of presses on it. */
export type SceneProps = {
  readonly played: PlayedFarm;
  readonly state: PlayState;
  readonly now: Ms;
  /** The visitor's own, 0 to 24. */
  readonly hour: number;
  /** Whether somebody sits at the green: all have come, whatever the hour. */
  readonly isEvening?: boolean;
  /** The plot that has the ring; it is brought into view. */
  readonly chosen: number | null;
  /** The thing that has it instead. */
  readonly chosenThing?: ThingId | null;
  /** Where what is chosen is seen, from the left and top of the farm's place; null where there is none. */
  readonly onAnchored?: (at: { readonly x: number; readonly y: number } | null) => void;
  /** Runs something as soon as no hand is at work, and gives what calls it off; left out, at once. */
  readonly whenCalm?: (run: () => void) => () => void;
  /** Of a drag every plot is told once, the first one first. */
  readonly onPlot: (plot: number, how: Press) => void;
  /** Comes after the last plot of each drag. */
  readonly onDragEnd: () => void;
  /** Comes in its place where the drag was given up. */
  readonly onDragLeft: () => void;
  /** A finger or the mouse went down on a plot, before it is known what comes of it. */
  readonly onChoose: (plot: number) => void;
  /** A thing beside the beds was pressed. */
  readonly onThing?: (thing: ThingId) => void;
  /** Whether the farm is to be seen; until then, and while the device takes it away, something else stands there. */
  readonly onLive?: (isLive: boolean) => void;
  /** There are no graphics to be had, at least for now. */
  readonly onFailed: () => void;
};
