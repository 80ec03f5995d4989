// Which lights a room has at its hour, what blooms in it, and what its windows lay on the floor.

import { roomLights } from "../../scene/light/roomLight.ts";
import { lightsOf } from "../catalogue/rows.ts";
import type { Item, Light, Side, Size } from "../model/room.ts";
import { type Bloom, bloomsOf, chosenLamps, type Lamp } from "./lampChoice.ts";
import type { Mark } from "./marks.ts";
import type { Spot } from "./roomFrame.ts";
import type { ShellWanted } from "./shellWanted.ts";
import { sunPatches, windowLamps } from "./sunPatch.ts";

export type LampsShown = {
  readonly lamps: readonly Lamp[];
  readonly blooms: readonly Bloom[];
  readonly bloom: number;
  readonly patches: readonly Mark[];
  /** Of the shadows that the strongest lamp throws. */
  readonly shadow: number;
};

type Windows = { readonly patches: readonly Mark[]; readonly lamps: readonly Lamp[] };

/** Remembers the windows, which stay as they are while a thing is carried past them. */
export function lampsTeller() {
  let known: { walls: ShellWanted; inSight: ReadonlySet<Side>; windows: Windows } | null = null;

  function windowsOf(walls: ShellWanted, inSight: ReadonlySet<Side>, size: Size, hour: Light) {
    if (known?.walls === walls && known.inSight === inSight) return known.windows;
    const seen = [...inSight].map((side) => walls.walls[side]);
    const light = roomLights[hour];
    const windows = {
      patches: sunPatches(size, seen, light),
      lamps: windowLamps(size, seen, light),
    };
    known = { walls, inSight, windows };
    return windows;
  }

  return (
    things: readonly { readonly item: Item; readonly spot: Spot }[],
    walls: ShellWanted,
    inSight: ReadonlySet<Side>,
    size: Size,
    hour: Light,
  ): LampsShown => {
    const light = roomLights[hour];
    const burning = things.flatMap(({ item, spot }) => {
      const lights = item.unlit ? [] : lightsOf(item.model);
      return lights.length > 0 ? [{ spot, lights }] : [];
    });
    const fires = chosenLamps(burning).map((lamp) => ({
      ...lamp,
      power: lamp.power * light.lamps,
    }));
    const windows = windowsOf(walls, inSight, size, hour);
    return {
      lamps: chosenLamps([], [...fires, ...windows.lamps]),
      blooms: bloomsOf(burning),
      bloom: light.bloom,
      patches: windows.patches,
      shadow: light.lampShadow,
    };
  };
}
