// The whole yard of a farm as parts, with what of it is pressed.
import { lampsIn } from "../../../fields/diorama/glow.ts";
import { residentPlace } from "../../../fields/diorama/resident.ts";
import type { Site } from "../../../fields/diorama/site.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { boundingRadius } from "../../../models/distance.ts";
import type { Part } from "../../../models/parts.ts";
import type { Season } from "../../../models/seasons.ts";
import { snowed } from "../../../models/snow.ts";
import type { Scenery } from "../land/scenery.ts";
import type { SceneThing } from "../things/sceneThing.ts";
import { barnScenery, workshopScenery } from "./barnScenery.ts";
import { houseScenery } from "./houseScenery.ts";
import { plotScenery } from "./plotScenery.ts";
import { wayScenery } from "./wayScenery.ts";
import type { YardLook } from "./yardLook.ts";
import { yardOn } from "./yardPlaces.ts";

/** The nail in a board and the dot on a pie, as small as they stand here, are a dot of the picture at most. */
const SPECK = 0.045;
const isMadeOut = (part: Part): boolean => boundingRadius(part) >= SPECK;

const HOUSE = { r: 1.15, high: 2.1 } as const;
const CHIMNEY = { r: 0.3, below: 0.6, high: 1 } as const;
const COMPANY = { r: 0.42, high: 0.7 } as const;

/** What was there before anything was done: the house, its chimney, and who lives there. */
function ownThings(traits: FieldTraits, site: Site): SceneThing[] {
  const { plan, anchors } = site;
  const [x, y, z] = anchors.chimney.at;
  return [
    { id: "house", at: [plan.house.x, 0, plan.house.z], ...HOUSE },
    { id: "chimney", at: [x, y - CHIMNEY.below, z], r: CHIMNEY.r, high: CHIMNEY.high },
    { id: "company", at: residentPlace(traits, site).at, ...COMPANY },
  ];
}

export function yardScenery(
  traits: FieldTraits,
  season: Season,
  isLit: boolean,
  look: YardLook,
): Scenery {
  const { site, places } = yardOn(traits);
  const state = { season, lit: isLit };
  const [barn, workshop] = [barnScenery(places, look, state), workshopScenery(places, look)];
  const house = houseScenery(places, look, state, site.anchors);
  const way = wayScenery(places, look, state);
  const all: Part[] = [
    ...[...barn.parts, ...workshop.parts, ...house.parts, ...way.parts].filter(isMadeOut),
    ...plotScenery(site.plan, look, site.anchors, places.frames),
  ];
  const lamps = isLit ? lampsIn(way.parts) : [];
  return {
    parts: season === "hearth" ? snowed(all) : all,
    things: [
      ...ownThings(traits, site),
      ...barn.things,
      ...workshop.things,
      ...house.things,
      ...way.things,
    ],
    lamps,
    halos: [...house.halos, ...way.halos],
  };
}
