// A farm in the round on its canvas: land, beds and marks before one eye, drawn only when something changes.
import { OrthographicCamera } from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import type { Hour } from "../../../scene/light/hours.ts";
import { lights } from "../../../scene/light/outdoorLight.ts";
import type { MountedScene } from "../../../scene/mountScene.ts";
import { openRenderer, type RendererWork } from "../../../scene/renderer/openRenderer.ts";
import { sunlight } from "../../../scene/renderer/sunlight.ts";
import type { FarmLand } from "../land/farmBuilder.ts";
import { type FarmView, type FarmWindow, riseOf } from "../view/farmView.ts";
import { bedsScene } from "./bedsScene.ts";
import { landScene } from "./landScene.ts";
import { marksScene } from "./marksScene.ts";

export type RoundScene = MountedScene & {
  readonly show: (land: FarmLand) => void;
  readonly light: (hour: Hour) => void;
  readonly look: (view: FarmView, window: FarmWindow) => void;
  readonly wet: (plot: number, isMoist: boolean) => void;
  readonly plant: (all: readonly Triangles[]) => void;
  readonly drop: (places: readonly Vec[]) => void;
  readonly ring: (corners: readonly Vec[] | null) => void;
  readonly ask: () => void;
};

const SUN = { reach: 6.4, away: 40, near: 20, far: 60 } as const;
/** Where the eye stands, in steps: before everything. */
const AWAY = 45;

/** Throws where the device gives no WebGL. */
export function openRoundScene(
  canvas: HTMLCanvasElement,
  work: Pick<RendererWork, "step" | "drawn" | "lost">,
): RoundScene {
  const camera = new OrthographicCamera(-1, 1, 1, -1, 1, 2 * AWAY);
  const renderer = openRenderer(canvas, { ...work, camera: () => camera });
  const sun = sunlight(3);
  const [land, beds, marks] = [landScene(), bedsScene(), marksScene()];
  renderer.scene.add(sun.root, land.root, beds.root, marks.root);
  const shadeAnew = () => {
    renderer.shade();
    renderer.ask();
  };

  return {
    ask: renderer.ask,
    resize: renderer.resize,
    show(next) {
      land.show(next);
      beds.till(next.earth);
      shadeAnew();
    },
    light(hour) {
      const light = lights[hour];
      renderer.expose(light.exposure);
      sun.shine(light);
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
    close() {
      for (const one of [land, beds, marks, sun]) one.dispose();
      renderer.close();
    },
  };
}
