// What lives in a room: which of its things burn, breathe, steam, and show the time.
import { lightKinds } from "../../../models/lights.ts";
import type { Vec } from "../../../models/parts.ts";
import { dialOf, isBreathing, lightsOf, mouthsOf } from "../../catalogue/rows.ts";
import type { Item, ItemId } from "../../model/room.ts";
import { inScene, type ScenePose } from "../view/roomFrame.ts";

export type LivingThing = {
  readonly id: ItemId;
  /** In the scene. */
  readonly at: Vec;
};

export type Living = {
  /** All that burns blooms; of these the flame itself moves as well. */
  readonly flames: readonly (LivingThing & { readonly hasTongue: boolean })[];
  readonly animals: readonly LivingThing[];
  /** Where steam rises. */
  readonly mouths: readonly Vec[];
  readonly clocks: readonly (LivingThing & { readonly dial: Vec })[];
};

type Standing = { readonly id: ItemId; readonly item: Item; readonly spot: ScenePose };

export function livingOf(things: readonly Standing[]): Living {
  return {
    flames: things.flatMap(({ id, item, spot }) => {
      const fire = lightsOf(item.model).find(({ kind }) => lightKinds[kind].flickers);
      if (!fire || item.unlit) return [];
      // Embers glow where they lie.
      return [{ id, at: inScene(spot, fire.at), hasTongue: fire.kind !== "ember" }];
    }),
    animals: things.flatMap(({ id, item, spot }) =>
      isBreathing(item.model) ? [{ id, at: inScene(spot, [0, 0, 0]) }] : [],
    ),
    mouths: things.flatMap(({ item, spot }) =>
      mouthsOf(item.model).map((mouth) => inScene(spot, mouth)),
    ),
    clocks: things.flatMap(({ id, item, spot }) => {
      const dial = dialOf(item.model);
      return dial ? [{ id, at: inScene(spot, dial), dial }] : [];
    }),
  };
}
