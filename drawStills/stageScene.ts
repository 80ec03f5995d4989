// The stage of every still: camera, sun or moon, lamps, halos and the placing of models.
import {
  ACESFilmicToneMapping,
  AdditiveBlending,
  type BufferGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  PointLight,
  Quaternion,
  Scene,
  ShadowMaterial,
  Sprite,
  SpriteMaterial,
  Vector3,
  WebGLRenderer,
} from "three";
import { type BakeOptions, toTriangles } from "../src/models/lean/toTriangles.ts";
import type { Part, Vec } from "../src/models/parts.ts";
import type { Season } from "../src/models/seasons.ts";
import { trianglesGeometry } from "../src/scene/renderer/geometry.ts";
import type { CountryData } from "../src/world/scene/countryData.ts";
import { groundScene } from "../src/world/scene/groundScene.ts";
import { mapEye } from "../src/world/scene/mapEyeScene.ts";
import { dressGround, mapUniforms } from "../src/world/scene/mapUniformsScene.ts";
import { skyGrid } from "../src/world/scene/parishSky.ts";
import { wholeCountry } from "../src/world/view/mapView.ts";
import { type Light, moonlight, sunlight } from "./light.ts";
import { bloomTexture, gradientTexture } from "./textureScene.ts";

export type Place = { at: Vec; turn?: number; size?: number; tint?: string };
export type PointOptions = { decay?: number; shadow?: boolean; radius?: number };
export type Stage = {
  readonly night: boolean;
  /** An orthographic view from `look + from`, showing `half` units above and below. */
  aim(from: Vec, look: Vec, half: number): void;
  /** Changes the light of the hour; call before `show`. */
  light(changes: Partial<Light>): void;
  put(parts: readonly Part[], place?: Partial<Place>, bake?: BakeOptions): void;
  scatter(parts: readonly Part[], places: readonly Place[], bake?: BakeOptions): void;
  point(colour: string, power: number, reach: number, at: Vec, o?: PointOptions): void;
  /** A soft bloom around a lamp, without a second pass. */
  halo(colour: string, size: number, strength: number, at: Vec): void;
  /** An unseen ground that only catches shadows, so deep from front to back. */
  ground(opacity?: number, y?: number, depth?: number): void;
  /** A sky from top to bottom behind everything; without it the picture stays transparent. */
  backdrop(stops: readonly (readonly [number, string])[]): void;
  /** The country as its live map draws it, whole, in the place of everything else. */
  country(data: CountryData, season: Season): void;
  show(): void;
};
export type StillScene = {
  name: string;
  /** Size in CSS pixels at 1x. */
  width: number;
  height: number;
  widths: readonly number[];
  /** Where WebP is not made in all of them. */
  webpWidths?: readonly number[];
  /** False where whoever reads no AVIF sees the day at night, too. */
  webpNight?: boolean;
  night: boolean;
  /** AVIF quality; WebP follows it. */
  quality?: number;
  /** Write only one JPEG (link previews do not read newer formats). */
  jpeg?: boolean;
  draw(stage: Stage, hour: { night: boolean }): void;
};

const ORIGIN: Vec = [0, 0, 0];
const UP = new Vector3(0, 1, 0);

