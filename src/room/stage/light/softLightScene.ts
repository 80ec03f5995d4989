// Baked light on what is drawn: two pictures of light, the one before and the one after, and the way between them (lightmaps, cross-faded).
import {
  DataTexture,
  type IUniform,
  LinearFilter,
  type MeshLambertMaterial,
  RGBFormat,
  ShaderChunk,
  UnsignedInt5999Type,
  Vector3,
  Vector4,
} from "three";
import type { Vec } from "../../../models/pose.ts";
import { ACROSS, type Plane } from "../../light/layout.ts";
import type { LightPicture } from "../../light/lightPicture.ts";
import type { LitSize } from "../../light/litRoom.ts";
import type { Gate } from "../../light/sunsOf.ts";

/** `own` has points of its own on each thing; `loose` takes what floor and walls beside it have. */
export type Softened = "own" | "loose";

export type SoftLightScene = {
  /** Call it last of all that changes the material's shader. */
  readonly soften: (material: MeshLambertMaterial, how: Softened, own?: Uniforms) => void;
  /** What was shown last is now what fades away. */
  readonly show: (picture: LightPicture, size: LitSize) => void;
  /** From the picture before, 0, to the one after. */
  readonly fade: (way: number) => void;
  /** From the light of before there was a picture, 0, to that of the picture. */
  readonly shine: (lit: number) => void;
  readonly expose: (exposure: number) => void;
  /** What comes by windows, first the right one's. */
  readonly gates: (gates: readonly { readonly gate: Gate; readonly way: Vec }[]) => void;
  /** 0 to 1, for what goes as this comes. */
  readonly lit: IUniform<number>;
  readonly dispose: () => void;
};

type Uniforms = Readonly<Record<string, IUniform>>;

const planes: readonly Plane[] = ["floor", "north", "east", "south", "west"];

const textureOf = (dots: Uint32Array<ArrayBuffer>): DataTexture => {
  const texture = new DataTexture(
    dots,
    ACROSS,
    dots.length / ACROSS,
    RGBFormat,
    UnsignedInt5999Type,
  );
  texture.minFilter = texture.magFilter = LinearFilter;
  texture.generateMipmaps = false;
  texture.needsUpdate = true;
  return texture;
};

export function softLightScene(): SoftLightScene {
  const dark = textureOf(new Uint32Array(ACROSS));
  let after = dark;
  let before = dark;
  const uniforms = {
    lightBefore: { value: dark },
    lightAfter: { value: dark },
    lightFade: { value: 1 },
    lightLit: { value: 0 },
    lightExposure: { value: 1 },
    lightPlanes: { value: planes.map(() => new Vector4(0, 0, 1, 1)) },
    lightHalf: { value: new Vector3(1, 1, 1) },
    lightGates: { value: [new Vector4(), new Vector4()] },
    lightWays: { value: [new Vector3(), new Vector3()] },
  };

  return {
    lit: uniforms.lightLit,
    soften(material, how, own = {}) {
      const change = material.onBeforeCompile;
      material.onBeforeCompile = (shader, renderer) => {
        change.call(material, shader, renderer);
        Object.assign(shader.uniforms, uniforms, own);
        shader.vertexShader = inVertex(shader.vertexShader);
        shader.fragmentShader = inFragment(shader.fragmentShader);
      };
      material.defines = { ...material.defines, ...(how === "own" && { OWN_LIGHT: "" }) };
      const key = `${how} ${change.toString()}`;
      material.customProgramCacheKey = () => key;
    },
    show({ layout, dots }, { columns, rows, height }) {
      if (before !== dark && before !== after) before.dispose();
      before = after;
      after = textureOf(dots);
      uniforms.lightBefore.value = before === dark ? after : before;
      uniforms.lightAfter.value = after;
      for (const [i, plane] of planes.entries()) {
        const { x, y, wide, high } = layout.planes[plane];
        uniforms.lightPlanes.value[i]!.set(x, y, wide, high);
      }
      uniforms.lightHalf.value.set(columns / 2, height, rows / 2);
    },
    fade(way) {
      uniforms.lightFade.value = way;
    },
    shine(lit) {
      uniforms.lightLit.value = lit;
    },
    expose(exposure) {
      uniforms.lightExposure.value = exposure;
    },
    gates(gates) {
      for (const [i, { gate, way }] of gates.entries()) {
        uniforms.lightGates.value[i]!.set(gate.normal[0], gate.normal[2], gate.away, gate.half);
        uniforms.lightWays.value[i]!.set(...way);
      }
    },
    dispose() {
      for (const texture of new Set([dark, before, after])) texture.dispose();
    },
  };
}

