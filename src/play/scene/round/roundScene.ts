// A farm in the round on its canvas: land, beds and marks before one eye, drawn only when something changes.
import { OrthographicCamera } from "three";
import type { KindOf } from "../../../fields/odds.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import { motion } from "../../../scene/frames/motion.ts";
import type { Hour } from "../../../scene/light/hours.ts";
import { outdoorLights } from "../../../scene/light/outdoorLight.ts";
import type { MountedScene } from "../../../scene/mountScene.ts";
import { fallingScene } from "../../../scene/renderer/fallingScene.ts";
import { openRenderer, type RendererWork } from "../../../scene/renderer/openRenderer.ts";
import { sunlight } from "../../../scene/renderer/sunlight.ts";
import type { BuiltScenery, FarmLand } from "../land/farmBuilder.ts";
import { bendAt, GUST_MS } from "../plants/gust.ts";
import { type FarmCamera, type FarmWindow, riseOf } from "../view/farmCamera.ts";
import type { SkyNow } from "../view/skyNow.ts";
import { bedsScene } from "./bedsScene.ts";
import { deedsScene, type PuffKind } from "./deedsScene.ts";
import { landScene } from "./landScene.ts";
import { marksScene } from "./marksScene.ts";

export type RoundScene = MountedScene & {
  readonly show: (land: FarmLand) => void;
  readonly furnish: (scenery: BuiltScenery) => void;
  /** Under a grey sky shadows are soft and the sun is weak. */
  readonly light: (hour: Hour, sky: SkyNow) => void;
  readonly look: (view: FarmCamera, window: FarmWindow) => void;
  readonly wet: (plot: number, isMoist: boolean) => void;
  readonly plant: (all: readonly Triangles[]) => void;
  readonly drop: (places: readonly Vec[]) => void;
  readonly ring: (corners: readonly Vec[] | null) => void;
  /** Moves what falls: in seconds since it began to. */
  readonly stir: (seconds: number) => void;
  /** The wind goes over the beds once. */
  readonly gust: () => void;
  /** Ripe plants, each plot's by themselves, fly to where they are kept. */
  readonly gather: (plots: readonly Triangles[], to: Vec) => void;
  readonly touch: (places: readonly Vec[], puff: PuffKind) => void;
  readonly ask: () => void;
  /** While it is held no frame is drawn but those that are snapped. */
  readonly hold: (isHeld: boolean) => void;
  readonly snap: (take: (canvas: HTMLCanvasElement) => void) => void;
  readonly ready: () => Promise<void>;
  /** A processor draws it. */
  readonly isSlow: boolean;
};

const SUN = { reach: 6.4, away: 40, near: 20, far: 60 } as const;
const GREY = 0.55;
const TOUCH_MS = 700;
/** Where the eye stands, in steps: before everything. */
const AWAY = 45;

/** Throws where the device gives no WebGL. */
export function openRoundScene(
  canvas: HTMLCanvasElement,
  work: Pick<Required<RendererWork>, "step" | "drawn" | "lost"> & {
    /** Whether the visitor wants no movement. */
    readonly isStill: () => boolean;
    readonly wind: KindOf<"wind">;
  },
): RoundScene {
  const camera = new OrthographicCamera(-1, 1, 1, -1, 1, 2 * AWAY);
  const moving = motion(work.isStill, () => renderer.ask());
  const renderer = openRenderer(canvas, {
    lost: work.lost,
    drawn: work.drawn,
    camera: () => camera,
    sized: (width, height) => falling.resize(width, height),
    step(now) {
      const isMoving = moving.step(now);
      return work.step(now) || isMoving;
    },
  });
  const sun = sunlight(3);
  const [land, beds, marks] = [landScene(), bedsScene(), marksScene()];
  const [deeds, falling] = [deedsScene(), fallingScene()];
  renderer.scene.add(sun.root, land.root, beds.root, marks.root, deeds.root, falling.mesh);
  let isWindy = false;
  const shadeAnew = () => {
    renderer.shade();
    renderer.ask();
  };

  return {
    ask: renderer.ask,
    hold: renderer.hold,
    snap: renderer.snap,
    ready: renderer.ready,
    isSlow: renderer.isSlow,
    resize: renderer.resize,
    show(next) {
      land.show(next);
      beds.till(next.earth);
      shadeAnew();
    },
    light(hour, { falls, isGrey }) {
      const light = outdoorLights[hour];
      const [power, shadow] = [light.power, light.shadow].map((one) => one * (isGrey ? GREY : 1));
      renderer.expose(light.exposure);
      sun.shine({ ...light, power: power!, shadow: shadow! });
      falling.fall(falls);
      sun.stand(light.from, SUN);
      shadeAnew();
    },
    look(view, window) {
      const rise = riseOf(view, window);
      const flat = AWAY * Math.cos(rise) * Math.SQRT1_2;
      camera.right = window.width / 2 / view.scale;
      camera.top = window.height / 2 / view.scale;
      [camera.left, camera.bottom] = [-camera.right, -camera.top];
      camera.position.set(view.x + flat, AWAY * Math.sin(rise), view.z + flat);
      camera.lookAt(view.x, 0, view.z);
      camera.updateProjectionMatrix();
      marks.look(view.scale);
      renderer.ask();
    },
    furnish(scenery) {
      land.furnish(scenery);
      shadeAnew();
    },
    wet(plot, isMoist) {
      beds.wet(plot, isMoist);
      renderer.ask();
    },
    plant(all) {
      beds.plant(all);
      shadeAnew();
    },
    drop(places) {
      marks.drop(places);
      renderer.ask();
    },
    ring(corners) {
      marks.ring(corners);
      renderer.ask();
    },
    stir(seconds) {
      falling.at(seconds);
      renderer.ask();
    },
    gust() {
      // One that is under way is not torn off.
      if (isWindy) return;
      isWindy = true;
      const bend = (way: number) => beds.bend(bendAt(work.wind, way));
      moving.start("gust", GUST_MS, bend, () => {
        isWindy = false;
      });
    },
    gather(plots, to) {
      moving.start("gather", deeds.take(plots, to), deeds.gather);
    },
    touch(places, puff) {
      deeds.touch(places, puff);
      moving.start("touch", TOUCH_MS, deeds.rise);
    },
    close() {
      for (const one of [land, beds, marks, deeds, falling, sun]) one.dispose();
      renderer.close();
    },
  };
}
