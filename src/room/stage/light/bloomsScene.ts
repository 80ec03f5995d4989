// What blooms about lamps and flames: soft discs of light, of which those of flames burn by the time.
import type { Mesh } from "three";
import { flameAt } from "../../../scene/living/flame.ts";
import { softDiscs } from "../../../scene/renderer/softDiscs.ts";
import type { RoomBloom } from "./lamps.ts";

export type BloomsScene = {
  readonly mesh: Mesh;
  readonly show: (blooms: readonly RoomBloom[], strength: number) => void;
  /** Flames as they burn at that time, in seconds; null is at rest. */
  readonly burn: (seconds: number | null) => void;
  readonly dispose: () => void;
};

/** Before its own lamp, but behind what stands before the lamp. */
const BEFORE = 0.45;
const AT_REST = { strength: 1, size: 1 } as const;

export function bloomsScene(): BloomsScene {
  const discs = softDiscs(true, BEFORE);
  let shown: readonly RoomBloom[] = [];
  let strong = 0;
  let burning: number | null = null;

  function burn(seconds: number | null) {
    burning = seconds;
    for (const [i, { isFlame, at, size, strength }] of shown.entries()) {
      if (!isFlame) continue;
      const now = seconds === null ? AT_REST : flameAt(seconds, at);
      discs.change(i, {
        at,
        size: size * strong * now.size,
        strength: strength * strong * now.strength,
      });
    }
    if (shown.some(({ isFlame }) => isFlame)) discs.changed();
  }

  return {
    mesh: discs.mesh,
    show(blooms, strength) {
      [shown, strong] = [strength > 0 ? blooms : [], strength];
      discs.show(
        shown.map((one) => ({
          ...one,
          size: one.size * strength,
          strength: one.strength * strength,
        })),
      );
      // A room that is shown anew burns on as it did.
      if (burning !== null) burn(burning);
    },
    burn,
    dispose: discs.dispose,
  };
}
