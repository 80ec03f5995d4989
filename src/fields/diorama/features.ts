// The water of a field and its landmark, where the layout puts them.
import { chapel } from "../../models/buildings/chapel.ts";
import { MILL_HUB, mill, millSails } from "../../models/buildings/mill.ts";
import { ruin } from "../../models/buildings/ruin.ts";
import { well } from "../../models/buildings/well.ts";
import { brook } from "../../models/ground/brook.ts";
import { fall, footbridge } from "../../models/ground/brookEnd.ts";
import { hotSpring } from "../../models/ground/hotSpring.ts";
import { pond } from "../../models/ground/pond.ts";
import { dewPond, spring } from "../../models/ground/springs.ts";
import { duck } from "../../models/nature/hen.ts";
import { hiveRow, standingStones } from "../../models/nature/landmarks.ts";
import { beeTree, oldOak } from "../../models/nature/oldTrees.ts";
import { type Part, type Point2, placed, type Vec } from "../../models/parts.ts";
import { chance } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import type { FieldTraits } from "../traits.ts";
import { RADIUS } from "./ground.ts";
import { frontSights, isDoorSeen } from "./houseSights.ts";
import type { FieldPlan } from "./plans.ts";
import { seesPastRounds } from "./sight.ts";
import { seesPast } from "./sightLines.ts";

export function waterOf(
  { water }: FieldTraits,
  { water: pool, stream }: FieldPlan,
  season: Season,
  seed: number,
): Part[] {
  const state = { ice: season === "hearth" };
  const at = [pool.x, 0, pool.z] as const;
  switch (water) {
    case "pond":
      return [
        ...placed(pond({ radius: 1.0, seed: seed % 11, stretch: 1.08, ice: state.ice }), at),
        ...(state.ice ? [] : placed(duck(), [pool.x - 0.1, 0.06, pool.z + 0.1], -0.7, 0.9)),
      ];
    case "stream": {
      const rim = rimAt(stream.at(-1)!);
      const [[ax, az], [bx, bz]] = [stream[2]!, stream[3]!];
      const across = -Math.atan2(bz - az, bx - ax) - Math.PI / 2;
      return [
        ...brook({ line: stream, width: 0.6, seed }, state),
        ...placed(fall(0.6, 1.7, state, seed), [rim.at[0], 0, rim.at[1]], -rim.heading),
        ...placed(footbridge(1.15), [(ax + bx) / 2, 0, (az + bz) / 2], across, 0.85),
      ];
    }
    case "well":
      return placed(well(), at, 0.5 + chance(seed, 8) * 0.6, 1.02);
    case "spring":
      return placed(spring(seed, state), at, 0.5, 1.05);
    case "dew":
      return placed(dewPond(seed, state), at, 0, 1.1);
  }
}

const SIDE = Math.PI / 3;

/** The point of the rim by a point near it, and the heading in which the land ends there. */
function rimAt([x, z]: Point2): { at: Point2; heading: number } {
  const heading = (Math.floor(Math.atan2(z, x) / SIDE) + 0.5) * SIDE;
  const [nx, nz] = [Math.cos(heading), Math.sin(heading)];
  const short = RADIUS * Math.cos(SIDE / 2) - 0.09 - (x * nx + z * nz);
  return { at: [x + nx * short, z + nz * short], heading };
}

/** Old stones that no one counts as a landmark stand only where few ever built. */
const lonely: readonly FieldTraits["region"][] = ["downs", "moor", "fells", "shore"];
const RUINS = 0.3;

const MILL = { turn: 0.62, size: 0.92 } as const;
const millAngle = (seed: number): number => 0.15 + chance(seed, 4);

/** What turns about an axis of its own, in a place of its own. */
export type Rotor = {
  readonly parts: readonly Part[];
  readonly at: Vec;
  /** Where its axis points, about the upright. */
  readonly heading: number;
  readonly size: number;
  /** How far it has turned in every picture. */
  readonly angle: number;
};

