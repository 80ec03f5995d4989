// The points of a field's house that its picture is to show: its door, its front, and where somebody lives or something stands at them.
import { pointsOfCottage } from "../../models/buildings/cottageShapes.ts";
import type { Vec } from "../../models/parts.ts";
import { residentKindOf } from "../residents/residentKindOf.ts";
import { type ResidentKind, residentKinds } from "../residents/residentKinds.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { Sights } from "./cropsOfRows.ts";
import { onHouse } from "./glow.ts";
import type { FieldPlan } from "./plans.ts";
import { type Sees, shareSeen } from "./sight.ts";

const DOOR = { half: 0.3, middle: 0.4 } as const;
/** From side to side, as parts of half the front's width, and so high that most of the wall is over it. */
const WALL = { across: [-0.8, -0.4, 0, 0.4, 0.8], y: 0.85 } as const;
/** Clear of the frame. */
const OUT = 0.05;

/** The door, and the middle of the front. */
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

/** Whether most of the door is seen. */
export const isDoorSeen = (
  traits: FieldTraits,
  plan: FieldPlan,
  seed: number,
  sees: Sees,
): boolean => shareSeen(frontSights(traits, plan, seed).door, sees) > 0.5;

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

/** About a door or a window where somebody lives or something stands: neither a tree nor tall crops may hide it. */
export function doorSights(traits: FieldTraits, plan: FieldPlan, seed: number): Vec[] {
  const { seat }: ResidentKind = residentKinds[residentKindOf(traits)];
  const { at } = whimOf(traits);
  const { door, sill } = pointsOfCottage(traits.cottage);
  const about = ([x, , z]: Vec, y: number) =>
    [-0.5, 0, 0.5].map((aside) => onHouse(plan, seed, x + aside, y, z + 0.2));
  return [
    ...(seat === "door" || at === "door" ? about(door.at, 0.3) : []),
    ...(seat === "sill" || at === "sill" ? about(sill.at, sill.at[1]) : []),
  ];
}

/** What of it the crops may not hide. */
export function cropSights(traits: FieldTraits, plan: FieldPlan, seed: number): Sights {
  const { door, wall } = frontSights(traits, plan, seed);
  return { low: doorSights(traits, plan, seed), clear: [...door, ...wall] };
}
