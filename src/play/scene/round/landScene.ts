// What does not grow on a farm in the round: the island with all that stands on it, and its lamps at night.
import {
  AdditiveBlending,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PointLight,
  ShaderMaterial,
} from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import { bloomTexture } from "../../../scene/renderer/bloomTexture.ts";
import { facingSquares } from "../../../scene/renderer/facingSquares.ts";
import { trianglesGeometry } from "../../../scene/renderer/geometry.ts";
import type { FarmLand } from "../land/farmBuilder.ts";

export type LandScene = {
  readonly root: Group;
  readonly show: (land: FarmLand) => void;
  /** What is kept on the meadow. */
  readonly keep: (meadow: Triangles | null) => void;
  readonly dispose: () => void;
};

const vertexShader = /* glsl */ `
attribute vec4 halo;
attribute vec3 tint;
varying vec2 vUv;
varying vec3 vTint;
void main() {
  vUv = uv;
  vTint = tint;
  vec4 at = modelViewMatrix * vec4(halo.xyz, 1.0);
  at.xy += position.xy * halo.w;
  gl_Position = projectionMatrix * at;
}`;
const fragmentShader = /* glsl */ `
uniform sampler2D bloom;
varying vec2 vUv;
varying vec3 vTint;
void main() {
  gl_FragColor = vec4(vTint, 0.42) * texture2D(bloom, vUv);
  #include <colorspace_fragment>
}`;

export function landScene(): LandScene {
  const root = new Group();
  const solid = new MeshLambertMaterial({ vertexColors: true });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  const bloom = bloomTexture();
  const shine = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { bloom: { value: bloom } },
    transparent: true,
    blending: AdditiveBlending,
    depthTest: false,
    depthWrite: false,
  });
  // All of them in one draw.
  const halos = facingSquares(shine, 1);
  root.add(halos.mesh);
  const meadow = new Mesh(undefined, solid);
  meadow.castShadow = meadow.receiveShadow = true;
  meadow.visible = false;
  root.add(meadow);
  let meshes: Mesh[] = [];
  let lamps: PointLight[] = [];
  const clear = () => {
    root.remove(...meshes, ...lamps);
    for (const { geometry } of meshes) geometry.dispose();
    for (const lamp of lamps) lamp.dispose();
    [meshes, lamps] = [[], []];
  };
  const put = (triangles: Triangles | null, material: MeshLambertMaterial | MeshBasicMaterial) => {
    if (!triangles) return;
    const mesh = new Mesh(trianglesGeometry(triangles), material);
    mesh.castShadow = mesh.receiveShadow = material === solid;
    meshes.push(mesh);
  };

  return {
    root,
    show(land) {
      clear();
      put(land.solid, solid);
      put(land.glow, glow);
      lamps = land.lamps.map(({ at, colour, power, reach }) => {
        const lamp = new PointLight(colour, power, reach, 1.6);
        lamp.position.set(...at);
        return lamp;
      });
      if (meshes.length > 0) root.add(...meshes);
      if (lamps.length > 0) root.add(...lamps);
      halos.show(land.halos.length, {
        halo: land.halos.map(({ at, size }) => [...at, 2 * size]),
        tint: land.halos.map(({ colour }) => new Color(colour).toArray()),
      });
    },
    keep(next) {
      meadow.visible = next !== null;
      if (!next) return;
      meadow.geometry.dispose();
      meadow.geometry = trianglesGeometry(next);
    },
    dispose() {
      clear();
      for (const one of [meadow.geometry, solid, glow, bloom, shine, halos]) one.dispose();
    },
  };
}
