// Which parishes are in view; one that is leaving stays a while, so that whoever pans to and fro changes nothing.
import { lensOf } from "./lens.ts";
import type { Frame, MapView } from "./mapView.ts";

/** From the middle of a parish to what stands at its edge. */
const PARISH = 6.5;
/** How much further out of view a parish is let go of, in steps. */
const LEAVES = 4;

type Middle = { readonly x: number; readonly z: number };

export type ParishesInView = {
  /** 1 for each that is in view. */
  readonly inView: Uint8Array;
  /** Whether others are in view than were; makes nothing. */
  readonly look: (view: MapView, frame: Frame) => boolean;
};

export function parishesInView(parishes: readonly Middle[]): ParishesInView {
  const inView = new Uint8Array(parishes.length);
  return {
    inView,
    look(view, frame) {
      const lens = lensOf(view, frame);
      const { cosTurn: cos, sinTurn: sin } = lens;
      const wide = lens.wide + PARISH;
      const tall = lens.tall + PARISH;
      let isOther = false;
      for (let parish = 0; parish < parishes.length; parish++) {
        const east = parishes[parish]!.x - view.x;
        const south = parishes[parish]!.z - view.z;
        const spare = inView[parish] === 1 ? LEAVES : 0;
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
