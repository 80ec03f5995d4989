// Where those of the village are pinned to the map as it is looked at: each with a face where there is room, else one pin for all (label placement).
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { parishMiddle } from "../../fields/land/place.ts";
import { parishesOf } from "../../fields/parishSlug.ts";
import type { AskedNeighbour } from "../../fields/search/fieldQuery.ts";
import {
  hasVillage,
  homeById,
  homeOf,
  type Neighbourly,
  neighbourly,
  VILLAGE,
} from "../../fields/village/homes.ts";
import { henAt, isPedlarAtGates, parishesOn } from "../../fields/village/rounds.ts";
import type { Day } from "../../fields/weather/weather.ts";
import { hasRoomForFaces, ROOM_FOR_FACES } from "../view/facesFit.ts";
import { lensOf } from "../view/lens.ts";
import {
  clampMapView,
  groundToWindow,
  type MapView,
  type MapWindow,
  zoomFor,
} from "../view/mapView.ts";

/** In CSS pixels from the left and top of the window: where the foot of the pin is. */
export type PlacedPin = { readonly who: Neighbourly; readonly x: number; readonly y: number };

/** `village` stands for all of them where they would lie over each other. */
export type VillageInView = {
  readonly pins: readonly PlacedPin[];
  readonly village: { readonly x: number; readonly y: number } | null;
};

/** Across a face with its rim, in CSS pixels. */
export const PIN_WIDTH = 32;
/** How far above its foot the middle of a face is. */
const RISE = 24;
/** A name may lie where the pedlar stands. */
const OVER_NAME = 16;
/** From one face to the next beside it. */
const ASIDE = PIN_WIDTH + 1;
const EDGE = 8;
/** How high a house of the village is, in steps. */
const ROOF = 0.3;

type Spot = { readonly x: number; readonly z: number };

/** Where on the ground somebody is met on a day; null in a country without that place. */
export function pinSpotOf(who: Neighbourly, day: Day, size: number): Spot | null {
  if (!hasVillage(size)) return null;
  if (who === "hen") return henAt(day);
  if (who !== "pedlar") return homeOf(who);
  if (isPedlarAtGates(day)) return homeById("cross");
  const parish = parishesOn("pedlar", day).find((one) => one < parishesOf(size));
  return parish === undefined ? null : hexCentre(parishMiddle(parish));
}

/** Where a face is put that has another in its place: ever further about it, first to the right. */
const aside: readonly (readonly [right: number, down: number])[] = [
  [0, 0],
  ...[1, 1.3, 1.7, 2.2, 2.8, 3.4].flatMap((far) =>
    Array.from({ length: 12 }, (_, n): [number, number] => {
      const turn = (n % 2 ? -1 : 1) * Math.ceil(n / 2) * (Math.PI / 6);
      return [far * Math.cos(turn), -far * Math.sin(turn)];
    }),
  ),
];

export function pinsInView(
  view: MapView,
  frame: MapWindow,
  { day, size }: { readonly day: Day; readonly size: number },
): VillageInView {
  const seen = (spot: Spot) => groundToWindow(spot, view, frame);
  const isInside = ({ x, y }: { x: number; y: number }) =>
    x > EDGE + PIN_WIDTH / 2 &&
    y > EDGE + PIN_WIDTH / 2 + RISE &&
    x < frame.width - EDGE - PIN_WIDTH / 2 &&
    y < frame.height - EDGE;
  if (!hasVillage(size)) return { pins: [], village: null };
  const { step, cosRise, nearness } = lensOf(view, frame);
  if (!hasRoomForFaces(view, frame)) {
    const village = seen(hexCentre(parishMiddle(VILLAGE)));
    return { pins: [], village: isInside(village) ? village : null };
  }
  // Close by it stands on the roof of the house that is seen then.
  const roof = nearness * step * ROOF * cosRise;
  const pins: PlacedPin[] = [];
  for (const who of neighbourly) {
    const spot = pinSpotOf(who, day, size);
    if (!spot) continue;
    const { x, y } = seen(spot);
    const isOnHisWay = who === "pedlar" && !isPedlarAtGates(day);
    const foot = y - (isOnHisWay ? OVER_NAME : roof);
    const free = aside
      .map(([right, down]) => ({ who, x: x + right * ASIDE, y: foot + down * ASIDE }))
      .find((pin) =>
        pins.every((other) => Math.hypot(other.x - pin.x, other.y - pin.y) >= PIN_WIDTH),
      );
    if (free && isInside(free)) pins.push(free);
  }
  return { pins, village: null };
}

/** About one of them, or about the market cross, so close that all faces have room; closer stays closer. */
export function viewOfHome(
  who: AskedNeighbour,
  from: MapView,
  frame: MapWindow,
  { day, size }: { readonly day: Day; readonly size: number },
): MapView {
  const middle = who === "everybody" ? null : pinSpotOf(who, day, size);
  const { x, z } = middle ?? hexCentre(parishMiddle(VILLAGE));
  const across = Math.min(frame.width, frame.height) / (1.15 * ROOM_FOR_FACES);
  return clampMapView({ x, z, zoom: Math.max(from.zoom, zoomFor(across, frame)) }, frame);
}
