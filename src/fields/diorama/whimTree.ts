// The places of a whim in a tree: those of the field that suit it, or one of its own.
import { seasonTree } from "../../models/nature/seasonTree.ts";
import { moved, type Part, placed, rod, type Vec } from "../../models/parts.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimId, WhimPlace } from "../whims/whims.ts";
import { rimPoints } from "./ground.ts";
import type { FieldPlace } from "./places.ts";
import { across, nearness, seesPastEach, shareSeen, TO_VIEWER } from "./sight.ts";
import { overGround, type Site } from "./site.ts";
import { ownTree, suited } from "./treesOfWhims.ts";

/** Where it is put about a tree of size 1 that looks at the viewer along +z. */
const about: Partial<Record<WhimPlace, Vec>> = {
  bough: [0.62, 1.28, 0.72],
  crown: [0.2, 2.0, 0.86],
  trunk: [0, 0, 0],
};

/** A row of sleepers runs about the trunk; all else stands before it. */
const ROUND: WhimId = "tree-train";

type Stem = { readonly x: number; readonly z: number; readonly size: number };
/** How far before a trunk its whim stands, along x and z. */
const BEFORE = 0.42;
/** How large a tree may stand on open ground. */
const OWN = 0.85;
/** What hangs in a tree farther back than this is too small to be seen. */
const FARTHEST = -2;

export function* inTree(_: readonly Part[], site: Site, traits: FieldTraits): Iterable<FieldPlace> {
  const { id, at } = whimOf(traits);
  const { whim: open } = site.anchors.open;
  const placeIn = ({ x, z, size }: Stem): FieldPlace => {
    // Towards the middle of the field, wherever the tree stands.
    const side = x > z ? -1 : 1;
    const [ox, oy, oz] = about[at]!;
    return {
      at: [x, 0, z],
      turn: TO_VIEWER,
      size,
      ground: [{ x, z, r: 0.9 * size }],
      suit: (parts) => [
        ...moved(parts, [ox * side, oy, oz]),
        ...(at === "bough" ? [bough(side)] : []),
      ],
    };
  };
  for (const stem of stemsOf(site, traits, { id, at })) yield placeIn(stem);
  const size = Math.min(OWN, open.r * 0.95);
  const own = placeIn({ ...open, size });
  yield {
    ...own,
    ground: [{ x: open.x, z: open.z, r: Math.max(0.9 * size, open.r) }],
    tree: placed(
      seasonTree(ownTree(traits), site.season, site.seed % 83),
      own.at,
      own.turn,
      own.size,
    ),
  };
}

/** What hangs, hangs from a bough that bears it in winter as well. */
function bough(side: number): Part {
  const [x, y, z] = about.bough!;
  const [foot, long] = [0.85, Math.hypot(x, y - 0.85, z) + 0.12];
  return rod(0.1, long, [0, foot, 0], "bark", {
    sides: 6,
    upper: 0.06,
    turn: [Math.atan2(z, y - foot), 0, -side * Math.asin(x / long)],
  });
}

/** Where a whim is that hangs in a tree or stands before it. */
function hangsAt({ x, z, size }: Stem, at: WhimPlace): Vec {
  const [ox, oy, oz] = about[at]!;
  const out = Math.max(oz, BEFORE + 0.3) * size * Math.SQRT1_2;
  const middle: Vec = [x + out, Math.max(0.25, oy * size), z + out];
  return across(middle, [ox * (x > z ? -1 : 1) * size])[0]!;
}

/** The trees that it may be in, those that are nearest to the viewer first. */
function stemsOf(
  { plan, trees, free, sees }: Site,
  { landmark }: FieldTraits,
  { id, at }: { readonly id: WhimId; readonly at: WhimPlace },
): Stem[] {
  const kinds = suited[id];
  /** Where its middle is, and a little to either side: a tree that stands before it hides it. */
  const pastOthers = seesPastEach(sees.pastTrees, sees.pastHouse);
  const isClear = (stem: Stem) => {
    const sides = [-0.25, 0, 0.25].map((side) => side * stem.size);
    return shareSeen(across(hangsAt(stem, at), sides), pastOthers) > 0.5;
  };
  const oak: Stem = { x: plan.mark.x, z: plan.mark.z, size: 1.1 };
  const isOak = landmark === "old-oak" && (!kinds || kinds.includes("oak"));
  const hasRoom = (stem: Stem) => {
    const { x, z, size } = stem;
    const [px, pz] = [x + BEFORE * size, z + BEFORE * size];
    const ground = id === ROUND ? { x, z, r: size } : { x: px, z: pz, r: 0.5 * size };
    return (
      nearness({ x, z }) > FARTHEST &&
      sees.pastBuilt(overGround(px, pz, 0.3)) &&
      isClear(stem) &&
      rimPoints(ground).every(([rx, rz]) => free(rx, rz))
    );
  };
  const all = trees
    .filter((tree) => !kinds || kinds.includes(tree.kind))
    .toSorted((a, b) => nearness(b) - nearness(a));
  return [...(isOak && isClear(oak) ? [oak] : []), ...all.filter(hasRoom)];
}
