// The live scene of a field: its land on a turntable before a fixed lamp, under what falls, drawn only when something changes.
import { Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, OrthographicCamera } from "three";
import { FIELD_SCALE, islandFrame } from "../../fields/diorama/frames.ts";
import type { Vec } from "../../models/pose.ts";
import { EYE } from "../../models/svg/view.ts";
import type { Falling } from "../../scene/light/falling.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { outdoorLights } from "../../scene/light/outdoorLight.ts";
import { puffsAt } from "../../scene/living/puffs.ts";
import { puffsScene } from "../../scene/living/puffsScene.ts";
import type { MountedScene } from "../../scene/mountScene.ts";
import { fallingScene } from "../../scene/renderer/fallingScene.ts";
import { trianglesGeometry } from "../../scene/renderer/geometry.ts";
import { openRenderer, type RendererWork } from "../../scene/renderer/openRenderer.ts";
import { sunlight } from "../../scene/renderer/sunlight.ts";
import { herdScene } from "./herdScene.ts";
import type { FieldMesh } from "./landBuilder.ts";
import { landLampsScene } from "./landLampsScene.ts";
import { landLife, smoke, smokeColours } from "./landLife.ts";

export type DioramaScene = MountedScene & {
  show(land: FieldMesh): void;
  light(hour: Hour): void;
  /** `turn` in radians; `zoom` 1 is the frame of the drawing. */
  look(view: { turn: number; zoom: number }): void;
  fall(what: Falling): void;
  /** What moves by itself: in seconds since it began to. Null is at rest. */
  stir(seconds: number | null): void;
  /** How often that is another picture: with every frame, ten times a second where something merely lives, or never. */
  pace(): "frames" | "beats" | "never";
  ask(): void;
  ready(): Promise<void>;
};

/** How long the sails take for one turn. */
const SAILS_S = 14;

const SUN = { reach: 6.4, away: 40, near: 20, far: 60 } as const;

/** Throws where the device gives no WebGL. */
export function openDioramaScene(
  canvas: HTMLCanvasElement,
  work: Pick<RendererWork, "step" | "drawn" | "lost">,
): DioramaScene {
  const camera = cameraOfDrawing();
  const falling = fallingScene();
  const renderer = openRenderer(canvas, { ...work, camera: () => camera, sized: falling.resize });
  const table = new Group();
  const sun = sunlight(3);
  renderer.scene.add(table, sun.root, falling.mesh);

  const solid = new MeshLambertMaterial({ vertexColors: true });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  const lamps = landLampsScene();
  const herd = herdScene(solid);
  const column = puffsScene((seconds, mouth: Vec) => puffsAt(seconds, mouth, smoke), smokeColours);
  table.add(lamps.root, herd.root, column.mesh);
  const life = landLife({ smoke: column, lamps, herd });
  const shadeAnew = () => {
    renderer.shade();
    renderer.ask();
  };

  let land: Mesh[] = [];
  /** About their own axis, and where they are in a picture. */
  let sails: { mesh: Mesh; angle: number } | null = null;
  const clear = () => {
    for (const mesh of land) {
      table.remove(mesh);
      mesh.geometry.dispose();
    }
    sails = null;
    herd.show([]);
  };

  return {
    ask: renderer.ask,
    ready: renderer.ready,
    resize: renderer.resize,
    show(next) {
      clear();
      land = [];
      if (next.solid) {
        const mesh = new Mesh(trianglesGeometry(next.solid), solid);
        mesh.castShadow = mesh.receiveShadow = true;
        land.push(mesh);
      }
      if (next.sails) {
        const { solid: cloth, at, heading, size, angle } = next.sails;
        const mesh = new Mesh(trianglesGeometry(cloth), solid);
        mesh.position.set(...at);
        mesh.rotation.set(0, heading, angle, "YXZ");
        mesh.scale.setScalar(size);
        // A shadow of its own would have all shadows drawn anew with every frame.
        mesh.receiveShadow = true;
        sails = { mesh, angle };
        land.push(mesh);
      }
      if (next.glow) land.push(new Mesh(trianglesGeometry(next.glow), glow));
      if (land.length > 0) table.add(...land);
      lamps.show(next);
      herd.show(next.herd ?? []);
      life.show(next);
      shadeAnew();
    },

    light(hour) {
      const light = outdoorLights[hour];
      life.light(hour);
      renderer.expose(light.exposure);
      sun.shine(light);
      sun.stand(light.from, SUN);
      shadeAnew();
    },

    look({ turn, zoom }) {
      if (table.rotation.y !== turn) renderer.shade();
      table.rotation.y = turn;
      camera.zoom = zoom;
      camera.updateProjectionMatrix();
      renderer.ask();
    },

    fall(what) {
      falling.fall(what);
      renderer.ask();
    },

    stir(seconds) {
      // Where a processor draws, a frame is dear.
      life.at(renderer.isSlow ? null : seconds);
      if (seconds === null) return;
      if (sails) sails.mesh.rotation.z = sails.angle + (seconds / SAILS_S) * 2 * Math.PI;
      falling.at(seconds);
    },

    pace() {
      if (sails || falling.mesh.visible) return renderer.isSlow ? "beats" : "frames";
      return life.isThere() && !renderer.isSlow ? "beats" : "never";
    },

    close() {
      clear();
      for (const one of [solid, glow, lamps, column, sun, falling]) one.dispose();
      renderer.close();
    },
  };
}

/** Looks as the drawings do, and shows the very frame that they are drawn in. */
function cameraOfDrawing(): OrthographicCamera {
  const { width, height, originX, originY } = islandFrame;
  const camera = new OrthographicCamera(
    -originX / FIELD_SCALE,
    (width - originX) / FIELD_SCALE,
    originY / FIELD_SCALE,
    (originY - height) / FIELD_SCALE,
    0.1,
    120,
  );
  camera.position.set(...EYE);
  camera.lookAt(0, 0, 0);
  return camera;
}
