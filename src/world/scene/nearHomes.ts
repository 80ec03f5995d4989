// The houses of the village between the fields that are seen close by, to be joined with them: no draw more for all of it.

import { place } from "../../fields/land/place.ts";
import { homeParts } from "../../fields/village/homeModels.ts";
import { type Home, hasVillage, homes } from "../../fields/village/homes.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import type { Triangles } from "../../models/lean/triangles.ts";
import { placed } from "../../models/parts.ts";
import { NEAR_TURN, type NearPiece, ON_MAP } from "./joinFields.ts";

/** In steps from the field in the middle: further off nothing is seen as it is by itself. */
const REACH = 8;
/** Beside fields as they are by themselves, houses have their true measure. */
const SMALL = 0.84;
/** How far triangles may lie off, in the measure of a field. */
const TOLERANCE = 0.12;
/** The light about the windows: as high over the ground as a door, in the measure of a field. */
const HALO = { at: [0, 1.1, 0], colour: "#ffc672", size: 1.5 } as const;

/** How they stand: with their windows lit, and under snow. */
export type HomeLook = { readonly isLit: boolean; readonly isSnowy: boolean };

const SNOW = 0.9;

/** As all that is drawn small has it: the flatter, the whiter. */
function snowedOn({ normal, color, ...mesh }: Triangles): Triangles {
  const whiter = color.slice();
  for (let i = 0; i < normal.length; i += 3) {
    const flat = Math.max(0, Math.min(1, (normal[i + 1]! - 0.35) / 0.4));
    const share = SNOW * flat * flat * (3 - 2 * flat);
    for (let channel = i; channel < i + 3; channel++)
      whiter[channel] = color[channel]! + (1 - color[channel]!) * share;
  }
  return { ...mesh, normal, color: whiter };
}

const built = new Map<string, NearPiece>();

function pieceOf(home: Home, { isLit, isSnowy }: HomeLook): NearPiece {
  const key = `${home.id} ${isLit} ${isSnowy}`;
  const known = built.get(key);
  if (known) return known;
  // Joined it is turned and made small as a field is: built the other way round, it stands as it is meant.
  const parts = placed(homeParts(home, isLit, SMALL), [0, 0, 0], -NEAR_TURN, 1 / ON_MAP);
  const { solid: bare, glow } = toTriangles(parts, { lean: true, tolerance: TOLERANCE, floor: 0 });
  const solid = bare && isSnowy ? snowedOn(bare) : bare;
  const halos = isLit && glow ? [HALO] : [];
  const piece = {
    land: { solid, glow, halos },
    x: home.x,
    z: home.z,
    hex: place(home.corner >> 1),
  };
  built.set(key, piece);
  return piece;
}

/** Those that stand about a place. */
export const homesAt = (
  { x, z }: { readonly x: number; readonly z: number },
  size: number,
  look: HomeLook,
): NearPiece[] =>
  hasVillage(size)
    ? homes
        .filter((home) => Math.hypot(home.x - x, home.z - z) < REACH)
        .map((home) => pieceOf(home, look))
    : [];
