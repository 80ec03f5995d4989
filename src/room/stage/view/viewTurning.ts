// The viewer's way round the room: from quarter to quarter, while the walls behind come and those before go.

import type { Motion } from "../../../scene/frames/motion.ts";
import type { WallSide } from "../../model/room.ts";
import type { StageState } from "../stage.ts";
import { type Layer, layers, wallsInSight } from "./sight.ts";

const TURN_MS = 320;
const FADE_MS = 160;

type Turned = {
  readonly look: () => void;
  /** Each wall, from 0, gone, to 1. */
  readonly fade: (layer: Layer, shown: number) => void;
  readonly changed: () => void;
};

export type ViewTurning = {
  readonly yaw: () => number;
  readonly inSight: () => ReadonlySet<WallSide>;
  readonly show: (before: StageState | null, next: StageState) => void;
};

const same = (a: ReadonlySet<WallSide>, b: ReadonlySet<WallSide>): boolean =>
  a.size === b.size && [...a].every((side) => b.has(side));

export function turning(moves: Motion, { look, fade, changed }: Turned): ViewTurning {
  let yaw = 0;
  let inSight: ReadonlySet<WallSide> = new Set();

  function reveal(next: ReadonlySet<WallSide>) {
    const before = inSight;
    if (same(before, next)) return;
    inSight = next;
    moves.start("reveal", before.size === 0 ? 0 : FADE_MS, (way) => {
      for (const layer of layers) {
        if (layer === "room") continue;
        const [from, to] = [before.has(layer) ? 1 : 0, next.has(layer) ? 1 : 0];
        fade(layer, from + (to - from) * way);
      }
      changed();
    });
  }

  function turn(from: number, goal: number) {
    // The short way round.
    const by = Math.atan2(Math.sin(goal - from), Math.cos(goal - from));
    moves.start("turn", TURN_MS, (way) => {
      yaw = way < 1 ? from + by * way : goal;
      look();
      changed();
    });
  }

  return {
    yaw: () => yaw,
    inSight: () => inSight,
    show(before, { look: { quarter, spin }, walker }) {
      reveal(wallsInSight(quarter, walker !== null));
      const goal = spin ?? (quarter * Math.PI) / 2;
      const isSpun = before !== null && before.look.spin !== spin;
      if (!before || walker || before.walker || isSpun) yaw = goal;
      else if (before.look.quarter !== quarter) turn(yaw, goal);
      // The sun stands over the viewer's shoulder, and its shadows go round with it.
      if (isSpun) changed();
    },
  };
}