const VERTEX = `
uniform highp sampler2D lightBefore, lightAfter;
uniform float lightFade;
varying vec3 vRoom;
varying vec3 vFacing;
varying vec4 vSoft;
#ifdef OWN_LIGHT
attribute float lightAt;
uniform vec2 lightRun;
#ifdef USE_BATCHING
uniform highp sampler2D lightRuns;
#endif
vec3 softAt(highp sampler2D from, float dot) {
  int i = int(dot + 0.5);
  return texelFetch(from, ivec2(i % ${ACROSS}, i / ${ACROSS}), 0).rgb;
}
#endif`;

const PLACE = `
vec4 inRoom = vec4(transformed, 1.0);
#ifdef USE_BATCHING
inRoom = batchingMatrix * inRoom;
#endif
vRoom = (modelMatrix * inRoom).xyz;
vFacing = (vec4(transformedNormal, 0.0) * viewMatrix).xyz;
vSoft = vec4(0.0);
#ifdef OWN_LIGHT
#ifdef USE_BATCHING
int lightThing = int(getIndirectIndex(gl_DrawID));
int lightSide = textureSize(lightRuns, 0).x;
vec2 run = texelFetch(lightRuns, ivec2(lightThing % lightSide, lightThing / lightSide), 0).rg;
#else
vec2 run = lightRun;
#endif
if (run.y >= 0.0) {
  vec3 now = softAt(lightAfter, run.y + lightAt);
  vec3 was = run.x >= 0.0 ? softAt(lightBefore, run.x + lightAt) : now;
  vSoft = vec4(mix(was, now, lightFade), 1.0);
}
#endif`;

const inVertex = (shader: string): string =>
  shader
    .replace("#include <common>", `#include <common>\n${VERTEX}`)
    .replace("#include <project_vertex>", `#include <project_vertex>\n${PLACE}`);

