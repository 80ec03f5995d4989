// The near of the map: a field and those about it as they are by themselves, in one mesh and one for what shines.
import {
  BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Plane,
  Vector3,
} from "three";
import type { Hour } from "../../scene/light/hours.ts";
import { outdoorLights } from "../../scene/light/outdoorLight.ts";
import { trianglesGeometry } from "../../scene/renderer/geometry.ts";
import { sunlight } from "../../scene/renderer/sunlight.ts";
import { type Fitted, fitFields } from "./fitFields.ts";
import { GROUND, type NearField, type NearPiece } from "./joinFields.ts";
import type { MapUniforms } from "./mapUniformsScene.ts";
import { nearHalosScene } from "./nearHalosScene.ts";
import { skyShader, stateShader } from "./skyShader.ts";

/** By night the country lies paler than a field alone, whose lamps are all there is; what they light stays as it is. */
const moonlit = /* glsl */ `
vec3 moonlit(vec3 colour, vec2 ground) {
  float grey = dot(colour, vec3(0.3, 0.56, 0.14));
  vec3 pale = mix(colour, vec3(grey), 0.25) * 1.1 + vec3(0.06, 0.08, 0.12);
  return mix(colour, pale, uNight * (1.0 - smoothstep(0.35, 0.75, grey)));
}
`;

/** The sun over a field alone is warm, and the ground of the map has none of that: snow on both is white. */
const whitened = /* glsl */ `
vec3 whitened(vec3 colour) {
  float grey = dot(colour, vec3(0.3, 0.56, 0.14));
  vec3 white = min(grey * vec3(1.07, 1.1, 1.15), 1.0);
  return mix(colour, white, uSnow * smoothstep(0.45, 0.75, grey));
}
`;

/** A field that a filter leaves out steps back here as it does from afar. */
const litVertex = /* glsl */ `
${stateShader}
attribute vec2 aHex;
varying float vLit;
void main() {
  vLit = stateOf(aHex).r;
`;

export type NearScene = {
  readonly root: Group;
  /** The first is in the middle; gives back which of them fit into a frame beside what stands between. */
  readonly show: (fields: readonly NearField[], between?: readonly NearPiece[]) => Fitted;
  readonly light: (hour: Hour) => number;
  readonly dispose: () => void;
};

/** In steps: what lies about the middle throws its shade. */
const SUN = { reach: 2.2, away: 12, near: 2, far: 24 } as const;

export function nearScene(uniforms: MapUniforms): NearScene {
  const root = new Group();
  const sun = sunlight(2);
  const halos = nearHalosScene();
  root.add(sun.root, halos.mesh);
  // A field alone is an island; on the map the ground begins where its turf does.
  const clippingPlanes = [new Plane(new Vector3(0, 1, 0), GROUND)];
  const solid = new MeshLambertMaterial({ vertexColors: true, clippingPlanes });
  const glow = new MeshBasicMaterial({ vertexColors: true, toneMapped: false });
  for (const material of [solid, glow])
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms);
      shader.vertexShader = shader.vertexShader.replace("void main() {", litVertex);
      shader.fragmentShader = shader.fragmentShader
        .replace(
          "void main() {",
          `${skyShader}${stateShader}${moonlit}${whitened}varying float vLit;\nvoid main() {`,
        )
        .replace(
          "#include <dithering_fragment>",
          `vec2 ground = groundHere();
          vec3 here = moonlit(filtered(whitened(gl_FragColor.rgb), vLit), ground);
          gl_FragColor.rgb = falling(vec4(here, 1.0), ground).rgb;`,
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
    show(all, between) {
      clear();
      const fitted = fitFields(all, between);
      const { fields, pieces } = fitted;
      root.visible = fields.length > 0;
      halos.show(pieces);
      const [first] = fields;
      if (!first) return fitted;
      sun.root.position.set(first.x, 0, first.z);
      for (const [kind, material] of [
        ["solid", solid],
        ["glow", glow],
      ] as const) {
        const joined = fitted[kind];
        if (!joined) continue;
        const geometry = trianglesGeometry(joined);
        geometry.setAttribute("aHex", new BufferAttribute(joined.hex, 2));
        const mesh = new Mesh(geometry, material);
        mesh.frustumCulled = false;
        mesh.castShadow = mesh.receiveShadow = kind === "solid";
        mesh.onBeforeShadow = () => geometry.setDrawRange(0, joined.casting);
        mesh.onAfterShadow = () => geometry.setDrawRange(0, Number.POSITIVE_INFINITY);
        meshes.push(mesh);
        root.add(mesh);
      }
      return fitted;
    },
    light(hour) {
      sun.shine(outdoorLights[hour]);
      sun.stand(outdoorLights[hour].from, SUN);
      return outdoorLights[hour].exposure;
    },
    dispose() {
      clear();
      for (const one of [solid, glow, sun, halos]) one.dispose();
    },
  };
}
