// Puts a field's whim on it: on the house, in a tree, by the gate, along the walk or on open ground.
import { hexEdge } from "../../models/ground/island.ts";
import { type Part, type Point2, placed, turned, type Vec } from "../../models/parts.ts";
import { chance } from "../../models/random.ts";
import { heightOf, reachOf } from "../../models/whims/reach.ts";
import { whimShapes } from "../../models/whims/whimShapes.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimPlace } from "../whims/whims.ts";
import type { Anchor } from "./anchors.ts";
import { around, RADIUS, type Spot } from "./ground.ts";
import { isShown } from "./shown.ts";
import { nearness, TO_VIEWER } from "./sight.ts";
import type { Site } from "./site.ts";
import { type PlacedWhim, whimInTree } from "./whimTree.ts";

export function whimOn(traits: FieldTraits, site: Site): PlacedWhim {
  const { id, at } = whimOf(traits);
  const { season, lit } = site;
  const shape = whimShapes[id]({ season, lit, cottage: traits.cottage });
  // By day nothing shines, whatever the furniture of a room does.
  const parts = lit ? shape : shape.map((part) => ({ ...part, glow: false }));
  return places[at](parts, site, traits);
}

type Put = (parts: readonly Part[], site: Site, traits: FieldTraits) => PlacedWhim;

/** A round of grass keeps some way off what stands about it, and a whim need not. */
const RIM = 0.1;
const LARGEST = 1.1;

const onGrass = (parts: readonly Part[], { x, z, r }: Spot, seed: number): PlacedWhim => {
  const size = Math.min(LARGEST, (r + RIM) / reachOf(parts));
  const turn = TO_VIEWER - 0.45 + 0.5 * chance(seed, 90);
  return { parts: placed(parts, [x, 0, z], turn, size), ground: [{ x, z, r }] };
};

const onOpen: Put = (parts, { anchors, seed }) => onGrass(parts, anchors.open.whim, seed);

/** Where there is no room by the way: a resident has then moved to the better ground. */
const elsewhere: Put = (parts, { anchors, seed }) => onGrass(parts, anchors.open.resident, seed);

const atAnchor = (parts: readonly Part[], { at, turn }: Anchor, size: number): PlacedWhim => ({
  parts: placed(parts, at, turn, size),
  ground: [],
});

const onHouse =
  (anchor: "chimney" | "door" | "gable" | "ridge"): Put =>
  (parts, { anchors }) =>
    atAnchor(parts, anchors[anchor], anchors.houseSize);

/** How squarely a wall looks at the viewer: 1 is straight. */
const facing = ({ turn }: Anchor): number => Math.cos(turn - TO_VIEWER);

const LEAST_FACING = 0.4;

const onSill: Put = (parts, site) => {
  const { sill, sideSill, houseSize } = site.anchors;
  const sills = [sill, sideSill]
    .filter((one) => facing(one) > LEAST_FACING)
    .toSorted((a, b) => facing(b) - facing(a));
  return atAnchor(
    parts,
    sills.find(({ at }) => isShown(at, site, "house")) ?? sills[0]!,
    houseSize,
  );
};

/** How far what stands at a wall comes out from it, and how far it reaches along it. */
const OUT = 0.75;
const ASIDE = 0.85;
/** Where the edge is too near on both sides. */
const NARROW = 0.6;

/** Along the side wall, or in front beside the door where the side is turned away, hidden or at the edge. */
const onFlank: Put = (parts, site) => {
  const { wall, sill, door, houseSize } = site.anchors;
  const [x, , z] = sill.at;
  const off = 0.2 / Math.hypot(x - door.at[0], z - door.at[2]);
  const front: Anchor = {
    at: [x + (x - door.at[0]) * off, 0, z + (z - door.at[2]) * off],
    turn: sill.turn,
  };
  const isSeen = facing(wall) > LEAST_FACING;
  const walls = isSeen ? [wall, front] : [front, wall];
  const onLand = walls.filter(isOnLand);
  const halfWay = (heightOf(parts) * houseSize) / 2;
  // Behind a well or a fountain the foot of it may be hidden.
  const isInSight = (one: Anchor) => {
    const [x, y, z] = fromWall(one, 0, OUT / 2);
    return facing(one) > 0 && isShown([x, y + halfWay, z], site, "house");
  };
  const fitting = onLand.find(isInSight) ?? onLand[0];
  const chosen = fitting ?? walls[0]!;
  const size = fitting ? houseSize : houseSize * NARROW;
  const [px, , pz] = fromWall(chosen, 0, OUT / 2);
  return {
    parts: placed(parts, chosen.at, chosen.turn, size),
    ground: [{ x: px, z: pz, r: ASIDE }],
  };
};

const fromWall = ({ at: [x, y, z], turn }: Anchor, along: number, out: number): Vec => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x + along * cos + out * sin, y, z - along * sin + out * cos];
};

const isOnLand = (wall: Anchor): boolean =>
  [-ASIDE, ASIDE].every((along) => {
    const [x, , z] = fromWall(wall, along, OUT);
    return Math.hypot(x, z) < hexEdge(RADIUS, Math.atan2(z, x));
  });

/** On the slope of the roof above the side wall, half way down. */
const onSlope: Put = (parts, { anchors }) => {
  const { ridge, eave, houseSize } = anchors;
  const [rx, ry, rz] = ridge.at;
  const [nx, nz] = [Math.sin(eave.turn), Math.cos(eave.turn)];
  const out = (eave.at[0] - rx) * nx + (eave.at[2] - rz) * nz;
  const drop = ry - eave.at[1] - 0.44 * houseSize;
  const at: Vec = [rx + (nx * out) / 2, ry - drop / 2, rz + (nz * out) / 2];
  return atAnchor(turned(parts, [Math.atan2(drop, out), 0, 0]), { at, turn: eave.turn }, houseSize);
};

