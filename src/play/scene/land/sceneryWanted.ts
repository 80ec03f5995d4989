// All that stands on a farm's land at a moment, as it is asked for from the building thread.
import type { FarmGround } from "../../../farm/ground/ground.ts";
import type { Ms } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { type GreenShown, greenLookOf } from "../green/greenLook.ts";
import { yardLookOf } from "../yard/yardLook.ts";
import type { LandWanted, SceneryWanted } from "./farmBuilder.ts";

export type SceneryLook = Omit<LandWanted, "plots" | "paint">;

export function sceneryWanted(
  { ground, farm, now }: { readonly ground: FarmGround; readonly farm: Farm; readonly now: Ms },
  look: SceneryLook,
  shown: GreenShown = {},
): readonly SceneryWanted[] {
  const green = greenLookOf(ground, farm, now, shown);
  return [
    { ...look, of: "yard", look: yardLookOf(ground, farm, now) },
    { ...look, of: "meadow", kept: farm.kept.map(({ kind }) => kind) },
    ...(green ? [{ ...look, of: "green", look: green } as const] : []),
  ];
}
