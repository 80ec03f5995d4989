// The light of a room as its drawing needs it: the sun where the viewer stands, the lamps, and their blooms.
import { lightKinds } from "../../models/lights.ts";
import { poseOf, rotate, type Vec } from "../../models/pose.ts";
import type { Bloom, Lamp, OutdoorLight as Sun } from "../../scene/light/hours.ts";
import { drawnRoomLights } from "../../scene/light/roomLight.ts";
import { lightsOf } from "../catalogue/rows.ts";
import type { QuarterTurn, RoomHour } from "../model/room.ts";
import type { DrawingSpot } from "./spots.ts";

/** More lamps cost time, and beyond the strongest few nobody misses one. */
const MOST_LAMPS = 12;
/** A string of lamps lights like this many of them, at most. */
const MOST_TOGETHER = 5;

const QUARTER = Math.PI / 2;
const about = (turn: number, at: Vec): Vec => rotate(poseOf([0, turn * QUARTER, 0]), at);

/** It comes over the viewer's right shoulder wherever the viewer stands. */
export const sunOf = (light: RoomHour, quarter: QuarterTurn): Sun => {
  const sun = drawnRoomLights[light];
  return { ...sun, from: about(quarter, sun.from) };
};

const inRoom = ({ at, turn }: DrawingSpot, local: Vec): Vec => {
  const [x, y, z] = about(turn, local);
  return [at[0] + x, at[1] + y, at[2] + z];
};

const burning = (spots: readonly DrawingSpot[]): readonly DrawingSpot[] =>
  spots.filter(({ item }) => !item.unlit && lightsOf(item.model).length > 0);

/** What walls and ceiling give back of all lamps together, so that the front of a room is not lost. */
const REBOUND = { colour: "#ffb27a", power: 3.6, reach: 9 } as const;

export function drawnLamps(spots: readonly DrawingSpot[], light: RoomHour): readonly Lamp[] {
  const share = drawnRoomLights[light].lamps;
  const lamps = burning(spots).map((spot): Lamp => {
    const lights = lightsOf(spot.item.model);
    const { colour, power, reach } = lightKinds[lights[0]!.kind];
    const mean = (k: 0 | 1 | 2) => lights.reduce((sum, { at }) => sum + at[k], 0) / lights.length;
    return {
      at: inRoom(spot, [mean(0), mean(1), mean(2)]),
      colour,
      reach,
      power: power * share * Math.min(MOST_TOGETHER, lights.length),
    };
  });
  const chosen = lamps.sort((a, b) => b.power - a.power).slice(0, MOST_LAMPS);
  if (chosen.length === 0) return chosen;
  return [...chosen, { ...REBOUND, at: [0.6, 2.9, 0.6], power: REBOUND.power * share }];
}

export const drawnBlooms = (spots: readonly DrawingSpot[], light: RoomHour): readonly Bloom[] =>
  burning(spots).flatMap((spot) =>
    lightsOf(spot.item.model).map(({ kind, at }) => {
      const { colour, size, strength } = lightKinds[kind].bloom;
      const share = drawnRoomLights[light].bloom;
      return { at: inRoom(spot, at), colour, size: size * share, strength: strength * share };
    }),
  );
