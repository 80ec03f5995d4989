// Keeps a walker going by the clock and not by frames, however seldom these come; a key that is only pressed is a step.
import { type Gait, standingGait } from "./walk.ts";

/** Seconds that a press is worth: a little over half a tile, or a twelfth of a turn. */
export const PRESS_SECONDS = 0.25;
/** A machine that slept must not find its walker at the far end of the room. */
const LONGEST = 3;

export type WalkingPorts = {
  /** In milliseconds. */
  readonly now: () => number;
  /** Gives the way to call it off. */
  readonly onFrame: (run: () => void) => () => void;
  readonly move: (gait: Gait, seconds: number) => void;
  readonly onStop: () => void;
};

export type Walking = {
  /** From now on, until it is told otherwise; a press goes on for a step at least. */
  readonly go: (gait: Gait, isPress?: boolean) => void;
  /** At once, and unheard. */
  readonly halt: () => void;
};

const isStill = ({ forward, aside, turn }: Gait): boolean =>
  forward === 0 && aside === 0 && turn === 0;

export function walkingOn({ now, onFrame, move, onStop }: WalkingPorts): Walking {
  let gait = standingGait;
  let isHeld = false;
  /** Seconds of the last press that are still to be gone. */
  let owed = 0;
  let before = 0;
  let stopFrames: (() => void) | null = null;

  const halt = () => {
    stopFrames?.();
    stopFrames = null;
    gait = standingGait;
    isHeld = false;
    owed = 0;
  };

  /** As far as one has come since the last look. */
  const catchUp = () => {
    const at = now();
    const passed = Math.min(LONGEST, (at - before) / 1000);
    before = at;
    const seconds = isHeld ? passed : Math.min(passed, owed);
    owed = Math.max(0, owed - seconds);
    if (gait !== standingGait && seconds > 0) move(gait, seconds);
  };

  const settle = () => {
    if (gait === standingGait) return;
    if (isHeld || owed > 0) {
      stopFrames ??= onFrame(frame);
      return;
    }
    halt();
    onStop();
  };

  const frame = () => {
    stopFrames = null;
    catchUp();
    settle();
  };

  return {
    go(next, isPress = false) {
      if (gait === standingGait) before = now();
      else catchUp();
      isHeld = !isStill(next);
      if (isHeld) {
        gait = next;
        owed = isPress ? PRESS_SECONDS : 0;
      }
      settle();
    },
    halt,
  };
}