/** The sails of the mill, where there is one. */
export function sailsOf(
  { landmark }: FieldTraits,
  { mark }: FieldPlan,
  seed: number,
): Rotor | null {
  if (landmark !== "mill") return null;
  const [x, y, z] = MILL_HUB.map((one) => one * MILL.size) as [number, number, number];
  const [sin, cos] = [Math.sin(MILL.turn), Math.cos(MILL.turn)];
  const at: Vec = [mark.x + x * cos + z * sin, y, mark.z - x * sin + z * cos];
  return { parts: millSails(), at, heading: MILL.turn, size: MILL.size, angle: millAngle(seed) };
}

/** Its high stones stand behind; where they would hide the door, the ring is turned round. */
const STONES = { turn: 0.3, size: 1.1 } as const;

function stonesOn(traits: FieldTraits, plan: FieldPlan, seed: number): Part[] {
  const at = [plan.mark.x, 0, plan.mark.z] as const;
  const ring = (turn: number) => placed(standingStones(seed), at, turn, STONES.size);
  const usual = ring(STONES.turn);
  return isDoorSeen(traits, plan, seed, seesPast(usual)) ? usual : ring(STONES.turn + Math.PI);
}

/**
 * Behind the hives; where it would stand before the house, at their one end, and not so high; where
 * that is before the door, by the other, away from the edge.
 */
const BEE_TREE = { x: -0.55, z: -0.85, size: 0.95 } as const;
const ASIDE = { x: -1.2, z: 0.21, size: 0.8 } as const;
const BEYOND = { x: 0.75, z: -0.75, size: 0.8 } as const;
const BEE_CROWN = { r: 0.6, height: 2 } as const;

function beeTreeOn(traits: FieldTraits, plan: FieldPlan, season: Season, seed: number): Part[] {
  const { x, z } = plan.mark;
  const { door, wall } = frontSights(traits, plan, seed);
  const sees = seesPastRounds([{ x: x + BEE_TREE.x, z: z + BEE_TREE.z, ...BEE_CROWN }]);
  const tree = (place: Record<"x" | "z" | "size", number>) =>
    placed(beeTree(season, seed), [x + place.x, 0, z + place.z], 0.6, place.size);
  if ([...door, ...wall].every(sees)) return tree(BEE_TREE);
  const aside = tree(ASIDE);
  return isDoorSeen(traits, plan, seed, seesPast(aside)) ? aside : tree(BEYOND);
}

const hasRuin = ({ region, water }: FieldTraits, seed: number): boolean =>
  lonely.includes(region) && water !== "stream" && chance(seed, 41) < RUINS;

/** Whether anything stands there, which is the same at all times. */
export const hasLandmark = (traits: FieldTraits, seed: number): boolean =>
  traits.landmark !== "none" || hasRuin(traits, seed);

export function landmarkOf(
  traits: FieldTraits,
  plan: FieldPlan,
  season: Season,
  lit: boolean,
  seed: number,
  hasSails = true,
): Part[] {
  const { landmark } = traits;
  const { mark } = plan;
  const at = [mark.x, 0, mark.z] as const;
  switch (landmark) {
    case "none":
      return hasRuin(traits, seed) ? placed(ruin(seed % 97), at, 0.4, 0.82) : [];
    case "old-oak":
      return placed(oldOak(season, seed % 89), at, 0.45 + chance(seed, 4) * 0.6, 1.02);
    case "standing-stones":
      return stonesOn(traits, plan, seed);
    case "mill":
      return placed(mill(lit, hasSails ? millAngle(seed) : null), at, MILL.turn, MILL.size);
    case "beehives":
      return [
        ...placed(hiveRow(seed, season !== "hearth"), at, 0.66, 1.05),
        ...beeTreeOn(traits, plan, season, seed),
      ];
    case "chapel":
      return placed(chapel(lit), at, 0.5, 1.1);
    case "hot-spring":
      return placed(hotSpring(seed), at, 0.4, 1.05);
  }
}
