// What tells rather than is: a drop above each plot that is ready, and the ring about the chosen one.
import { Color, DoubleSide, Group, Mesh, MeshBasicMaterial, ShaderMaterial } from "three";
import type { Vec } from "../../../models/pose.ts";
import { facingSquares } from "../../../scene/renderer/facingSquares.ts";
import { paintedRectangles, type QuadCorners } from "../../../scene/renderer/geometry.ts";

export type MarksScene = {
  readonly root: Group;
  /** Drops, each with its point at its place. */
  readonly drop: (places: readonly Vec[]) => void;
  /** About a plot or a thing, by its corners; null for none. */
  readonly ring: (corners: readonly Vec[] | null) => void;
  /** CSS pixels for a step: drops are as large from afar. */
  readonly look: (scale: number) => void;
  readonly dispose: () => void;
};

/** In CSS pixels. */
const DROP = 24;

const vertexShader = /* glsl */ `
uniform float size;
attribute vec3 place;
varying vec2 at;
void main() {
  at = position.xy * 2.0;
  vec4 seen = modelViewMatrix * vec4(place, 1.0);
  seen.xy += (position.xy + vec2(0.0, 0.5)) * size;
  gl_Position = projectionMatrix * seen;
}`;
/** A round with a point below, and a white dot in it; dark about its rim, so that it stands before any plant. */
const fragmentShader = /* glsl */ `
uniform vec3 fill;
uniform vec3 rim;
uniform vec3 core;
varying vec2 at;
void main() {
  vec2 p = at - vec2(0.0, 0.3);
  float away = length(p);
  float cone = abs(at.x) * 0.879 - (at.y + 1.0) * 0.477;
  float shape = min(away - 0.62, max(cone, p.y + 0.296));
  float soft = fwidth(at.x);
  float inside = 1.0 - smoothstep(-soft, soft, shape);
  float edge = smoothstep(-0.12 - soft, -0.12 + soft, shape);
  float middle = 1.0 - smoothstep(0.25 - soft, 0.25 + soft, away);
  gl_FragColor = vec4(mix(mix(fill, rim, edge), core, middle), inside);
  #include <colorspace_fragment>
}`;

/** How wide the ring's white line is, and the dark ones on both sides of it. */
const LINES = [
  { colour: "#3f5a1f", width: 0.085 },
  { colour: "#fffdf6", width: 0.05 },
] as const;

export function marksScene(): MarksScene {
  const root = new Group();
  const paint = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: {
      size: { value: 0.4 },
      fill: { value: new Color("#f7c34b") },
      rim: { value: new Color("#8a5a12") },
      core: { value: new Color("#fffdf6") },
    },
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  const drops = facingSquares(paint, 3);
  const line = new MeshBasicMaterial({
    side: DoubleSide,
    vertexColors: true,
    toneMapped: false,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  });
  const ring = new Mesh(undefined, line);
  ring.renderOrder = 2;
  ring.frustumCulled = false;
  ring.visible = false;
  root.add(drops.mesh, ring);

  return {
    root,
    drop: (places) => drops.show(places.length, { place: places }),
    ring(corners) {
      ring.visible = corners !== null;
      if (!corners) return;
      ring.geometry.dispose();
      ring.geometry = paintedRectangles(
        LINES.flatMap(({ colour, width }) =>
          sides(corners, width).map((side) => ({ corners: side, colour, alpha: 1 })),
        ),
      );
    },
    look(scale) {
      paint.uniforms.size!.value = DROP / scale;
    },
    dispose() {
      for (const one of [paint, drops, line, ring.geometry]) one.dispose();
    },
  };
}

/** The sides of a frame along corners on one level, so wide. */
function sides(corners: readonly Vec[], width: number): QuadCorners[] {
  const [mx, mz] = corners.reduce(
    ([x, z], corner) => [x + corner[0] / corners.length, z + corner[2] / corners.length],
    [0, 0],
  );
  const out = ([x, y, z]: Vec, by: number): Vec => {
    const [dx, dz] = [x - mx, z - mz];
    const k = 1 + by / Math.hypot(dx, dz);
    return [mx + dx * k, y, mz + dz * k];
  };
  return corners.map((corner, i): QuadCorners => {
    const next = corners[(i + 1) % corners.length]!;
    return [out(corner, width), out(next, width), out(next, -width), out(corner, -width)];
  });
}