export function stageScene(
  canvas: HTMLCanvasElement,
  { width, height, ratio, night }: { width: number; height: number; ratio: number; night: boolean },
): Stage {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: true,
    alpha: true,
    preserveDrawingBuffer: true,
  });
  renderer.setPixelRatio(ratio);
  renderer.setSize(width, height);
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;

  const scene = new Scene();
  let camera = new OrthographicCamera();
  const light: Light = { ...(night ? moonlight : sunlight) };
  const solid = new MeshLambertMaterial({ vertexColors: true });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  const bloom = bloomTexture();

  const each = (
    parts: readonly Part[],
    bake: BakeOptions | undefined,
    add: (geometry: BufferGeometry, material: Material) => Mesh,
  ) => {
    const made = toTriangles(parts, bake);
    if (made.solid) {
      const mesh = add(trianglesGeometry(made.solid), solid);
      mesh.castShadow = mesh.receiveShadow = true;
      scene.add(mesh);
    }
    if (made.glow) scene.add(add(trianglesGeometry(made.glow), glow));
  };

  return {
    night,
    aim(from, look, half) {
      const side = (half * width) / height;
      Object.assign(camera, { left: -side, right: side, top: half, bottom: -half });
      camera.near = 0.1;
      camera.far = 300;
      camera.position.set(from[0] + look[0], from[1] + look[1], from[2] + look[2]);
      camera.lookAt(new Vector3(...look));
      camera.updateProjectionMatrix();
    },
    light(changes) {
      Object.assign(light, changes);
    },
    put(parts, { at = ORIGIN, turn = 0, size = 1 } = {}, bake) {
      each(parts, bake, (geometry, material) => {
        const mesh = new Mesh(geometry, material);
        mesh.position.set(...at);
        mesh.rotation.y = turn;
        mesh.scale.setScalar(size);
        return mesh;
      });
    },
    scatter(parts, places, bake) {
      if (places.length === 0) return;
      each(parts, bake, (geometry, material) => {
        const mesh = new InstancedMesh(geometry, material, places.length);
        places.forEach(({ at, turn = 0, size = 1, tint }, i) => {
          const pose = new Quaternion().setFromAxisAngle(UP, turn);
          const scale = new Vector3(size, size, size);
          mesh.setMatrixAt(i, new Matrix4().compose(new Vector3(...at), pose, scale));
          if (tint) mesh.setColorAt(i, new Color(tint));
        });
        return mesh;
      });
    },
    point(colour, power, reach, at, { decay = 1.6, shadow = false, radius = 5 } = {}) {
      const lamp = new PointLight(colour, power, reach, decay);
      lamp.position.set(...at);
      if (shadow) {
        lamp.castShadow = true;
        lamp.shadow.mapSize.set(1024, 1024);
        lamp.shadow.radius = radius;
        lamp.shadow.bias = -0.002;
        lamp.shadow.normalBias = 0.04;
        lamp.shadow.intensity = 0.75;
      }
      scene.add(lamp);
    },
    halo(colour, size, strength, at) {
      const sprite = new Sprite(
        new SpriteMaterial({
          map: bloom,
          color: colour,
          opacity: strength,
          transparent: true,
          blending: AdditiveBlending,
          depthTest: false,
          depthWrite: false,
          toneMapped: false,
        }),
      );
      sprite.position.set(...at);
      sprite.scale.setScalar(size);
      sprite.renderOrder = 2;
      scene.add(sprite);
    },
    ground(opacity = 0.28, y = 0, depth = 80) {
      const geometry = new PlaneGeometry(80, depth).rotateX(-Math.PI / 2);
      const plane = new Mesh(geometry, new ShadowMaterial({ opacity, color: "#4a2b12" }));
      plane.position.y = y;
      plane.receiveShadow = true;
      scene.add(plane);
    },
    backdrop(stops) {
      scene.background = gradientTexture(stops);
    },
    country(data, season) {
      const frame = { width, height, bounds: data.bounds };
      const uniforms = mapUniforms(data, skyGrid(data.bounds));
      uniforms.uScale.value.z = ratio;
      uniforms.uHalf.value.set((width * ratio) / 2, (height * ratio) / 2);
      uniforms.uNight.value = night ? 1 : 0;
      dressGround(uniforms, season);
      const eye = mapEye(uniforms);
      eye.look(wholeCountry(frame), frame);
      camera = eye.camera;
      scene.add(groundScene(data, uniforms).root);
    },
    show() {
      renderer.toneMappingExposure = light.exposure;
      scene.add(new HemisphereLight(light.sky, light.bounce, light.ambient));
      for (const sun of suns(light)) scene.add(sun, sun.target);
      renderer.render(scene, camera);
    },
  };
}

/** One sun drawn as a few small ones: their shadows overlap into a soft edge. */
function suns(light: Light): DirectionalLight[] {
  const { sun, power, from, about, spread, softness, count } = light;
  return Array.from({ length: count }, (_, i) => {
    const lamp = new DirectionalLight(sun, power / count);
    const angle = (2 * Math.PI * (i + 0.25)) / count;
    const off = count > 1 ? softness : 0;
    const direction = new Vector3(...from).normalize();
    const side = new Vector3().crossVectors(direction, UP).normalize();
    const over = new Vector3().crossVectors(side, direction);
    direction.addScaledVector(side, Math.cos(angle) * off);
    direction.addScaledVector(over, Math.sin(angle) * off);
    lamp.target.position.set(...about);
    lamp.position.copy(lamp.target.position).addScaledVector(direction, 60);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(4096, 4096);
    Object.assign(lamp.shadow.camera, { left: -spread, right: spread, top: spread });
    Object.assign(lamp.shadow.camera, { bottom: -spread, near: 1, far: 140 });
    lamp.shadow.radius = 3;
    lamp.shadow.normalBias = 0.03;
    lamp.shadow.bias = -0.0004;
    lamp.shadow.intensity = light.shadow;
    return lamp;
  });
}
