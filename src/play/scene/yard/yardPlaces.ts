// Where everything of a farm's yard stands on its field: worked out once of a field, whatever is built there.
import type { Anchor } from "../../../fields/diorama/anchors.ts";
import type { GroundCircle } from "../../../fields/diorama/ground.ts";
import { type Site, siteOf } from "../../../fields/diorama/site.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { barnPlaces } from "./barnPlace.ts";
import { companyOn } from "./companyOn.ts";
import { type FramePlace, framePlaces } from "./coldFrames.ts";
import { type HungPlaces, hungPlaces } from "./hungPlaces.ts";
import { type WallPlaces, wallPlaces } from "./wallPlaces.ts";
import { type WayPlaces, wayPlaces } from "./wayPlaces.ts";
import { yardRoom } from "./yardRoom.ts";

/** What faces +z is put there with `placed(parts, at, turn, size)`. */
export type YardPlace = Anchor & { readonly size: number };

export type YardPlaces = HungPlaces &
  WallPlaces &
  WayPlaces & {
    readonly frames: readonly FramePlace[];
    /** Null on the few fields that have no room for one: it is in the book all the same. */
    readonly barn: YardPlace | null;
    readonly shed: YardPlace | null;
    /** All of its ground, built upon or not: nobody on the meadow moves aside when something is built. */
    readonly ground: readonly GroundCircle[];
    /** What of it the field's own animals and flowers keep off: of the rest they had it first. */
    readonly keptFree: readonly GroundCircle[];
  };

/** What is first to choose comes first. */
export function yardPlacesOf(traits: FieldTraits, site: Site): YardPlaces {
  const room = yardRoom(traits, site);
  const frames = framePlaces(site.plan, room);
  const onHouse = hungPlaces(traits, site, room);
  const buildings = barnPlaces(site, room);
  const byWalls = wallPlaces(traits, site, room);
  const keptFree = [...room.ground];
  room.avoid(companyOn(traits, keptFree));
  const byWay = wayPlaces(traits, site, room);
  return { frames, ...onHouse, ...buildings, ...byWalls, ...byWay, ground: [...room.ground], keptFree };
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
  if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
  known.set(key, made);
  return made;
}

/** The ground that the yard of a field has for itself. */
export const yardGroundOf = (traits: FieldTraits): readonly GroundCircle[] =>
  yardOn(traits).places.ground;

/** The part of it that is the yard's before any animal's. */
export const keptFreeOf = (traits: FieldTraits): readonly GroundCircle[] =>
  yardOn(traits).places.keptFree;
