// Puts a whim in a tree: the one that is seen best of those that suit it, or one of its own.
import { seasonTree } from "../../models/nature/seasonTree.ts";
import { moved, type Part, placed, rod, type Vec } from "../../models/parts.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimId, WhimPlace } from "../whims/whims.ts";
import { rimPoints } from "./ground.ts";
import { bestSeen } from "./shareInSight.ts";
import { nearness, TO_VIEWER } from "./sight.ts";
import type { Site } from "./site.ts";
import { ownTree, suited } from "./treesOfWhims.ts";
import type { PlacedWhim } from "./whimOnGrass.ts";

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

export function whimInTree(parts: readonly Part[], site: Site, traits: FieldTraits): PlacedWhim {
  const { season } = site;
  const { id, at } = whimOf(traits);
  const { whim: open } = site.anchors.open;
  const onOpen: Stem = { ...open, size: Math.min(OWN, open.r * 0.95) };
  // Towards the middle of the field, wherever the tree stands.
  const thingIn = ({ x, z, size }: Stem): Part[] => {
    const side = x > z ? -1 : 1;
    const [ox, oy, oz] = about[at]!;
    const thing = [...moved(parts, [ox * side, oy, oz]), ...(at === "bough" ? [bough(side)] : [])];
    return placed(thing, [x, 0, z], TO_VIEWER, size);
  };
  const stem = bestSeen(
    [...stemsOf(site, traits, { id, at }), onOpen],
    thingIn,
    site.sees.pastAll,
  )!;
  const { x, z, size } = stem;
  const own = stem === onOpen ? seasonTree(ownTree(traits), season, site.seed % 83) : [];
  return {
    parts: [...placed(own, [x, 0, z], TO_VIEWER, size), ...thingIn(stem)],
    ground: [{ x, z, r: Math.max(0.9 * size, stem === onOpen ? open.r : 0) }],
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
function hangsAt({ x, z, size }: Stem, at: WhimPlace, aside: number): Vec {
  const [ox, oy, oz] = about[at]!;
  const [across, out] = [(ox * (x > z ? -1 : 1) + aside) * size, Math.max(oz, BEFORE + 0.3) * size];
  return [
    x + (across + out) * Math.SQRT1_2,
    Math.max(0.25, oy * size),
    z + (out - across) * Math.SQRT1_2,
  ];
}

/** The trees that it may be in, those that are nearest to the viewer first. */
function stemsOf(
  { plan, trees, free, isSeen, sees }: Site,
  { landmark }: FieldTraits,
  { id, at }: { readonly id: WhimId; readonly at: WhimPlace },
): Stem[] {
  const kinds = suited[id];
  /** Where its middle is, and a little to either side: a tree that stands before it hides it. */
  const isClear = (stem: Stem) =>
    [-0.25, 0, 0.25].filter((aside) => {
      const point = hangsAt(stem, at, aside);
      return sees.pastTrees(point) && sees.pastHouse(point);
    }).length > 1;
  const oak: Stem = { x: plan.mark.x, z: plan.mark.z, size: 1.1 };
  const isOak = landmark === "old-oak" && (!kinds || kinds.includes("oak"));
  const hasRoom = (stem: Stem) => {
    const { x, z, size } = stem;
    const [px, pz] = [x + BEFORE * size, z + BEFORE * size];
    const ground = id === ROUND ? { x, z, r: size } : { x: px, z: pz, r: 0.5 * size };
    return (
      nearness({ x, z }) > FARTHEST &&
      isSeen(px, pz, 0.3) &&
      isClear(stem) &&
      rimPoints(ground).every(([rx, rz]) => free(rx, rz))
    );
  };
  const all = trees
    .filter((tree) => !kinds || kinds.includes(tree.kind))
    .toSorted((a, b) => nearness(b) - nearness(a));
  return [...(isOak && isClear(oak) ? [oak] : []), ...all.filter(hasRoom)];
}
