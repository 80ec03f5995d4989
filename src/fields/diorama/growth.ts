// What grows round the farm: trees of the region, what bounds the field, flowers in the grass.
import { boundary } from "../../models/ground/boundaries.ts";
import { hexEdge } from "../../models/ground/island.ts";
import { flower, tuft } from "../../models/nature/flower.ts";
import { seasonTree, type TreeKind } from "../../models/nature/seasonTree.ts";
import { ball, bead, type Colour, type Part, placed, repeat } from "../../models/parts.ts";
import { between, chance, pick } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import type { FieldTraits } from "../traits.ts";
import { type Free, RADIUS } from "./ground.ts";
import type { Layout } from "./layout.ts";
import type { OpenGround } from "./openGround.ts";
import { sightOver } from "./sight.ts";
import { country, leanOf } from "./surroundings.ts";

export type Tree = {
  readonly kind: TreeKind;
  readonly x: number;
  readonly z: number;
  readonly size: number;
  readonly seed: number;
};

/** How wide a tree's crown is, and how high its top, for one of size 1. */
const CROWN = { r: 0.75, height: 2.4 };

/** Which trees stand on a field, and where: none before the open ground, nor on it. */
export function treesOf(
  traits: FieldTraits,
  { groves }: Layout,
  open: OpenGround,
  seed: number,
): Tree[] {
  const { trees: kinds } = country[traits.region];
  return groves.flatMap(({ x, z, size, yields }, i) => {
    if (yields(traits) || chance(seed, i + 50) < 0.12) return [];
    const crown = { x, z, r: CROWN.r * size, height: CROWN.height * size };
    const isSeen = sightOver([crown], []);
    const isInTheWay = Object.values(open).some(
      (spot) => Math.hypot(spot.x - x, spot.z - z) < spot.r + 0.3 || !isSeen(spot.x, spot.z, 0.3),
    );
    if (isInTheWay) return [];
    const kind = kinds[Math.floor(chance(seed, i + 60) * kinds.length)]!;
    return [
      {
        kind,
        x: x + between(-0.15, 0.15, seed, i + 70),
        z: z + between(-0.12, 0.12, seed, i + 80),
        size: size * between(0.92, 1.1, seed, i + 90),
        seed: (seed % 83) + i * 7,
      },
    ];
  });
}

export const grown = (
  { wind }: FieldTraits,
  { kind, x, z, size, seed }: Tree,
  season: Season,
): Part[] => placed(seasonTree(kind, season, seed, leanOf[wind]), [x, 0, z], 0, size);

export function sides({ region, water }: FieldTraits, season: Season, seed: number): Part[] {
  const kind = country[region].boundary;
  const gapForStream = water === "stream" ? 0.62 : 0.9;
  return [
    ...boundary(kind, RADIUS, 3, season, seed),
    ...boundary(kind, RADIUS, 4, season, seed, 0, water === "stream" ? 0.84 : 1),
    ...boundary(kind, RADIUS, 5, season, seed, 0.08, gapForStream),
  ];
}

export function meadow({ region }: FieldTraits, season: Season, seed: number, free: Free): Part[] {
  const { flowers } = country[region];
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
      return kind < 0.2 ? [drift] : placed(tuft(i, 0.2, tops.hearth).slice(0, 3), [x, 0, z]);
    }
    if (kind < 0.45)
      return placed(tuft(i, between(0.16, 0.28, seed, i), tops[season]).slice(0, 4), [x, 0, z]);
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
