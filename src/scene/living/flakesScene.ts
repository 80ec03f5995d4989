// Snow before all of its windows: flakes in one draw, which are there only while they fall.
import type { Mesh } from "three";
import type { Hour } from "../light/hours.ts";
import { type Disc, softDiscs } from "../renderer/softDiscs.ts";
import { flakesAt, type Pane } from "./flakes.ts";

export type FlakesScene = {
  readonly mesh: Mesh;
  /** Before all of these windows, at that time in seconds; none for null. */
  readonly fall: (panes: readonly Pane[], hour: Hour, seconds: number | null) => void;
  readonly dispose: () => void;
};

/** In its colour of each hour. */
export function flakesScene(colours: Readonly<Record<Hour, string>>): FlakesScene {
  const discs = softDiscs(false, 0);
  let shown: { readonly panes: readonly Pane[]; readonly hour: Hour } | null = null;

  return {
    mesh: discs.mesh,
    fall(panes, hour, seconds) {
      const isSame = shown?.panes === panes && shown.hour === hour;
      const flakes = seconds === null ? [] : panes.flatMap((pane) => flakesAt(seconds, pane));
      shown = seconds === null ? null : { panes, hour };
      if (!isSame) {
        discs.show(flakes.map((flake): Disc => ({ ...flake, colour: colours[hour] })));
        return;
      }
      for (const [i, flake] of flakes.entries()) discs.change(i, flake);
      if (flakes.length > 0) discs.changed();
    },
    dispose: discs.dispose,
  };
}
