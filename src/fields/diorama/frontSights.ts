// The points of a house that its picture is to show: its door, and the middle of its front.
import { pointsOfCottage } from "../../models/buildings/cottageShapes.ts";
import type { Vec } from "../../models/parts.ts";
import type { FieldTraits } from "../traits.ts";
import { onHouse } from "./glow.ts";
import type { Plan } from "./plans.ts";

const DOOR = { half: 0.3, middle: 0.4 } as const;
/** From side to side, as parts of half the front's width, and so high that most of the wall is over it. */
const WALL = { across: [-0.8, -0.4, 0, 0.4, 0.8], y: 0.85 } as const;
/** Clear of the frame. */
const OUT = 0.05;

export function frontSights(
  { cottage }: FieldTraits,
  plan: Plan,
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