const FRAGMENT = `
uniform highp sampler2D lightBefore, lightAfter;
uniform float lightFade, lightLit, lightExposure;
uniform vec4 lightPlanes[5];
uniform vec3 lightHalf;
uniform vec4 lightGates[2];
uniform vec3 lightWays[2];
varying vec3 vRoom;
varying vec3 vFacing;
varying vec4 vSoft;

vec3 onPlane(vec4 plane, vec2 at) {
  vec2 dot = plane.xy + clamp(at * plane.zw, vec2(0.5), plane.zw - 0.5);
  vec3 now = textureLod(lightAfter, dot / vec2(textureSize(lightAfter, 0)), 0.0).rgb;
  vec3 was = textureLod(lightBefore, dot / vec2(textureSize(lightBefore, 0)), 0.0).rgb;
  return mix(was, now, lightFade);
}

// The nearer to floor or wall and the more it looks as they do, the more of their light it takes: rugs lie in it too.
vec3 softLight() {
  vec3 way = normalize(vFacing);
  vec2 at = clamp(vRoom.xz / lightHalf.xz * 0.5 + 0.5, 0.0, 1.0);
  float up = clamp(vRoom.y / lightHalf.y, 0.0, 1.0);
  vec2 within = step(abs(vRoom.xz), lightHalf.xz);
  bool isLoose = vSoft.w < 0.5;
  vec3 soft = isLoose ? onPlane(lightPlanes[0], at) : vSoft.rgb;
  float onFloor = smoothstep(0.8, 0.95, way.y) * (1.0 - smoothstep(0.06, 0.1, abs(vRoom.y))) * within.x * within.y;
  if (onFloor > 0.0 && !isLoose) soft = mix(soft, onPlane(lightPlanes[0], at), onFloor);
  float inside = step(0.0, vRoom.y) * step(vRoom.y, lightHalf.y);
  float reach = isLoose ? 0.3 : 0.1;
  vec4 facing = smoothstep(0.8, 0.95, vec4(way.z, -way.x, -way.z, way.x));
  vec4 away = vec4(vRoom.z + lightHalf.z, lightHalf.x - vRoom.x, lightHalf.z - vRoom.z, vRoom.x + lightHalf.x);
  vec4 wall = facing * (1.0 - smoothstep(reach, reach + 0.04, abs(away))) * inside * within.xyxy;
  if (wall.x > 0.0) soft = mix(soft, onPlane(lightPlanes[1], vec2(at.x, up)), wall.x);
  if (wall.y > 0.0) soft = mix(soft, onPlane(lightPlanes[2], vec2(at.y, up)), wall.y);
  if (wall.z > 0.0) soft = mix(soft, onPlane(lightPlanes[3], vec2(at.x, up)), wall.z);
  if (wall.w > 0.0) soft = mix(soft, onPlane(lightPlanes[4], vec2(at.y, up)), wall.w);
  return soft;
}

// What comes by a window comes through its wall, neither over it nor past its ends.
float throughWall(int i) {
  if (i == 0) return 1.0;
  vec4 gate = lightGates[i - 1];
  vec3 way = lightWays[i - 1];
  float speed = dot(way.xz, gate.xy);
  if (speed <= 0.0) return 0.0;
  float far = (gate.z - dot(vRoom.xz, gate.xy)) / speed;
  vec3 at = vRoom + way * far;
  return step(-1.0, far) * step(at.y, lightHalf.y) * step(abs(dot(at.xz, gate.yx)), gate.w);
}

// Colour by colour: dark grows deep and never ends in black, and what is bright goes to cream, while red, which lets
// little light through, stays red. That alone makes lamplit plaster a greenish yellow: a quarter of what is bright
// keeps its hue, and the brighter it seems the more of it is cream.
vec3 toneOfRoom(vec3 light) {
  const float knee = 0.72;
  vec3 c = light * 1.035 * lightExposure;
  c *= c / (c + 0.026);
  float strong = max(c.r, max(c.g, c.b));
  if (strong < knee) return c;
  float rest = (1.0 - knee) * (1.0 - knee);
  vec3 bent = mix(c, 1.0 - rest / (max(c, knee) + 1.0 - 2.0 * knee), step(vec3(knee), c));
  float most = 1.0 - rest / (strong + 1.0 - 2.0 * knee);
  float over = max(dot(c, vec3(0.2126, 0.7152, 0.0722)) - knee, 0.0);
  vec3 kept = mix(bent, c * (most / strong), 0.25);
  return mix(kept, most * vec3(1.0, 0.965, 0.87), over / (over + 2.0));
}`;

const LIGHTS = ShaderChunk.lights_fragment_begin.replace(
  "getDirectionalLightInfo( directionalLight, directLight );",
  `getDirectionalLightInfo( directionalLight, directLight );
    directLight.color *= throughWall( UNROLLED_LOOP_INDEX );`,
);

const inFragment = (shader: string): string =>
  shader
    .replace("#include <common>", `#include <common>\n${FRAGMENT}`)
    .replace("#include <lights_fragment_begin>", LIGHTS)
    .replace(
      "#include <opaque_fragment>",
      `if (lightLit > 0.0) outgoingLight += diffuseColor.rgb * softLight() * lightLit;
      #include <opaque_fragment>`,
    )
    .replace(
      "#include <tonemapping_fragment>",
      `#ifdef TONE_MAPPING
      gl_FragColor.rgb = mix(toneMapping(gl_FragColor.rgb), toneOfRoom(gl_FragColor.rgb), lightLit);
      #endif`,
    );
