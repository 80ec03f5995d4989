// Where a field lets things be put: on its cottage, its trees, its water's edge, and on open ground.
import {
  type HousePoint,
  housePoints,
  pointsOfCottage,
} from "../../models/buildings/cottageShapes.ts";
import type { Point2, Vec } from "../../models/parts.ts";
import type { FieldTraits } from "../traits.ts";
import { HOUSE_SIZE, houseAngle, onHouse } from "./glow.ts";
import type { Tree } from "./groves.ts";
import type { OpenGround } from "./openGround.ts";
import type { FieldPlan } from "./plans.ts";
import { nearness, TO_VIEWER } from "./sight.ts";

/** A point of the field, and which way it looks: what faces +z is put there with `placed(parts, at, turn)`. */
export type Anchor = { readonly at: Vec; readonly turn: number };

/**
 * Where residents and whims may be put, already turned into the field. Those of the cottage lie on
 * its surface and look outward: `door` at the foot of the door, `sill` and `sideSill` on a window's
 * sill in the front and in the side on +x, `gable` under the ridge in front, `ridge` on top of it,
 * looking along it, `chimney` at its mouth, `eave` under the roof's edge, `wall` at the foot of the
 * side.
 */
export type Anchors = Readonly<Record<(typeof housePoints)[number], Anchor>> & {
  /** How large the cottage stands: what belongs to it is scaled so. */
  readonly houseSize: number;
  /** The end of the walk, looking out of the field. */
  readonly gate: Anchor;
  readonly walk: readonly Point2[];
  /** Foot of the tree that is seen best, or of the old oak, looking at the viewer. */
  readonly trunk: Anchor | null;
  /** Where something hangs from that tree. */
  readonly bough: Anchor | null;
  /** The top of the lamp post. */
  readonly post: Anchor;
  /** The edge of the water on the viewer's side, looking over it. */
  readonly bank: Anchor | null;
  /** The near end of the bed that is nearest to the viewer. */
  readonly bed: Anchor;
  /**
   * Free rounds of grass in sight: at least 0.25 for the resident and 0.3 for the whim, for most
   * twice that. What is put there fits itself to `r`.
   */
  readonly open: OpenGround;
};

export function anchorsOf(
  traits: FieldTraits,
  plan: FieldPlan,
  field: { readonly trees: readonly Tree[]; readonly open: OpenGround; readonly seed: number },
): Anchors {
  const { trees, open, seed } = field;
  const { walk, lamp } = plan;
  const fixed = ({ at: [x, y, z], turn }: HousePoint): Anchor => ({
    at: onHouse(plan, seed, x, y, z),
    turn: turn + houseAngle(plan, seed),
  });
  const own = pointsOfCottage(traits.cottage);
  const [gate, before] = [walk.at(-1)!, walk.at(-2)!];
  const near = plan.beds.toSorted((a, b) => nearness(b) - nearness(a))[0]!;
  const end = near.axis[0] + near.axis[1] > 0 ? near.length / 2 : -near.length / 2;
  return {
    ...(Object.fromEntries(housePoints.map((name) => [name, fixed(own[name])])) as Record<
      (typeof housePoints)[number],
      Anchor
    >),
    houseSize: HOUSE_SIZE,
    gate: { at: [gate[0], 0, gate[1]], turn: Math.atan2(gate[0] - before[0], gate[1] - before[1]) },
    walk,
    ...treeAnchors(traits, plan, trees),
    post: { at: [lamp[0], 1.29, lamp[1]], turn: 0.3 },
    bank: bankOf(traits, plan),
    bed: {
      at: [near.x + near.axis[0] * end, near.y + 0.12, near.z + near.axis[1] * end],
      turn: TO_VIEWER,
    },
    open,
  };
}

function treeAnchors(
  { landmark }: FieldTraits,
  { mark }: FieldPlan,
  trees: readonly Tree[],
): Pick<Anchors, "trunk" | "bough"> {
  const nearest = trees.toSorted((a, b) => nearness(b) - nearness(a))[0];
  const best = landmark === "old-oak" ? { x: mark.x, z: mark.z, size: 1.25 } : (nearest ?? null);
  if (!best) return { trunk: null, bough: null };
  const { x, z, size } = best;
  return {
    trunk: { at: [x, 0, z], turn: TO_VIEWER },
    bough: { at: [x + 0.5 * size, 1.2 * size, z + 0.3 * size], turn: TO_VIEWER },
  };
}

function bankOf({ water }: FieldTraits, { water: pool, stream }: FieldPlan): Anchor | null {
  const turn = TO_VIEWER - Math.PI;
  if (water === "well") return null;
  if (water === "stream") {
    const [[ax, az], [bx, bz]] = [stream[2]!, stream[3]!];
    const long = Math.hypot(bx - ax, bz - az);
    const side = bx - ax > bz - az ? -0.42 : 0.42;
    const across = [((bz - az) / long) * side, ((ax - bx) / long) * side] as const;
    return { at: [(ax + bx) / 2 + across[0], 0.03, (az + bz) / 2 + across[1]], turn };
  }
  const out = (water === "pond" ? 1.02 : 0.72) * Math.SQRT1_2;
  return { at: [pool.x + out, 0.05, pool.z + out], turn };
}
