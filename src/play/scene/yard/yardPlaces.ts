// Where everything of a farm's yard stands on its field: worked out once of a field, whatever is built there.
import type { FarmedField } from "../../../fields/diorama/compose.ts";
import { type Site, siteOf } from "../../../fields/diorama/site.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { barnPlaces } from "./barnPlace.ts";
import { benchPlace } from "./benchPlace.ts";
import { type FramePlace, framePlaces } from "./coldFrames.ts";
import { type GiftPlaces, giftPlaces } from "./giftPlaces.ts";
import { grazedGround } from "./grazedGround.ts";
import { type HungPlaces, hungPlaces } from "./hungPlaces.ts";
import { type WallPlaces, wallPlaces } from "./wallPlaces.ts";
import { type WayPlaces, wayPlaces } from "./wayPlaces.ts";
import type { YardPlace } from "./yardPlace.ts";
import { yardRoom } from "./yardRoom.ts";

export type YardPlaces = HungPlaces &
  WallPlaces &
  WayPlaces & {
    readonly frames: readonly FramePlace[];
    /** Null on the few fields that have no room for one: it is in the book all the same. */
    readonly barn: YardPlace | null;
    readonly shed: YardPlace | null;
    readonly bench: YardPlace | null;
    readonly gifts: GiftPlaces;
    /** Built upon or not: nobody on the meadow moves aside when something is built. */
    readonly ground: Required<Pick<FarmedField, "keptFree" | "notGrazed">>;
  };

/** What is first to choose comes first: barn and workshop, the animals of the field, what one builds, what is given. */
function yardPlacesOf(traits: FieldTraits, site: Site): YardPlaces {
  const room = yardRoom(traits, site);
  const frames = framePlaces(site.plan, room);
  const onHouse = hungPlaces(traits, site, room);
  const buildings = barnPlaces(site, room, grazedGround(traits, []));
  const notGrazed = [...room.ground];
  room.avoid(grazedGround(traits, notGrazed));
  const byWalls = wallPlaces(traits, site, room);
  const bench = benchPlace(traits, site, room);
  const byWay = wayPlaces(site, room);
  const gifts = giftPlaces(site, room);
  const ground = { keptFree: [...room.ground], notGrazed };
  return { frames, ...onHouse, ...buildings, ...byWalls, bench, ...byWay, gifts, ground };
}

/** A thread is asked for the same farm again and again, each time by a copy of its traits. */
const REMEMBERED = 4;
const known = new Map<string, { readonly site: Site; readonly places: YardPlaces }>();

/** A field as it lies by day, and its yard. */
export function yardOn(traits: FieldTraits): { readonly site: Site; readonly places: YardPlaces } {
  const key = JSON.stringify(traits);
  const found = known.get(key);
  if (found) return found;
  const site = siteOf(traits, { season: "highSun", lit: false });
  const made = { site, places: yardPlacesOf(traits, site) };
  const [oldest] = known.keys();
  if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}

/** What the field itself leaves to the yard. */
export const yardGroundOf = (traits: FieldTraits): YardPlaces["ground"] =>
  yardOn(traits).places.ground;
