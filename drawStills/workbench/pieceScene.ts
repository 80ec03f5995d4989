// One piece on its tiles, turned about itself in the light of an hour; and the same as a still picture.
import {
  ACESFilmicToneMapping,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  OrthographicCamera,
  PCFShadowMap,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { boundingBoxOf } from "../../src/models/catalogue/bounds.ts";
import { toTriangles } from "../../src/models/lean/toTriangles.ts";
import type { Part } from "../../src/models/parts.ts";
import type { Hour } from "../../src/scene/light/hours.ts";
import { outdoorLights } from "../../src/scene/light/outdoorLight.ts";
import { trianglesGeometry } from "../../src/scene/renderer/geometry.ts";

export type Look = {
  readonly parts: readonly Part[];
  /** What it stands on or hangs on. */
  readonly ground: readonly Part[];
  readonly hour: Hour;
  /** In radians, to the left. */
  readonly turn: number;
};

const EYE = new Vector3(30, 21, 30);
const FINE = 0.6;

export function openPieceScene(canvas: HTMLCanvasElement) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const solid = new MeshLambertMaterial({ vertexColors: true });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  const built = new Map<readonly Part[], Mesh[]>();

  /** Built once for as long as the page shows the same file. */
  function meshesOf(parts: readonly Part[]): Mesh[] {
    const known = built.get(parts);
    if (known) return known;
    const made = toTriangles(parts, { cell: FINE, floor: null });
    const meshes = [
      ...(made.solid ? [new Mesh(trianglesGeometry(made.solid), solid)] : []),
      ...(made.glow ? [new Mesh(trianglesGeometry(made.glow), glow)] : []),
    ];
    for (const mesh of meshes) mesh.castShadow = mesh.receiveShadow = true;
    built.set(parts, meshes);
    return meshes;
  }

  function draw({ parts, ground, hour, turn }: Look, width: number, height: number): void {
    const { exposure, sky, bounce, ambient, sun, power, from, shadow } = outdoorLights[hour];
    const { low, high } = boundingBoxOf(parts);
    const middle = new Vector3(0, (low[1] + high[1]) / 2, 0);
    const half = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) * 0.5 + 0.12;
    const scene = new Scene();
    const whole = new Group().add(...meshesOf(parts), ...meshesOf(ground));
    whole.rotation.y = turn;
    const lamp = new DirectionalLight(sun, power);
    lamp.position
      .set(...from)
      .setLength(40)
      .add(middle);
    lamp.target.position.copy(middle);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    Object.assign(lamp.shadow.camera, { left: -half, right: half, top: half, bottom: -half });
    Object.assign(lamp.shadow, { radius: 3, normalBias: 0.02, bias: -0.0004, intensity: shadow });
    scene.add(new HemisphereLight(sky, bounce, ambient), lamp, lamp.target, whole);
    const wide = half * (width / height);
    const camera = new OrthographicCamera(-wide, wide, half, -half, 0.1, 200);
    camera.position.copy(EYE).add(middle);
    camera.lookAt(middle);
    renderer.toneMappingExposure = exposure;
    renderer.setSize(width, height, false);
    renderer.render(scene, camera);
    lamp.dispose();
  }

  return {
    show(look: Look): void {
      renderer.setPixelRatio(devicePixelRatio);
      draw(look, canvas.clientWidth, canvas.clientHeight);
    },
    /** A still picture, as an address. */
    picture(look: Look, size: number): string {
      renderer.setPixelRatio(2);
      draw(look, size, size);
      return canvas.toDataURL("image/png");
    },
  };
}
