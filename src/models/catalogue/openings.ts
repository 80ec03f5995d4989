// Doors and windows that a wall can be given, in the colours of its shell.
import { doorByDay, doorByNight } from "../furniture/cottageDoor.ts";
import { WINDOW_OPENING, windowByDay, windowByNight } from "../furniture/cottageWindow.ts";
import type { Furniture } from "../furniture/furniture.ts";
import { interior } from "../furniture/interior.ts";
import { roundWindowByDay, roundWindowByNight } from "../furniture/roundWindow.ts";
import { stableDoorByDay, stableDoorByNight } from "../furniture/stableDoor.ts";
import { palette } from "../palette.ts";
import { moved, type Part } from "../parts.ts";
import type { OpeningSize } from "./openingRects.ts";
import type { Shell } from "./shells.ts";
import { recoloured } from "./tints.ts";

export type OpeningKind = OpeningSize & {
  readonly id: string;
  readonly name: string;
  readonly day: Furniture;
  readonly night: Furniture;
};

export const openingKinds: readonly OpeningKind[] = [
  {
    id: "plank-door",
    name: "Plank door",
    day: doorByDay,
    night: doorByNight,
    hole: null,
    bare: 1.42,
    tall: doorByDay.height,
    foot: 0,
  },
  {
    id: "stable-door",
    name: "Stable door",
    day: stableDoorByDay,
    night: stableDoorByNight,
    hole: null,
    bare: 1.46,
    tall: stableDoorByDay.height,
    foot: 0,
  },
  {
    id: "casement",
    name: "Casement window",
    day: windowByDay,
    night: windowByNight,
    hole: WINDOW_OPENING,
    bare: WINDOW_OPENING.width,
    tall: windowByDay.height,
    foot: 1.72,
  },
  {
    id: "round-window",
    name: "Round window",
    day: roundWindowByDay,
    night: roundWindowByNight,
    hole: null,
    bare: 0.9,
    tall: roundWindowByDay.height,
    foot: 2.1,
  },
];

/** `at` is the middle of the opening along its wall; it stands on its kind's own foot unless told. */
export type Opening = { readonly kind: string; readonly at: number; readonly foot?: number };

export const openingKind = (id: string): OpeningKind | undefined =>
  openingKinds.find((kind) => kind.id === id);

/** The kind of an opening, set on the foot that it was given. */
export function standing({ kind: id, foot }: Opening): OpeningKind | undefined {
  const kind = openingKind(id);
  return kind && foot !== undefined ? { ...kind, foot } : kind;
}

export function openingParts(kind: OpeningKind, at: number, shell: Shell, night: boolean): Part[] {
  const [plank, lighter] = shell.door;
  const [fold, deeper] = shell.curtain;
  const colours = {
    [palette.olive]: plank,
    [interior.mossLight]: lighter,
    [palette.rose]: fold,
    [palette.terracotta]: deeper,
  };
  return moved(recoloured((night ? kind.night : kind.day).parts, colours), [at, kind.foot, 0]);
}
