// The room alone, without hand and ceiling and in its last light: copied as a picture, and handed to photographers.
import { DirectionalLight, type Object3D } from "three";
import type { SceneRenderer } from "../../scene/renderer/openRenderer.ts";
import { type WallSide, wallSides } from "../model/room.ts";
import type { GatheredScene } from "./light/gatheredScene.ts";
import type { Darkroom } from "./roomScenePort.ts";
import type { StageState } from "./stage.ts";
import type { LayersScene } from "./things/layersScene.ts";
import { wallsInSight } from "./view/sight.ts";

/** Seen as a whole from where the viewer stands, whatever the viewer looks at. */
const WHOLE = { zoom: 1, pan: { x: 0, z: 0 } } as const;

type AloneParts = {
  readonly frame: SceneRenderer;
  readonly light: GatheredScene;
  readonly layers: LayersScene;
  readonly hand: Object3D;
  readonly ceiling: Object3D;
  readonly inSight: () => ReadonlySet<WallSide>;
  readonly shade: () => void;
  /** Every thing as it stands, with nothing chosen and nothing in the hand. */
  readonly showPlain: (shown: StageState) => void;
  readonly showThings: (shown: StageState) => void;
  /** What the camera looks at from now on: framed to the free part of the canvas, or to all of it. */
  readonly lookAt: (shown: StageState, framed: "free" | "whole") => void;
  /** What lives is as it was built, or goes on. */
  readonly still: (isStill: boolean) => void;
};

export type RoomAlone = {
  /** As large as asked for, on the canvas while `take` copies it. */
  readonly pose: (
    now: StageState,
    width: number,
    height: number,
    take: (canvas: HTMLCanvasElement) => void,
  ) => void;
  /** From now on the room stays alone, for whoever takes photographs of it. */
  readonly darkroom: () => Darkroom;
};

export function roomAlone(parts: AloneParts): RoomAlone {
  const { frame, light, layers, hand, ceiling, inSight, shade } = parts;
  const reveal = (seen: ReadonlySet<WallSide>) => {
    for (const side of wallSides) layers.fade(side, seen.has(side) ? 1 : 0);
  };
  const clear = () => {
    hand.visible = ceiling.visible = false;
    parts.still(true);
    light.finish();
  };

  return {
    pose(now, width, height, take) {
      clear();
      parts.showPlain(now);
      shade();
      reveal(wallsInSight(now.look.quarter, false));
      parts.lookAt({ ...now, look: { ...now.look, ...WHOLE }, walker: null }, "whole");
      frame.pose(width, height, take, () => {
        parts.lookAt(now, "free");
        reveal(inSight());
        hand.visible = true;
        parts.still(false);
        ceiling.visible = now.walker !== null;
        parts.showThings(now);
        shade();
      });
    },
    darkroom() {
      clear();
      const suns: DirectionalLight[] = [];
      frame.scene.traverse((one) => {
        if (one instanceof DirectionalLight) suns.push(one);
      });
      return { suns, shade, shoot: frame.shoot };
    },
  };
}