const SIZES = [0.85, 0.7, 0.56, 0.45] as const;
const BACK = [0.35, 0.7, 1.05, 1.4, 1.8, 2.2] as const;
const BY_WALK = 0.46;
const FROM_TRUNK = 0.3;
/** Its foot may be hidden, not more. */
const LOW = 0.3;

/** Beside the end of the walk, on whichever side there is room. */
const byGate: Put = (parts, site, traits) => {
  const { anchors, free, trees, isSeen, sees } = site;
  const { at, turn } = anchors.gate;
  const isClear = (x: number, z: number, r: number) =>
    free(x, z) &&
    trees.every((tree) => Math.hypot(tree.x - x, tree.z - z) > FROM_TRUNK + r * 0.7) &&
    [-0.5, 0, 0.5].every((side) => {
      const [px, pz] = [x + side * r, z - side * r];
      return isSeen(px, pz, LOW) && sees.pastTrees([px, LOW, pz]);
    });
  const [dx, dz] = [Math.sin(turn), Math.cos(turn)];
  for (const size of SIZES) {
    const r = reachOf(parts) * size;
    for (const back of BACK)
      for (const side of [1, -1]) {
        const out = side * (BY_WALK + r);
        const [x, z] = [at[0] - dx * back + dz * out, at[2] - dz * back - dx * out];
        const hasRoom =
          isClear(x, z, r) && around({ x, z, r: r * 0.7 }).every(([px, pz]) => free(px, pz));
        if (hasRoom)
          return { parts: placed(parts, [x, 0, z], TO_VIEWER - 0.2, size), ground: [{ x, z, r }] };
      }
  }
  return elsewhere(parts, site, traits);
};

type Stretch = { readonly from: Point2; readonly along: Point2; readonly long: number };

/** The straight stretches of the walk: those in sight before the others, the longest and nearest first. */
const stretchesOf = ({ anchors: { walk }, isSeen }: Site): Stretch[] => {
  const worth = ({ from: [x, z], along: [ax, az], long }: Stretch): number => {
    const seen = [0.25, 0.5, 0.75].filter((t) => isSeen(x + ax * long * t, z + az * long * t, 0.1));
    return seen.length * 2 + Math.min(long, 1.6) + nearness({ x, z }) * 0.08;
  };
  return walk
    .slice(1)
    .map(([x, z], i): Stretch => {
      const from = walk[i]!;
      const long = Math.hypot(x - from[0], z - from[1]);
      return { from, along: [(x - from[0]) / long, (z - from[1]) / long], long };
    })
    .toSorted((a, b) => worth(b) - worth(a));
};

const HOPSCOTCH = 2.2;

/** In the walk itself. */
const inWalk: Put = (parts, site) => {
  const { from, along, long } = stretchesOf(site)[0]!;
  const at: Vec = [from[0] + (along[0] * long) / 2, 0, from[1] + (along[1] * long) / 2];
  const size = Math.max(0.6, Math.min(0.85, long / HOPSCOTCH));
  return { parts: placed(parts, at, Math.atan2(along[0], along[1]), size), ground: [] };
};

/** In a row along the walk. */
const alongWalk: Put = (parts, site, traits) => {
  const { free, isSeen } = site;
  for (const { from, along, long } of stretchesOf(site))
    for (const side of [1, -1]) {
      const size = Math.min(0.85, long / HOPSCOTCH);
      const point = (t: number): Point2 => [
        from[0] + along[0] * long * t - along[1] * side * 0.56,
        from[1] + along[1] * long * t + along[0] * side * 0.56,
      ];
      const spots = [0.1, 0.3, 0.5, 0.7, 0.9].map(point);
      if (size < 0.5 || !spots.every(([x, z]) => free(x, z) && isSeen(x, z))) continue;
      const [x, z] = point(0.5);
      return {
        parts: placed(parts, [x, 0, z], Math.atan2(-along[1], along[0]), size),
        ground: spots.map(([sx, sz]) => ({ x: sx, z: sz, r: 0.3 })),
      };
    }
  return elsewhere(parts, site, traits);
};

/** At the near end of a bed, across it: the nearest bed whose end is seen. */
const inBed: Put = (parts, { plan, isSeen }) => {
  const ends = plan.beds
    .toSorted((a, b) => nearness(b) - nearness(a))
    .map(({ x, y, z, length, axis: [ax, az] }): Anchor => {
      const end = (length / 2 - 0.24) * (ax + az > 0 ? 1 : -1);
      return { at: [x + ax * end, y + 0.1, z + az * end], turn: Math.atan2(-ax, -az) };
    });
  const seen = ends.find(({ at: [x, y, z] }) => isSeen(x, z, y + HIGH_IN_BED));
  return atAnchor(parts, seen ?? ends[0]!, 0.8);
};
/** As high as what lies among the leaves. */
const HIGH_IN_BED = 0.25;

const onWell: Put = (parts, { plan: { water } }) => ({
  parts: placed(parts, [water.x, 0, water.z], TO_VIEWER, 1.02),
  ground: [],
});

const places: Record<WhimPlace, Put> = {
  bed: inBed,
  bough: whimInTree,
  chimney: onHouse("chimney"),
  crown: whimInTree,
  door: onHouse("door"),
  flank: onFlank,
  gable: onHouse("gable"),
  gate: byGate,
  house: (parts, { anchors }) => atAnchor(parts, anchors.wall, anchors.houseSize),
  open: onOpen,
  ridge: onHouse("ridge"),
  sill: onSill,
  slope: onSlope,
  trunk: whimInTree,
  walk: alongWalk,
  way: inWalk,
  well: onWell,
};
