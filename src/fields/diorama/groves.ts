// Where the trees of a field stand: behind and beside, never before what they would hide.
import { hexEdge } from "../../models/ground/island.ts";
import type { TreeKind } from "../../models/nature/seasonTree.ts";
import type { Vec } from "../../models/pose.ts";
import { between, chance } from "../../models/random.ts";
import type { FieldTraits } from "../traits.ts";
import { type GroundRoom, isFreeOn, type Margins } from "./freeGround.ts";
import { type GroundCircle, RADIUS } from "./ground.ts";
import type { OpenGround } from "./openGround.ts";
import type { FieldPlan } from "./plans.ts";
import { across, nearness, type SightBlocker, seesPastRounds } from "./sight.ts";
import { regionScenery } from "./surroundings.ts";

export type Tree = {
  readonly kind: TreeKind;
  readonly x: number;
  readonly z: number;
  readonly size: number;
  readonly seed: number;
};

/** How wide a tree's crown is, and how high its top, for one of size 1. */
const CROWN = { r: 0.8, height: 2.6 };
const HEADINGS = 42;
const TRUNK = 0.3;
/** What is built has some room about it already, and all places are within the edge. */
const MARGINS: Margins = { edge: 0, beds: TRUNK + 0.12, taken: 0.08 };

/** What of a tree hides something. */
export const crownOf = ({ x, z, size }: Pick<Tree, "x" | "z" | "size">): SightBlocker => ({
  x,
  z,
  r: CROWN.r * size,
  height: CROWN.height * size,
});

/** Of all places by the edge, those that stand in nobody's way, and of these as many as the region has. */
export function treesOf(
  traits: FieldTraits,
  plan: FieldPlan,
  field: {
    readonly standing: readonly SightBlocker[];
    readonly open: Partial<OpenGround>;
    readonly room: GroundRoom;
    readonly seed: number;
    /** Points about the door, where something there is to be seen. */
    readonly door?: readonly Vec[];
    /** Whether the picture holds all of a tree: leaves reach farther than any round of a crown. */
    readonly holds?: (tree: Tree) => boolean;
  },
): Tree[] {
  const { standing, open, room, seed } = field;
  const { trees: kinds, grove } = regionScenery[traits.region];
  const shown = [...sights(traits, plan, standing, open), ...(field.door ?? [])];
  const isFree = isFreeOn(room, MARGINS);
  const stands: Tree[] = [];
  const candidates = places(seed, grove.rows === true).toSorted((a, b) => a.worth - b.worth);
  for (const { x, z, n } of candidates) {
    if (stands.length === grove.count) break;
    const size = between(0.66, 0.98, seed, n + 90) * grove.size;
    const fits =
      isFree(x, z) &&
      Object.values(open).every((spot) => Math.hypot(spot.x - x, spot.z - z) > spot.r + TRUNK) &&
      stands.every((one) => Math.hypot(one.x - x, one.z - z) > grove.apart) &&
      shown.every(seesPastRounds([crownOf({ x, z, size })]));
    if (!fits) continue;
    const kind = kinds[Math.floor(chance(seed, n + 60) * kinds.length)]!;
    const tree = { kind, x, z, size, seed: (seed % 83) + n * 7 };
    if (field.holds?.(tree) ?? true) stands.push(tree);
  }
  return stands;
}

/** Two rings of places by the edge, those behind first; in rows none is out of line. */
function places(seed: number, inRows: boolean) {
  const loose = inRows ? 0 : 1;
  return Array.from({ length: HEADINGS * 2 }, (_, n) => {
    const step = n + between(-0.3, 0.3, seed, n + 70) * loose;
    const heading = (step * 2 * Math.PI) / HEADINGS;
    const inward = n < HEADINGS ? 0.58 : 1.4;
    const out = hexEdge(RADIUS, heading) - inward - between(0, 0.2, seed, n + 80) * loose;
    const [x, z] = [Math.cos(heading) * out, Math.sin(heading) * out];
    const draw = chance(seed, n + 50) * (inRows ? 0.3 : 1.4);
    return { x, z, n, worth: nearness({ x, z }) * 0.22 + draw + inward * 0.3 };
  });
}

/** Points that must be seen past every tree. */
function sights(
  { water: kind }: FieldTraits,
  { house, water, beds, lamp, stream }: FieldPlan,
  standing: readonly SightBlocker[],
  open: Partial<OpenGround>,
): Vec[] {
  const about = ({ x, z, r }: GroundCircle, y: number) =>
    across([x, y, z], [0, -r * Math.SQRT1_2, r * Math.SQRT1_2]);
  return [
    ...about(house, 0.5),
    ...about(house, 1.6),
    ...standing.flatMap((one) => about(one, one.height * 0.45)),
    ...(kind === "stream"
      ? stream.slice(1).map(([x, z]): Vec => [x, 0, z])
      : [[water.x, 0, water.z] satisfies Vec]),
    [lamp[0], 0.9, lamp[1]],
    ...beds.flatMap(({ x, y, z, axis: [ax, az], length }) =>
      [-0.35, 0, 0.35].map(
        (t) => [x + ax * length * t, y + 0.3, z + az * length * t] satisfies Vec,
      ),
    ),
    ...Object.values(open).flatMap((spot) => [...about(spot, 0.15), ...about(spot, 0.45)]),
  ];
}
