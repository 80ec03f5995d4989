// The frames of a room: one when something was asked for, more while something moves, and those of what lives in it.
import type { Vec } from "../../models/pose.ts";
import { type Motion, motion } from "../../scene/frames/motion.ts";
import { observeVisibility } from "../../scene/live/observeVisibility.ts";
import { reducedMotion } from "../../scene/live/reducedMotion.ts";
import { flakesAt } from "../../scene/living/flakes.ts";
import { puffsAt, steam as rising } from "../../scene/living/puffs.ts";
import { puffsScene } from "../../scene/living/puffsScene.ts";
import { pageTimer } from "../../scene/living/pulse.ts";
import {
  openRenderer,
  type RendererWork,
  type SceneRenderer,
} from "../../scene/renderer/openRenderer.ts";
import { type LivingParts, type LivingScene, livingScene } from "./living/livingScene.ts";

type FramesParts = Omit<RendererWork, "step"> &
  Pick<LivingParts, "items" | "lamps" | "isInView"> & {
    /** Everything is where it goes at once, for whoever takes pictures. */
    readonly isFixed: boolean;
  };

export type RoomFrames = {
  readonly frame: SceneRenderer;
  readonly moves: Motion;
  readonly living: LivingScene;
  readonly rest: (isResting: boolean) => void;
  readonly close: () => void;
};

/** Steam and snow are white, as the light of the hour has it. */
const white = { day: "#ffffff", evening: "#ffe9d2", night: "#a9b0cf" } as const;

/** Throws where the device gives no WebGL. */
export function roomFrames(canvas: HTMLCanvasElement, parts: FramesParts): RoomFrames {
  const { isFixed } = parts;
  const wantsStill = reducedMotion();
  const isStill = () => isFixed || wantsStill();
  const ask = () => frame.ask();
  const moves = motion(isStill, ask);
  const frame = openRenderer(canvas, {
    ...parts,
    step(now) {
      living.step(now);
      return moves.step(now);
    },
    drawn(stats) {
      living.drawn();
      parts.drawn(stats);
    },
  });
  const looked = observeVisibility(canvas);
  const steam = puffsScene((seconds, mouth: Vec) => puffsAt(seconds, mouth, rising), white);
  const snow = puffsScene(flakesAt, white, 0);
  frame.scene.add(steam.mesh, snow.mesh);
  const living = livingScene({
    ...parts,
    steam,
    snow,
    ask,
    mayMove: () => !isStill() && !frame.isSlow,
    isLookedAt: looked.is,
    timer: pageTimer,
    now: () => new Date(),
  });

  return {
    frame,
    moves,
    living,
    rest(isResting) {
      frame.hold(isResting);
      if (isResting) living.rest();
      else living.drawn();
    },
    close() {
      living.rest();
      looked.close();
      steam.dispose();
      snow.dispose();
      frame.close();
    },
  };
}
