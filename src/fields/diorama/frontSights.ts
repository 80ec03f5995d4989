// The points of a house that its picture is to show: its door, and the middle of its front.
import { pointsOfCottage } from "../../models/buildings/cottageShapes.ts";
import type { Vec } from "../../models/parts.ts";
import type { FieldTraits } from "../traits.ts";
import { onHouse } from "./glow.ts";
import type { FieldPlan } from "./plans.ts";

const DOOR = { half: 0.3, middle: 0.4 } as const;
/** From side to side, as parts of half the front's width, and so high that most of the wall is over it. */
const WALL = { across: [-0.8, -0.4, 0, 0.4, 0.8], y: 0.85 } as const;
/** Clear of the frame. */
const OUT = 0.05;

export function frontSights(
  { cottage }: FieldTraits,
  plan: FieldPlan,
  seed: number,
): { readonly door: readonly Vec[]; readonly wall: readonly Vec[] } {
  const { door, wall } = pointsOfCottage(cottage);
  const [x, , front] = door.at;
  const half = wall.at[0];
  const at = (across: number, y: number) => onHouse(plan, seed, across, y, front + OUT);
  return {
    door: [-1, 0, 1].map((side) => at(x + side * DOOR.half, DOOR.middle)),
    wall: WALL.across.map((side) => at(side * half, WALL.y)),
  };
}

const GRID = { door: [-0.2, 0, 0.2], up: [0.15, 0.4, 0.65], wall: [-0.75, -0.35, 0, 0.35, 0.75] };
/** From the ground into the gable, where the front is half as wide. */
const RISES = [0.15, 0.4, 0.65, 0.9] as const;
const GABLE = { from: 0.65, wide: 0.5, over: 0.65 } as const;

/** All over the door and all over the front, for what may stand before a part of either. */
export function frontGrid(
  { cottage }: FieldTraits,
  plan: FieldPlan,
  seed: number,
): { readonly door: readonly Vec[]; readonly front: readonly Vec[] } {
  const { door, wall, eave } = pointsOfCottage(cottage);
  const [middle, , out] = door.at;
  const top = eave.at[1] + GABLE.over;
  const at = (x: number, y: number) => onHouse(plan, seed, x, y, out + OUT);
  return {
    door: GRID.door.flatMap((aside) => GRID.up.map((y) => at(middle + aside, y))),
    front: GRID.wall.flatMap((side) =>
      RISES.map((up) => at(side * wall.at[0] * (up > GABLE.from ? GABLE.wide : 1), up * top)),
    ),
  };
}
