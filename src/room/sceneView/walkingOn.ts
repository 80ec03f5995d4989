// Keeps a walker going by the clock and not by frames, however seldom these come; a key that is only pressed is a step.
import { type Gait, standing } from "./walk.ts";

/** Seconds that a press is worth: a little over half a tile, or a twelfth of a turn. */
export const STEP = 0.25;
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
  let gait = standing;
  let isHeld = false;
  /** Seconds of the last press that are still to be gone. */
  let owed = 0;
  let before = 0;
  let callOff: (() => void) | null = null;

  const halt = () => {
    callOff?.();
    callOff = null;
    gait = standing;
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
    if (gait !== standing && seconds > 0) move(gait, seconds);
  };

  const settle = () => {
    if (gait === standing) return;
    if (isHeld || owed > 0) {
      callOff ??= onFrame(frame);
      return;
    }
    halt();
    onStop();
  };

  const frame = () => {
    callOff = null;
    catchUp();
    settle();
  };

  return {
    go(next, isPress = false) {
      if (gait === standing) before = now();
      else catchUp();
      isHeld = !isStill(next);
      if (isHeld) {
        gait = next;
        owed = isPress ? STEP : 0;
      }
      settle();
    },
    halt,
  };
}
