// What grows round the farm: trees of the region, what bounds the field, flowers in the grass.
import { boundary } from "../../models/ground/boundaries.ts";
import { hexEdge } from "../../models/ground/island.ts";
import { flower, tuft } from "../../models/nature/flower.ts";
import { seasonTree } from "../../models/nature/seasonTree.ts";
import {
  ball,
  bead,
  type Colour,
  type Part,
  type Point2,
  placed,
  repeat,
} from "../../models/parts.ts";
import { between, chance, pick } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import type { FieldTraits } from "../traits.ts";
import { type FreeGroundPredicate, RADIUS } from "./ground.ts";
import type { Tree } from "./groves.ts";
import type { FieldPlan } from "./plans.ts";
import { leanOf, regionScenery } from "./surroundings.ts";

export const growTree = (
  { wind }: FieldTraits,
  { kind, x, z, size, seed }: Tree,
  season: Season,
): Part[] => placed(seasonTree(kind, season, seed, leanOf[wind]), [x, 0, z], 0, size);

/** Behind, where it hides nothing. */
const BACK_SIDES = [3, 4, 5] as const;
const GAP = 0.11;

/** What bounds the field stops where a way or the stream comes through. */
export function fieldEdges(
  { region, water }: FieldTraits,
  { walk, stream }: FieldPlan,
  season: Season,
  seed: number,
): Part[] {
  const { bounds } = regionScenery[region];
  const ways = [
    walk[0]!,
    walk.at(-1)!,
    // Along wet sand all of it is in the way, where it only crosses a fence its ends are.
    ...(water === "stream" ? (region === "shore" ? stream : [stream[0]!, stream.at(-1)!]) : []),
  ];
  return BACK_SIDES.flatMap((side, n) => {
    const gaps = ways.flatMap((way) => crossing(side, way)).toSorted((a, b) => a - b);
    const stretches = [0, ...gaps.flatMap((at) => [at - GAP, at + GAP]), 1];
    return Array.from({ length: stretches.length / 2 }, (_, i) => {
      const [from, to] = [Math.max(0, stretches[2 * i]!), Math.min(1, stretches[2 * i + 1]!)];
      return to - from > 0.12 ? boundary(bounds[n]!, RADIUS, side, season, seed, from, to) : [];
    }).flat();
  });
}

/** How far along a side of the hex a point by that side lies, from 0 to 1; none where it is not by it. */
function crossing(side: number, [x, z]: Point2): number[] {
  const heading = ((side + 0.5) * Math.PI) / 3;
  const out = x * Math.cos(heading) + z * Math.sin(heading);
  if (out < RADIUS * Math.cos(Math.PI / 6) - 0.75) return [];
  const along = (z * Math.cos(heading) - x * Math.sin(heading)) / RADIUS + 0.5;
  return along > -0.05 && along < 1.05 ? [along] : [];
}

export function fieldMeadow(
  { region }: FieldTraits,
  season: Season,
  seed: number,
  free: FreeGroundPredicate,
): Part[] {
  const { flowers } = regionScenery[region];
  const tops: Record<Season, Colour> = {
    seedtime: "#a9d46f",
    highSun: "#8cc152",
    leafFall: "#d6b765",
    hearth: "#e4e0c4",
  };
  return repeat(95, (i) => {
    const heading = chance(seed, i + 200) * 2 * Math.PI;
    const out = Math.sqrt(chance(seed, i + 400)) * (hexEdge(RADIUS, heading) - 0.42);
    const [x, z] = [Math.cos(heading) * out, Math.sin(heading) * out];
    if (!free(x, z)) return [];
    const kind = chance(seed, i + 600);
    if (season === "hearth") {
      if (kind > 0.35) return [];
      const drift = ball(between(0.12, 0.24, seed, i), [x, 0, z], "#dfe9f3", {
        squash: 0.35,
        flat: true,
        detail: 1,
        rough: 0.06,
        top: "#ffffff",
      });
      return kind < 0.2 ? [drift] : placed(tuft(i, 0.2, tops.hearth, 3), [x, 0, z]);
    }
    if (kind < 0.45)
      return placed(tuft(i, between(0.16, 0.28, seed, i), tops[season], 4), [x, 0, z]);
    if (season === "leafFall") {
      const leafy = bead(0.07, [x, 0.01, z], pick(["#d6873a", "#c9602f", "#e3b04b"], seed, i), {
        squash: 0.3,
        flat: true,
      });
      return [leafy];
    }
    return placed(flower(pick(flowers as [Colour, ...Colour[]], seed, i), i), [x, 0, z], i);
  });
}
