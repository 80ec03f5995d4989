// The lamps of a room: a fixed few lights, so that no shader is ever built anew, and one draw of all blooms.
import {
  AdditiveBlending,
  CanvasTexture,
  Color,
  DoubleSide,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PointLight,
  ShaderMaterial,
  SRGBColorSpace,
} from "three";
import { type Bloom, MOST_LAMPS } from "./lampChoice.ts";
import type { LampsShown } from "./lampsShown.ts";
import { marksGeometry } from "./marksScene.ts";

export type LampsScene = {
  readonly root: Group;
  readonly show: (shown: LampsShown) => void;
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
    marksGeometry([]),
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

  return {
    root,
    show({ lamps, blooms, bloom: strength, patches, shadow }) {
      first.shadow.intensity = shadow;
      patch.geometry.dispose();
      patch.geometry = marksGeometry(patches);
      patch.visible = patches.length > 0;
      for (const [i, light] of lights.entries()) {
        const lamp = lamps[i];
        light.intensity = lamp?.power ?? 0;
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

/** Squares that always face the viewer. */
function bloomMesh() {
  const plane = new PlaneGeometry(1, 1);
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
  let geometry = new InstancedBufferGeometry();
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.visible = false;
  mesh.renderOrder = 5;

  return {
    mesh,
    show(blooms: readonly Bloom[], strength: number) {
      mesh.visible = blooms.length > 0 && strength > 0;
      if (!mesh.visible) return;
      geometry.dispose();
      geometry = new InstancedBufferGeometry();
      geometry.index = plane.index;
      geometry.setAttribute("position", plane.getAttribute("position"));
      geometry.setAttribute("uv", plane.getAttribute("uv"));
      const colour = new Color();
      const spots = blooms.flatMap(({ at, size }) => [...at, 2 * size * strength]);
      const tones = blooms.flatMap((one) => [
        ...colour.set(one.colour).toArray(),
        one.strength * strength,
      ]);
      geometry.setAttribute("spot", new InstancedBufferAttribute(new Float32Array(spots), 4));
      geometry.setAttribute("tone", new InstancedBufferAttribute(new Float32Array(tones), 4));
      geometry.instanceCount = blooms.length;
      mesh.geometry = geometry;
    },
    dispose() {
      for (const one of [plane, geometry, material, texture]) one.dispose();
    },
  };
}

const FADE = [
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
    for (const [at, alpha] of FADE) fade.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
    paint.fillStyle = fade;
    paint.fillRect(0, 0, 64, 64);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
