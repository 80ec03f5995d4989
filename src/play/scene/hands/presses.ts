// What fingers and the mouse mean on a farm: one presses plots or draws over them, two come closer and move.
import {
  type Pinch,
  type PixelPoint,
  pinchOf,
  pointDistance,
} from "../../../scene/gestures/pinch.ts";
import type { Press } from "../sceneProps.ts";

/** Points are counted from the left and top of the farm's place. */
export type PressMoves = {
  readonly plotUnder: (point: PixelPoint) => number | null;
  readonly choose: (plot: number) => void;
  readonly press: (plot: number, how: Press) => void;
  readonly dragEnd: () => void;
  /** Given up: what was drawn over stays as it is. */
  readonly dragLeft: () => void;
  /** A short press that no plot is under. */
  readonly beside?: (point: PixelPoint) => void;
  /** In CSS pixels since it was last told. */
  readonly moved: (across: number, down: number) => void;
  readonly pinched: (by: number, middle: PixelPoint) => void;
  /** Runs something later; gives back what prevents it. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
};

export type Presses = {
  /** `when` is when the finger did so, in milliseconds: a busy page hears of it later. */
  readonly down: (finger: number, at: PixelPoint, when: number) => void;
  readonly move: (finger: number, at: PixelPoint) => void;
  readonly up: (finger: number, when: number) => void;
  /** The browser took the finger for something else: nothing is pressed. */
  readonly cancel: (finger: number) => void;
  /** Thought better of a drag; false where there is none. */
  readonly giveUp: () => boolean;
};

const HOLD_MS = 500;
/** In CSS pixels: what trembles is still a tap. */
const STEADY = 8;
/** A quick finger jumps: no plot between two of its places is left out. */
const STRIDE = 12;

type Doing =
  | { readonly is: "nothing" }
  /** On a plot, and nobody knows yet what for. */
  | { readonly is: "pressing"; readonly plot: number; readonly from: PixelPoint }
  /** For so long that it is told as held; its end may say that it was short, or its way that it is a drag. */
  | {
      readonly is: "held";
      readonly plot: number;
      readonly from: PixelPoint;
      readonly since: number;
    }
  | { readonly is: "dragging"; readonly met: Set<number> }
  /** Beside the beds, and not yet moved. */
  | { readonly is: "beside"; readonly from: PixelPoint }
  /** From beside the beds, or with two fingers. */
  | { readonly is: "moving" }
  /** A drag that was given up, and whose finger is still down. */
  | { readonly is: "left" };

/** One machine for the flat bed and the farm in the round. */
export function openPresses(moves: PressMoves): Presses {
  const fingers = new Map<number, PixelPoint>();
  let doing: Doing = { is: "nothing" };
  let stopHolding = () => {};

  const become = (next: Doing) => {
    stopHolding();
    stopHolding = () => {};
    if (doing.is === "dragging") moves.dragEnd();
    doing = next;
  };
  const pinch = (): Pinch | null => {
    const [a, b] = [...fingers.values()];
    return a && b ? pinchOf(a, b) : null;
  };
  const meet = (met: Set<number>, plot: number | null) => {
    if (plot === null || met.has(plot)) return;
    met.add(plot);
    moves.press(plot, "drag");
  };

  function draw(from: PixelPoint, to: PixelPoint, met: Set<number>): void {
    const steps = Math.max(1, Math.ceil(pointDistance(from, to) / STRIDE));
    for (let i = 1; i <= steps; i++) {
      const way = i / steps;
      const at = { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
      meet(met, moves.plotUnder(at));
    }
  }

  return {
    down(finger, at, when) {
      fingers.set(finger, at);
      if (fingers.size > 1) return become({ is: "moving" });
      const plot = moves.plotUnder(at);
      if (plot === null) return become({ is: "beside", from: at });
      become({ is: "pressing", plot, from: at });
      moves.choose(plot);
      stopHolding = moves.later(() => {
        become({ is: "held", plot, from: at, since: when });
        moves.press(plot, "hold");
      }, HOLD_MS);
    },

    move(finger, at) {
      const before = fingers.get(finger);
      if (!before) return;
      const held = pinch();
      fingers.set(finger, at);
      const holds = pinch();
      if (held && holds) {
        const { x, y } = holds.middle;
        moves.moved(x - held.middle.x, y - held.middle.y);
        moves.pinched(holds.distance / held.distance, holds.middle);
        return;
      }
      if (doing.is === "beside") {
        if (pointDistance(doing.from, at) <= STEADY) return;
        moves.moved(at.x - doing.from.x, at.y - doing.from.y);
        return become({ is: "moving" });
      }
      if (doing.is === "moving") return moves.moved(at.x - before.x, at.y - before.y);
      if (doing.is === "dragging") return draw(before, at, doing.met);
      if (doing.is !== "pressing" && doing.is !== "held") return;
      const { plot, from } = doing;
      if (pointDistance(from, at) <= STEADY || moves.plotUnder(at) === plot) return;
      const met = new Set<number>();
      become({ is: "dragging", met });
      meet(met, plot);
      draw(from, at, met);
    },

    up(finger, when) {
      if (!fingers.delete(finger)) return;
      const ended = doing;
      // The finger that is left goes on moving the view.
      if (fingers.size > 0) return;
      become({ is: "nothing" });
      const isShort = ended.is === "held" && when - ended.since < HOLD_MS;
      if (ended.is === "beside") moves.beside?.(ended.from);
      if (ended.is === "pressing" || isShort) moves.press(ended.plot, "tap");
    },

    giveUp() {
      if (doing.is !== "dragging") return false;
      doing = { is: "left" };
      moves.dragLeft();
      return true;
    },

    cancel(finger) {
      fingers.delete(finger);
      become(fingers.size > 0 ? { is: "moving" } : { is: "nothing" });
    },
  };
}
