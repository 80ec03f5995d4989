// The lamps of a room: a fixed few lights, so that no shader is ever built anew, and one draw of all blooms.
import {
  AdditiveBlending,
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PointLight,
  ShaderMaterial,
} from "three";
import type { Bloom } from "../../../scene/light/hours.ts";
import { bloomTexture } from "../../../scene/renderer/bloomTexture.ts";
import { facingSquares } from "../../../scene/renderer/facingSquares.ts";
import { paintedRectangles } from "../../../scene/renderer/geometry.ts";
import type { LampsShown } from "./lamps.ts";
import { MOST_LAMPS } from "./lamps.ts";

export type LampsScene = {
  readonly root: Group;
  readonly show: (shown: LampsShown) => void;
  /** From 0 to 1 it gives way to light that is gathered; blooms stay. */
  readonly yield: (lit: number) => void;
  /** Its shadows are drawn with the next frame, where they are to be seen at all. */
  readonly shade: () => void;
  readonly dispose: () => void;
};

/** Gentler than in nature, so that a fire warms the far side of the room and burns no spot before it. */
const DECAY = 1.25;

export function lampsScene(): LampsScene {
  const root = new Group();
  const lights = Array.from({ length: MOST_LAMPS }, () => new PointLight("#ffffff", 0, 1, DECAY));
  // One of them throws shadows: the strongest, which is always the first.
  const [first] = lights as [PointLight];
  first.castShadow = true;
  first.shadow.mapSize.set(1024, 1024);
  first.shadow.radius = 6;
  first.shadow.bias = -0.002;
  first.shadow.normalBias = 0.04;
  first.shadow.autoUpdate = false;
  first.shadow.camera.near = 0.12;
  root.add(...lights);

  const bloom = bloomMesh();
  root.add(bloom.mesh);

  const patch = new Mesh(
    paintedRectangles([]),
    new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      toneMapped: false,
      depthWrite: false,
      blending: AdditiveBlending,
      side: DoubleSide,
    }),
  );
  patch.frustumCulled = false;
  patch.renderOrder = 2;
  root.add(patch);

  let latest: LampsShown["lamps"] = [];
  let own = 1;
  const shine = () => {
    for (const [i, light] of lights.entries()) light.intensity = (latest[i]?.power ?? 0) * own;
    patch.material.opacity = own;
    patch.visible = own > 0 && isPatched;
  };
  let isPatched = false;

  return {
    root,
    yield(lit) {
      own = 1 - lit;
      shine();
    },
    show({ lamps, blooms, bloom: strength, patches, shadow }) {
      first.shadow.intensity = shadow;
      patch.geometry.dispose();
      patch.geometry = paintedRectangles(patches);
      isPatched = patches.length > 0;
      latest = lamps;
      shine();
      for (const [i, light] of lights.entries()) {
        const lamp = lamps[i];
        if (!lamp) continue;
        light.color.set(lamp.colour);
        light.distance = lamp.reach;
        light.position.set(...lamp.at);
      }
      bloom.show(blooms, strength);
    },
    shade() {
      first.shadow.needsUpdate = first.shadow.intensity > 0 && first.intensity > 0;
    },
    dispose() {
      for (const light of lights) light.dispose();
      bloom.dispose();
      patch.geometry.dispose();
      patch.material.dispose();
    },
  };
}

function bloomMesh() {
  const texture = bloomTexture();
  const material = new ShaderMaterial({
    uniforms: { bloom: { value: texture } },
    vertexShader: `
      attribute vec4 spot;
      attribute vec4 tone;
      varying vec2 at;
      varying vec4 colour;
      void main() {
        at = uv;
        colour = tone;
        vec4 middle = modelViewMatrix * vec4(spot.xyz, 1.0);
        // Before its own lamp, but behind what stands before the lamp.
        middle.xyz += vec3(position.xy * spot.w, 0.45);
        gl_Position = projectionMatrix * middle;
      }`,
    fragmentShader: `
      uniform sampler2D bloom;
      varying vec2 at;
      varying vec4 colour;
      void main() {
        gl_FragColor = vec4(colour.rgb, colour.a * texture2D(bloom, at).a);
        #include <colorspace_fragment>
      }`,
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
  });
  const squares = facingSquares(material, 5);
  const colour = new Color();

  return {
    mesh: squares.mesh,
    show(blooms: readonly Bloom[], strength: number) {
      squares.show(strength > 0 ? blooms.length : 0, {
        spot: blooms.map(({ at, size }) => [...at, 2 * size * strength]),
        tone: blooms.map((one) => [...colour.set(one.colour).toArray(), one.strength * strength]),
      });
    },
    dispose() {
      for (const one of [squares, material, texture]) one.dispose();
    },
  };
}
