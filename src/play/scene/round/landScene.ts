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
import type { BuiltScenery, FarmLand } from "../land/farmBuilder.ts";

export type LandScene = {
  readonly root: Group;
  readonly show: (land: FarmLand) => void;
  readonly furnish: (scenery: BuiltScenery) => void;
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
  type Shown = { readonly meshes: readonly Mesh[]; readonly lamps: readonly PointLight[] };
  type Lit = Pick<FarmLand, "solid" | "glow" | "lamps" | "halos">;
  /** What is there by nature, and what stands on it: each changes without the other. */
  const shown: Record<"land" | "scenery", Shown> = {
    land: { meshes: [], lamps: [] },
    scenery: { meshes: [], lamps: [] },
  };
  const shining: Record<keyof typeof shown, FarmLand["halos"]> = { land: [], scenery: [] };

  function meshOf(
    triangles: Triangles | null,
    material: MeshLambertMaterial | MeshBasicMaterial,
  ): Mesh[] {
    if (!triangles) return [];
    const mesh = new Mesh(trianglesGeometry(triangles), material);
    mesh.castShadow = mesh.receiveShadow = material === solid;
    return [mesh];
  }

  function clear(which: keyof typeof shown): void {
    const { meshes, lamps } = shown[which];
    root.remove(...meshes, ...lamps);
    for (const { geometry } of meshes) geometry.dispose();
    for (const lamp of lamps) lamp.dispose();
  }

  function put(which: keyof typeof shown, next: Lit): void {
    clear(which);
    const meshes = [...meshOf(next.solid, solid), ...meshOf(next.glow, glow)];
    const lamps = next.lamps.map(({ at, colour, power, reach }) => {
      const lamp = new PointLight(colour, power, reach, 1.6);
      lamp.position.set(...at);
      return lamp;
    });
    shown[which] = { meshes, lamps };
    if (meshes.length + lamps.length > 0) root.add(...meshes, ...lamps);
    shining[which] = next.halos;
    const all = [...shining.land, ...shining.scenery];
    halos.show(all.length, {
      halo: all.map(({ at, size }) => [...at, 2 * size]),
      tint: all.map(({ colour }) => new Color(colour).toArray()),
    });
  }

  return {
    root,
    show: (land) => put("land", land),
    furnish: (scenery) => put("scenery", scenery),
    dispose() {
      clear("land");
      clear("scenery");
      for (const one of [solid, glow, bloom, shine, halos]) one.dispose();
    },
  };
}
