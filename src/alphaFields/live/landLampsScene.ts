// The lamps of a live field and the light that stands about them, which burn by the time.
import { AdditiveBlending, Group, PointLight, Sprite, SpriteMaterial } from "three";
import { flameAt } from "../../scene/living/flame.ts";
import { bloomTexture } from "../../scene/renderer/bloomTexture.ts";
import type { FieldMesh } from "./landBuilder.ts";

export type LandLampsScene = {
  readonly root: Group;
  readonly show: (land: Pick<FieldMesh, "lamps" | "halos">) => void;
  /** As they burn at that time, in seconds; null is at rest. */
  readonly burn: (seconds: number | null) => void;
  readonly dispose: () => void;
};

const HALO = 0.42;

export function landLampsScene(): LandLampsScene {
  const root = new Group();
  const bloom = bloomTexture();
  let lit: { at: readonly [number, number, number]; shine: (strength: number) => void }[] = [];
  const clear = () => {
    for (const lamp of root.children) if (lamp instanceof Sprite) lamp.material.dispose();
    root.clear();
    lit = [];
  };

  return {
    root,
    show({ lamps, halos }) {
      clear();
      for (const { at, colour, power, reach } of lamps) {
        const lamp = new PointLight(colour, power, reach, 1.6);
        lamp.position.set(...at);
        root.add(lamp);
        lit.push({
          at,
          shine(strength) {
            lamp.intensity = power * strength;
          },
        });
      }
      for (const { at, colour, size } of halos) {
        const material = new SpriteMaterial({
          map: bloom,
          color: colour,
          opacity: HALO,
          transparent: true,
          blending: AdditiveBlending,
          depthTest: false,
          depthWrite: false,
          toneMapped: false,
        });
        const halo = new Sprite(material);
        halo.position.set(...at);
        halo.scale.setScalar(2 * size);
        root.add(halo);
        lit.push({
          at,
          shine(strength) {
            material.opacity = HALO * strength;
          },
        });
      }
    },
    burn(seconds) {
      for (const { at, shine } of lit) shine(seconds === null ? 1 : flameAt(seconds, at).strength);
    },
    dispose() {
      clear();
      bloom.dispose();
    },
  };
}
