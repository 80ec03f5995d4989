// The light that stands about a lived-in field after sunset: lamps that light, halos that are seen.
import type { Vec } from "../../models/parts.ts";
import { between } from "../../models/random.ts";
import type { Lamp } from "../../scene/light/hours.ts";
import type { FieldTraits } from "../traits.ts";
import type { Spot } from "./ground.ts";
import { LAMP, type Layout } from "./layout.ts";

export type Halo = { readonly at: Vec; readonly colour: string; readonly size: number };

const GLOW = "#ffb65c";
export const HOUSE_SIZE = 1.06;
export const houseTurn = (seed: number) => between(0.08, 0.3, seed, 5);

/** A point of the house's own ground, on the field. */
function byHouse(house: Spot, seed: number, x: number, y: number, z: number): Vec {
  const a = houseTurn(seed);
  const k = HOUSE_SIZE;
  return [
    house.x + (x * Math.cos(a) + z * Math.sin(a)) * k,
    y * k,
    house.z + (z * Math.cos(a) - x * Math.sin(a)) * k,
  ];
}

export function lampsOf({ landmark }: FieldTraits, { house, mark }: Layout, seed: number): Lamp[] {
  const warm = (at: Vec, power: number, reach: number): Lamp => ({
    at,
    colour: GLOW,
    power,
    reach,
  });
  return [
    warm(byHouse(house, seed, 0.1, 0.8, 1.9), 3.8, 4.4),
    warm(byHouse(house, seed, 2.0, 0.8, 0), 2.8, 3.4),
    warm([LAMP.x + 0.45, 0.85, LAMP.z + 0.35], 4.2, 4),
    ...(landmark === "mill" || landmark === "chapel"
      ? [warm([mark.x + 0.55, 1.0, mark.z + 1.4], 4, 3.4)]
      : []),
  ];
}

export function halosOf({ landmark }: FieldTraits, { house, mark }: Layout, seed: number): Halo[] {
  const glow = (at: Vec, size: number): Halo => ({ at, colour: GLOW, size });
  return [
    glow(byHouse(house, seed, 0.46, 0.72, 0.95), 0.95),
    glow(byHouse(house, seed, -0.4, 0.8, 0.95), 0.7),
    glow(byHouse(house, seed, 1.05, 0.7, 0.35), 0.8),
    glow(byHouse(house, seed, 1.05, 0.7, -0.4), 0.8),
    glow([LAMP.x + 0.25, 0.95, LAMP.z], 0.9),
    ...(landmark === "mill" || landmark === "chapel"
      ? [glow([mark.x + 0.3, 1.2, mark.z + 0.7], 0.8)]
      : []),
  ];
}
