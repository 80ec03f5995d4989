// Which of all lamps in a room are lights to the renderer, and where every bloom is.
import { type LightSpot, lightKinds } from "../../models/catalogue/lights.ts";
import type { Vec } from "../../models/parts.ts";
import type { Spot } from "./roomFrame.ts";

/** Each costs every pixel, and lamps beyond the strongest few are not missed. */
export const MOST_LAMPS = 6;
/** A fire's light comes from above its embers: lower it would only burn a white spot into the floor. */
const FIRE_RISES = 0.35;
const FIRE_POWER = 0.8;
/** A string of lamps lights like this many of them in one place, at most. */
const MOST_TOGETHER = 5;

export type Lamp = {
  readonly at: Vec;
  readonly colour: string;
  readonly power: number;
  readonly reach: number;
};
export type Bloom = {
  readonly at: Vec;
  readonly colour: string;
  readonly size: number;
  readonly strength: number;
};
export type LitThing = { readonly spot: Spot; readonly lights: readonly LightSpot[] };

const SIN = [0, 1, 0, -1] as const;
const COS = [1, 0, -1, 0] as const;

/** From the frame of a model to the scene. */
export function inScene({ x, y, z, turn }: Spot, [a, b, c]: Vec): Vec {
  const [sin, cos] = [SIN[turn], COS[turn]];
  return [x + a * cos + c * sin, y + b, z - a * sin + c * cos];
}

function lampOf({ spot, lights }: LitThing): Lamp[] {
  const [first] = lights;
  if (!first) return [];
  const kind = lightKinds[first.kind];
  const isFire = first.kind === "fire";
  const middle = (k: 0 | 1 | 2) => lights.reduce((sum, { at }) => sum + at[k], 0) / lights.length;
  return [
    {
      at: inScene(spot, [middle(0), middle(1) + (isFire ? FIRE_RISES : 0), middle(2)]),
      colour: kind.colour,
      power: kind.power * (isFire ? FIRE_POWER : 1) * Math.min(MOST_TOGETHER, lights.length),
      reach: kind.reach,
    },
  ];
}

/** One for each thing that shines, the strongest first; equals keep their order, so nothing jumps. */
export const chosenLamps = (things: readonly LitThing[], others: readonly Lamp[] = []): Lamp[] =>
  [...things.flatMap(lampOf), ...others].sort((a, b) => b.power - a.power).slice(0, MOST_LAMPS);

export const bloomsOf = (things: readonly LitThing[]): Bloom[] =>
  things.flatMap(({ spot, lights }) =>
    lights.map(({ kind, at }) => ({ at: inScene(spot, at), ...lightKinds[kind].bloom })),
  );
