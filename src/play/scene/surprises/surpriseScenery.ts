// Whatever is to be seen on a field just now by whoever is there, each in its place and large enough for a finger.

import type { Surprise } from "../../../farm/tables/surprises.ts";
import type { Halo } from "../../../fields/diorama/glow.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import type { Part } from "../../../models/parts.ts";
import type { Season } from "../../../models/seasons.ts";
import { GLOW_WORM } from "../../../models/surprises/leftBehind.ts";
import type { Scenery } from "../land/scenery.ts";
import type { SceneThing } from "../things/sceneThing.ts";
import { isOfSky } from "./sky/skySurprises.ts";
import { type SurpriseSurroundings, surpriseGroundOf } from "./surpriseGround.ts";
import { type GroundSurprise, placings } from "./surprisePlacing.ts";

const isOfGround = (surprise: Surprise): surprise is GroundSurprise => !isOfSky(surprise);

const HALO = 0.32;

/** Those of the sky are left to the page. */
export function surprisesScenery(
  traits: FieldTraits,
  season: Season,
  isLit: boolean,
  surprises: readonly Surprise[],
  surroundings: SurpriseSurroundings,
): Scenery {
  const here = surprises.filter(isOfGround);
  if (here.length === 0) return { parts: [], things: [] };
  const ground = surpriseGroundOf(traits, season, surroundings);
  const parts: Part[] = [];
  const things: SceneThing[] = [];
  const halos: Halo[] = [];
  for (const surprise of here) {
    const { parts: own, at, r, high, shines = [] } = placings[surprise](ground, isLit);
    parts.push(...own);
    ground.claim({ x: at[0], z: at[2], r });
    things.push({ id: `surprise ${surprise}`, at, r, high });
    if (isLit) halos.push(...shines.map((where) => ({ at: where, colour: GLOW_WORM, size: HALO })));
  }
  return { parts, things, halos };
}
