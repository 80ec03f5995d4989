// The light that stands about a lived-in field after sunset: lamps that light, halos that are seen.
import type { Part, Vec } from "../../models/parts.ts";
import { between } from "../../models/random.ts";
import type { Lamp } from "../../scene/light/hours.ts";
import type { FieldTraits } from "../traits.ts";
import type { FieldPlan } from "./plans.ts";

export type Halo = { readonly at: Vec; readonly colour: string; readonly size: number };

/** Of lamps and flames out of doors. */
export const GLOW = "#ffb65c";
export const HOUSE_SIZE = 1.06;
export const houseAngle = ({ houseTurn }: FieldPlan, seed: number) =>
  houseTurn + between(0.08, 0.3, seed, 5);

/** A point of the house's own ground, on the field. */
export function onHouse(plan: FieldPlan, seed: number, x: number, y: number, z: number): Vec {
  const a = houseAngle(plan, seed);
  const k = HOUSE_SIZE;
  return [
    plan.house.x + (x * Math.cos(a) + z * Math.sin(a)) * k,
    y * k,
    plan.house.z + (z * Math.cos(a) - x * Math.sin(a)) * k,
  ];
}

export function dioramaLamps({ landmark }: FieldTraits, plan: FieldPlan, seed: number): Lamp[] {
  const { lamp, mark } = plan;
  const warm = (at: Vec, power: number, reach: number): Lamp => ({
    at,
    colour: GLOW,
    power,
    reach,
  });
  return [
    warm(onHouse(plan, seed, 0.1, 0.8, 1.9), 3.8, 4.4),
    warm(onHouse(plan, seed, 2.0, 0.8, 0), 2.8, 3.4),
    warm([lamp[0] + 0.45, 0.85, lamp[1] + 0.35], 4.2, 4),
    ...(landmark === "mill" || landmark === "chapel"
      ? [warm([mark.x + 0.55, 1.0, mark.z + 1.4], 4, 3.4)]
      : []),
  ];
}

export function halosOf({ landmark }: FieldTraits, plan: FieldPlan, seed: number): Halo[] {
  const { lamp, mark } = plan;
  const glow = (at: Vec, size: number): Halo => ({ at, colour: GLOW, size });
  return [
    glow(onHouse(plan, seed, 0.46, 0.72, 0.95), 0.95),
    glow(onHouse(plan, seed, -0.4, 0.8, 0.95), 0.7),
    glow(onHouse(plan, seed, 1.05, 0.7, 0.35), 0.8),
    glow(onHouse(plan, seed, 1.05, 0.7, -0.4), 0.8),
    glow([lamp[0] + 0.25, 0.95, lamp[1]], 0.9),
    ...(landmark === "mill" || landmark === "chapel"
      ? [glow([mark.x + 0.3, 1.2, mark.z + 0.7], 0.8)]
      : []),
  ];
}

/** The first of the parts that shine lights the ground before it. */
export function lampsIn(parts: readonly Part[]): Lamp[] {
  const [first] = parts.filter(({ glow }) => glow);
  if (!first) return [];
  const [x, y, z] = first.at;
  return [{ at: [x + 0.3, y, z + 0.3], colour: GLOW, power: 3.2, reach: 3 }];
}

export const halosIn = (parts: readonly Part[]): Halo[] =>
  parts.filter(({ glow }) => glow).map(({ at }) => ({ at, colour: GLOW, size: 0.7 }));
