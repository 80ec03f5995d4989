// The live scene of a field: one mesh on a turntable before a fixed lamp, drawn only when something changes.
import {
  ACESFilmicToneMapping,
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OrthographicCamera,
  PCFShadowMap,
  PointLight,
  Scene,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  WebGLRenderer,
} from "three";
import { FIELD_SCALE, island } from "../../fields/diorama/frames.ts";
import { type Hour, lights } from "../../models/hours.ts";
import type { Land, LandMesh } from "./land.ts";

export type DioramaScene = {
  show(land: Land): void;
  light(hour: Hour): void;
  /** `turn` in radians; `zoom` 1 is the frame of the drawing. */
  look(view: { turn: number; zoom: number }): void;
  resize(): void;
  close(): void;
};

export type SceneEvents = {
  /** After each frame: how many there were, and how many calls the last one took. */
  drawn(frames: number, calls: number): void;
  /** The device took the canvas away. */
  lost(): void;
};

/** As in the drawings: see models/svg/view.ts. */
const EYE = [30, 25.5, 30] as const;
const SHARPEST = 2;
const REACH = 6.4;

export function openDioramaScene(canvas: HTMLCanvasElement, events: SceneEvents): DioramaScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;

  const scene = new Scene();
  const table = new Group();
  const lamps = new Group();
  table.add(lamps);
  const sky = new HemisphereLight();
  const sun = sunLight();
  scene.add(table, sky, sun, sun.target);

  const solid = new MeshLambertMaterial({ vertexColors: true });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  const bloom = bloomTexture();
  const camera = cameraOfDrawing();

  let frame = 0;
  let frames = 0;
  const draw = () => {
    frame = 0;
    renderer.render(scene, camera);
    frames += 1;
    events.drawn(frames, renderer.info.render.calls);
  };
  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const lost = (event: Event) => {
    event.preventDefault();
    events.lost();
  };
  canvas.addEventListener("webglcontextlost", lost);

  let land: Mesh[] = [];
  const clear = () => {
    for (const mesh of land) {
      table.remove(mesh);
      mesh.geometry.dispose();
    }
    for (const lamp of [...lamps.children]) {
      lamps.remove(lamp);
      if (lamp instanceof Sprite) lamp.material.dispose();
    }
  };

  return {
    show(next) {
      clear();
      land = [];
      if (next.solid) {
        const mesh = new Mesh(geometryOf(next.solid), solid);
        mesh.castShadow = mesh.receiveShadow = true;
        land.push(mesh);
      }
      if (next.glow) land.push(new Mesh(geometryOf(next.glow), glow));
      if (land.length > 0) table.add(...land);
      for (const { at, colour, power, reach } of next.lamps) {
        const lamp = new PointLight(colour, power, reach, 1.6);
        lamp.position.set(...at);
        lamps.add(lamp);
      }
      for (const { at, colour, size } of next.halos) {
        const halo = new Sprite(
          new SpriteMaterial({
            map: bloom,
            color: colour,
            opacity: 0.42,
            transparent: true,
            blending: AdditiveBlending,
            depthTest: false,
            depthWrite: false,
            toneMapped: false,
          }),
        );
        halo.position.set(...at);
        halo.scale.setScalar(2 * size);
        lamps.add(halo);
      }
      renderer.shadowMap.needsUpdate = true;
      ask();
    },

    light(hour) {
      const {
        exposure,
        sky: above,
        bounce,
        ambient,
        sun: colour,
        power,
        from,
        shadow,
      } = lights[hour];
      renderer.toneMappingExposure = exposure;
      sky.color.set(above);
      sky.groundColor.set(bounce);
      sky.intensity = ambient;
      sun.color.set(colour);
      sun.intensity = power;
      sun.shadow.intensity = shadow;
      sun.position.set(...from).setLength(40);
      renderer.shadowMap.needsUpdate = true;
      ask();
    },

    look({ turn, zoom }) {
      if (table.rotation.y !== turn) renderer.shadowMap.needsUpdate = true;
      table.rotation.y = turn;
      camera.zoom = zoom;
      camera.updateProjectionMatrix();
      ask();
    },

    resize() {
      const { clientWidth, clientHeight } = canvas;
      if (clientWidth === 0 || clientHeight === 0) return;
      renderer.setPixelRatio(Math.min(devicePixelRatio, SHARPEST));
      renderer.setSize(clientWidth, clientHeight, false);
      ask();
    },

    close() {
      cancelAnimationFrame(frame);
      canvas.removeEventListener("webglcontextlost", lost);
      clear();
      for (const one of [solid, glow, bloom]) one.dispose();
      sun.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** Looks as the drawings do, and shows the very frame that they are drawn in. */
function cameraOfDrawing(): OrthographicCamera {
  const { width, height, originX, originY } = island;
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

function sunLight(): DirectionalLight {
  const sun = new DirectionalLight();
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  Object.assign(sun.shadow.camera, { left: -REACH, right: REACH, top: REACH, bottom: -REACH });
  Object.assign(sun.shadow.camera, { near: 20, far: 60 });
  sun.shadow.radius = 3;
  sun.shadow.normalBias = 0.03;
  sun.shadow.bias = -0.0004;
  return sun;
}

function geometryOf({ position, normal, color, index }: LandMesh): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3));
  geometry.setAttribute("color", new BufferAttribute(color, 3));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}

const BLOOM = [
  [0, 1],
  [0.25, 0.45],
  [0.6, 0.1],
  [1, 0],
] as const;

function bloomTexture(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 64;
  const paint = canvas.getContext("2d");
  if (paint) {
    const fade = paint.createRadialGradient(32, 32, 0, 32, 32, 32);
    for (const [at, alpha] of BLOOM) fade.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
    paint.fillStyle = fade;
    paint.fillRect(0, 0, 64, 64);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
