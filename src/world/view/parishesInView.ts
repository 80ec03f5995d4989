// Which parishes are in view; one that is leaving stays a while, so that whoever pans to and fro changes nothing (view culling with hysteresis).
import { lensOf } from "./lens.ts";
import type { MapView, MapWindow } from "./mapView.ts";

/** From the middle of a parish to what stands at its edge. */
const PARISH = 6.5;
/** How much further out of view a parish is let go of, in steps. */
const LEAVES = 4;
/**
 * Whole numbers for a step, and for the length of a direction: all parishes are asked for in each
 * frame, and until the engine has compiled that, each number with a fraction is put away by itself.
 */
const FINE = 64;
const WAY = 1024;

type Middle = { readonly x: number; readonly z: number };

export type ParishesInView = {
  /** 1 for each that is in view. */
  readonly inView: Uint8Array;
  /** Whether others are in view than were; makes nothing. */
  readonly look: (view: MapView, frame: MapWindow) => boolean;
};

export function parishesInView(parishes: readonly Middle[]): ParishesInView {
  const inView = new Uint8Array(parishes.length);
  const xs = Int32Array.from(parishes, ({ x }) => Math.round(x * FINE));
  const zs = Int32Array.from(parishes, ({ z }) => Math.round(z * FINE));
  return {
    inView,
    look(view, frame) {
      const lens = lensOf(view, frame);
      const cos = Math.round(lens.cosTurn * WAY) | 0;
      const sin = Math.round(lens.sinTurn * WAY) | 0;
      const x = Math.round(view.x * FINE) | 0;
      const z = Math.round(view.z * FINE) | 0;
      const wide = Math.ceil((lens.wide + PARISH) * FINE * WAY) | 0;
      const tall = Math.ceil((lens.tall + PARISH) * FINE * WAY) | 0;
      let isOther = false;
      for (let parish = 0; parish < xs.length; parish++) {
        const east = xs[parish]! - x;
        const south = zs[parish]! - z;
        const spare = inView[parish] === 1 ? LEAVES * FINE * WAY : 0;
        const isSeen =
          Math.abs(east * cos - south * sin) < wide + spare &&
          Math.abs(east * sin + south * cos) < tall + spare
            ? 1
            : 0;
        if (inView[parish] === isSeen) continue;
        inView[parish] = isSeen;
        isOther = true;
      }
      return isOther;
    },
  };
}
