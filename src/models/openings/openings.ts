// Doors and windows that a wall can be given.
import type { OpeningKind } from "../catalogue/openingParts.ts";
import { highWindow, sashWindow, wideWindow } from "./bareWindows.ts";
import { doorByDay, doorByNight } from "./cottageDoor.ts";
import { WINDOW_OPENING, windowByDay, windowByNight } from "./cottageWindow.ts";
import { gardenDoorByDay, gardenDoorByNight } from "./gardenDoor.ts";
import { roundWindowByDay, roundWindowByNight } from "./roundWindow.ts";
import { stableDoorByDay, stableDoorByNight } from "./stableDoor.ts";

/** An opening, and how wide it is of itself, in tiles. */
export type OpeningModel = OpeningKind & {
  readonly width: number;
  /** Of a window, in quarter tiles, with all that belongs to it: the curtains of a casement hang lower than its hole. */
  readonly window: { readonly sill: number; readonly height: number } | null;
};

/** A window that is as wide as it is, with no curtain of its own. */
const bare = (
  id: string,
  { name, width, height, day, night }: typeof sashWindow,
  foot: number,
  window: { readonly sill: number; readonly height: number },
): OpeningModel => ({
  id,
  name,
  day: day.parts,
  night: night.parts,
  width: day.footprint[0],
  hole: { width, height },
  bare: width,
  tall: day.height,
  foot,
  window,
});

export const openings: readonly OpeningModel[] = [
  {
    id: "plank-door",
    name: "Plank door",
    day: doorByDay.parts,
    night: doorByNight.parts,
    width: doorByDay.footprint[0],
    hole: null,
    bare: 1.42,
    tall: doorByDay.height,
    foot: 0,
    window: null,
  },
  {
    id: "stable-door",
    name: "Stable door",
    day: stableDoorByDay.parts,
    night: stableDoorByNight.parts,
    width: stableDoorByDay.footprint[0],
    hole: null,
    bare: 1.46,
    tall: stableDoorByDay.height,
    foot: 0,
    window: null,
  },
  {
    id: "casement",
    name: "Casement window",
    day: windowByDay.parts,
    night: windowByNight.parts,
    width: windowByDay.footprint[0],
    hole: WINDOW_OPENING,
    bare: WINDOW_OPENING.width,
    tall: windowByDay.height,
    foot: 1.72,
    window: { sill: 5, height: 10 },
  },
  {
    id: "round-window",
    name: "Round window",
    day: roundWindowByDay.parts,
    night: roundWindowByNight.parts,
    width: roundWindowByDay.footprint[0],
    hole: null,
    bare: 0.9,
    tall: roundWindowByDay.height,
    foot: 2.1,
    window: { sill: 8, height: 5 },
  },
  {
    id: "garden-door",
    name: "Garden door",
    day: gardenDoorByDay.parts,
    night: gardenDoorByNight.parts,
    width: gardenDoorByDay.footprint[0],
    hole: null,
    bare: 1.46,
    tall: gardenDoorByDay.height,
    foot: 0,
    window: null,
  },
  bare("sash-window", sashWindow, 1.2, { sill: 4, height: 10 }),
  bare("wide-window", wideWindow, 1.72, { sill: 6, height: 8 }),
  bare("high-window", highWindow, 2.7, { sill: 10, height: 4 }),
];
