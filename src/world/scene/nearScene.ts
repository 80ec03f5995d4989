// The near of the map: a field and those about it as they are by themselves, in one mesh and one for what shines.
import { Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, Plane, Vector3 } from "three";
import type { Land } from "../../alphaFields/live/index.ts";
import { RADIUS } from "../../fields/diorama/ground.ts";
import type { Triangles } from "../../models/lean/triangles.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { lights } from "../../scene/light/outdoorLight.ts";
import { trianglesGeometry } from "../../scene/renderer/geometry.ts";
import { sunlight } from "../../scene/renderer/sunlight.ts";
import type { MapUniforms } from "./mapUniformsScene.ts";
import { skyShader } from "./skyShader.ts";

/** A field as it was built, and where on the ground it lies. */
export type NearField = { readonly land: Land; readonly x: number; readonly z: number };

export type NearScene = {
  readonly root: Group;
  /** The first is in the middle. */
  readonly show: (fields: readonly NearField[]) => void;
  readonly light: (hour: Hour) => number;
  readonly dispose: () => void;
};

/** A field alone has a corner in the east, on the map one in the north. */
const TURN = -Math.PI / 6;
const SCALE = 1 / Math.sqrt(3) / RADIUS;
/** In steps: what lies about the middle throws its shade. */
const SUN = { reach: 2.2, away: 12, near: 2, far: 24 } as const;

export function nearScene(uniforms: MapUniforms): NearScene {
  const root = new Group();
  const sun = sunlight(2);
  root.add(sun.root);
  // A field alone is an island; on the map the ground begins where its turf does.
  const clippingPlanes = [new Plane(new Vector3(0, 1, 0), 0.004)];
  const solid = new MeshLambertMaterial({ vertexColors: true, clippingPlanes });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  for (const material of [solid, glow])
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms);
      shader.fragmentShader = shader.fragmentShader
        .replace("void main() {", `${skyShader}\nvoid main() {`)
        .replace(
          "#include <dithering_fragment>",
          "gl_FragColor.rgb = falling(gl_FragColor.rgb, groundHere());",
        );
    };
  let meshes: Mesh[] = [];
  const clear = () => {
    for (const mesh of meshes) {
      root.remove(mesh);
      mesh.geometry.dispose();
    }
    meshes = [];
  };
  root.visible = false;

  return {
    root,
    show(fields) {
      clear();
      root.visible = fields.length > 0;
      const [first] = fields;
      if (!first) return;
      sun.root.position.set(first.x, 0, first.z);
      for (const [kind, material] of [
        ["solid", solid],
        ["glow", glow],
      ] as const) {
        const all = joined(fields, kind);
        if (!all) continue;
        const mesh = new Mesh(trianglesGeometry(all), material);
        mesh.frustumCulled = false;
        mesh.castShadow = mesh.receiveShadow = kind === "solid";
        meshes.push(mesh);
        root.add(mesh);
      }
    },
    light(hour) {
      sun.shine(lights[hour]);
      sun.stand(lights[hour].from, SUN);
      return lights[hour].exposure;
    },
    dispose() {
      clear();
      for (const one of [solid, glow, sun]) one.dispose();
    },
  };
}

/** All of a kind as one, each in its place: a draw is dear, a triangle is not. */
function joined(fields: readonly NearField[], kind: "solid" | "glow"): Triangles | null {
  const there = fields.filter(({ land }) => land[kind] !== null);
  const sum = (of: (part: Triangles) => number) =>
    there.reduce((all, { land }) => all + of(land[kind]!), 0);
  const length = sum(({ position }) => position.length);
  if (length === 0) return null;
  const position = new Float32Array(length);
  const normal = new Float32Array(length);
  const color = new Float32Array(length);
  const index = new Uint32Array(sum((part) => part.index.length));
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  let [at, corner] = [0, 0];
  for (const { land, x, z } of there) {
    const part = land[kind]!;
    for (let i = 0; i < part.position.length; i += 3) {
      const [px, py, pz] = [part.position[i]!, part.position[i + 1]!, part.position[i + 2]!];
      position[at + i] = x + SCALE * (px * cos + pz * sin);
      position[at + i + 1] = SCALE * py;
      position[at + i + 2] = z + SCALE * (pz * cos - px * sin);
      const [nx, nz] = [part.normal[i]!, part.normal[i + 2]!];
      normal[at + i] = nx * cos + nz * sin;
      normal[at + i + 1] = part.normal[i + 1]!;
      normal[at + i + 2] = nz * cos - nx * sin;
    }
    color.set(part.color, at);
    for (let i = 0; i < part.index.length; i++) index[corner + i] = part.index[i]! + at / 3;
    at += part.position.length;
    corner += part.index.length;
  }
  return { position, normal, color, index };
}
