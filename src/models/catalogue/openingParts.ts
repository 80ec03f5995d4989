// Doors and windows as walls have them: of what they are built, in the colours of their shell.
import type { Furniture } from "../furniture/furniture.ts";
import { palette } from "../palette.ts";
import { moved, type Part } from "../parts.ts";
import type { OpeningSize } from "./openingRects.ts";
import type { HouseShell } from "./shells.ts";
import { recoloured } from "./tints.ts";

export type OpeningKind = OpeningSize & {
  readonly id: string;
  readonly name: string;
  readonly day: Furniture["parts"];
  readonly night: Furniture["parts"];
};

export function openingParts(
  kind: OpeningKind,
  at: number,
  shell: HouseShell,
  night: boolean,
): Part[] {
  const [plank, lighter] = shell.door;
  const [fold, deeper] = shell.curtain;
  const colours = {
    [palette.olive]: plank,
    [palette.mossLight]: lighter,
    [palette.rose]: fold,
    [palette.terracotta]: deeper,
  };
  return moved(recoloured(night ? kind.night : kind.day, colours), [at, kind.foot, 0]);
}
