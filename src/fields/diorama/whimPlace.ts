// What it is to put a whim somewhere, and where it goes when it has no room there.
import type { Part } from "../../models/parts.ts";
import type { FieldTraits } from "../traits.ts";
import type { Site } from "./site.ts";
import { onGrass, type PlacedWhim } from "./whimOnGrass.ts";

export type WhimPlacer = (parts: readonly Part[], site: Site, traits: FieldTraits) => PlacedWhim;

/** Where there is no room by the way: a resident has then moved to the better ground. */
export const placeOnGrass: WhimPlacer = (parts, { anchors, seed }) =>
  onGrass(parts, anchors.open.resident, seed);
