// What it is to put a whim somewhere, and how it is put on grass.
import { type Part, placed } from "../../models/parts.ts";
import { chance } from "../../models/random.ts";
import { reachOf } from "../../models/whims/reach.ts";
import type { FieldTraits } from "../traits.ts";
import type { Spot } from "./ground.ts";
import { TO_VIEWER } from "./sight.ts";
import type { Site } from "./site.ts";

/** A whim in its place, and the ground that it takes from what else would stand there. */
export type PlacedWhim = { readonly parts: readonly Part[]; readonly ground: readonly Spot[] };

export type Put = (parts: readonly Part[], site: Site, traits: FieldTraits) => PlacedWhim;

/** A round of grass keeps some way off what stands about it, and a whim need not. */
const RIM = 0.1;
const LARGEST = 1.1;

export const onGrass = (parts: readonly Part[], { x, z, r }: Spot, seed: number): PlacedWhim => {
  const size = Math.min(LARGEST, (r + RIM) / reachOf(parts));
  const turn = TO_VIEWER - 0.45 + 0.5 * chance(seed, 90);
  return { parts: placed(parts, [x, 0, z], turn, size), ground: [{ x, z, r }] };
};

/** Where there is no room by the way: a resident has then moved to the better ground. */
export const elsewhere: Put = (parts, { anchors, seed }) =>
  onGrass(parts, anchors.open.resident, seed);
