// The lamps of a room: a fixed few lights, so that no shader is ever built anew, and one draw of all blooms.
import { AdditiveBlending, DoubleSide, Group, Mesh, MeshBasicMaterial, PointLight } from "three";
import { paintedRectangles } from "../../../scene/renderer/geometry.ts";
import { type BloomsScene, bloomsScene } from "./bloomsScene.ts";
import type { LampsShown } from "./lamps.ts";
import { MOST_LAMPS } from "./lamps.ts";

export type LampsScene = {
  readonly root: Group;
  readonly show: (shown: LampsShown) => void;
  readonly burn: BloomsScene["burn"];
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

  const bloom = bloomsScene();
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
    burn: bloom.burn,
    dispose() {
      for (const light of lights) light.dispose();
      bloom.dispose();
      patch.geometry.dispose();
      patch.material.dispose();
    },
  };
}
