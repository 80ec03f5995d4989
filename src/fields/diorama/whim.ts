// Puts a field's whim on it: on the house, in a tree, by the gate, along the walk or on open ground.
import { hexEdge } from "../../models/ground/island.ts";
import { type Part, placed, turned, type Vec } from "../../models/parts.ts";
import { heightOf } from "../../models/whims/reach.ts";
import { whimShapes } from "../../models/whims/whimShapes.ts";
import { residentKindOf } from "../residents/residentKindOf.ts";
import { type ResidentKind, residentKinds } from "../residents/residentKinds.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimPlace } from "../whims/whims.ts";
import type { Anchor } from "./anchors.ts";
import { RADIUS } from "./ground.ts";
import { bestSeen } from "./shareInSight.ts";
import { isShown } from "./shown.ts";
import { nearness, TO_VIEWER } from "./sight.ts";
import { seesPast } from "./sightLines.ts";
import type { Site } from "./site.ts";
import { alongWalk, byGate, inWalk } from "./whimByWalk.ts";
import { onGrass, type PlacedWhim } from "./whimOnGrass.ts";
import type { WhimPlacer } from "./whimPlace.ts";
import { whimInTree } from "./whimTree.ts";

export function whimOn(traits: FieldTraits, site: Site): PlacedWhim {
  const { id, at } = whimOf(traits);
  const { season, lit } = site;
  const shape = whimShapes[id]({ season, lit, cottage: traits.cottage });
  // By day nothing shines, whatever the furniture of a room does.
  const parts = lit ? shape : shape.map((part) => ({ ...part, glow: false }));
  return places[at](parts, site, traits);
}

const onOpen: WhimPlacer = (parts, { anchors, seed }) => onGrass(parts, anchors.open.whim, seed);

const atAnchor = (parts: readonly Part[], { at, turn }: Anchor, size: number): PlacedWhim => ({
  parts: placed(parts, at, turn, size),
  ground: [],
});

const onHouse =
  (anchor: "chimney" | "door" | "gable"): WhimPlacer =>
  (parts, { anchors }) =>
    atAnchor(parts, anchors[anchor], anchors.houseSize);

/** How far along the ridge it moves where it would stand before a bird on the chimney. */
const ALONG_RIDGE = [0, 0.5, -0.5] as const;
const BIRD = [0.1, 0.25, 0.4] as const;

const onRidge: WhimPlacer = (parts, { anchors }, traits) => {
  const { ridge, chimney, houseSize } = anchors;
  const { seat }: ResidentKind = residentKinds[residentKindOf(traits)];
  const [x, y, z] = chimney.at;
  const bird = seat === "chimney" ? BIRD.map((up): Vec => [x, y + up, z]) : [];
  const places = ALONG_RIDGE.map((along): Anchor => ({ ...ridge, at: fromWall(ridge, 0, along) }));
  const clear = places.find(({ at, turn }) =>
    bird.every(seesPast(placed(parts, at, turn, houseSize))),
  );
  return atAnchor(parts, clear ?? ridge, houseSize);
};

/** How squarely a wall looks at the viewer: 1 is straight. */
const facing = ({ turn }: Anchor): number => Math.cos(turn - TO_VIEWER);

const LEAST_FACING = 0.4;

const onSill: WhimPlacer = (parts, site) => {
  const { sill, sideSill, houseSize } = site.anchors;
  const sills = [sill, sideSill]
    .filter((one) => facing(one) > LEAST_FACING)
    .toSorted((a, b) => facing(b) - facing(a));
  const shown = sills.filter(({ at }) => isShown(at, site, "house"));
  const best = bestSeen(
    [...shown, ...sills],
    ({ at, turn }) => placed(parts, at, turn, houseSize),
    site.sees.pastAll,
  );
  return atAnchor(parts, best!, houseSize);
};

/** How far what stands at a wall comes out from it, and how far it reaches along it. */
const OUT = 0.75;
const ASIDE = 0.85;
/** How far along its wall it moves to be seen. */
const SHIFTS = [0.3, -0.3, 0.55, -0.55] as const;
/** Where the edge is too near on both sides. */
const NARROW = 0.6;

/** Along the side wall, or in front beside the door where the side is turned away, hidden or at the edge. */
const onFlank: WhimPlacer = (parts, site) => {
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
  const aside = onLand.flatMap((one) =>
    SHIFTS.map((along): Anchor => ({ at: fromWall(one, along, 0), turn: one.turn })),
  );
  const fitting = bestSeen(
    [...onLand.filter(isInSight), ...onLand, ...aside.filter(isOnLand)],
    ({ at, turn }) => placed(parts, at, turn, houseSize),
    site.sees.pastAll,
  );
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
const onSlope: WhimPlacer = (parts, { anchors }) => {
  const { ridge, eave, houseSize } = anchors;
  const [rx, ry, rz] = ridge.at;
  const [nx, nz] = [Math.sin(eave.turn), Math.cos(eave.turn)];
  const out = (eave.at[0] - rx) * nx + (eave.at[2] - rz) * nz;
  const drop = ry - eave.at[1] - 0.44 * houseSize;
  const at: Vec = [rx + (nx * out) / 2, ry - drop / 2, rz + (nz * out) / 2];
  return atAnchor(turned(parts, [Math.atan2(drop, out), 0, 0]), { at, turn: eave.turn }, houseSize);
};

/** At the near end of a bed, across it: the nearest bed whose end is seen. */
const inBed: WhimPlacer = (parts, { plan, isSeen, sees }) => {
  const ends = plan.beds
    .toSorted((a, b) => nearness(b) - nearness(a))
    .map(({ x, y, z, length, axis: [ax, az] }): Anchor => {
      const end = (length / 2 - 0.24) * (ax + az > 0 ? 1 : -1);
      return { at: [x + ax * end, y + 0.1, z + az * end], turn: Math.atan2(-ax, -az) };
    });
  const seen = ends.filter(({ at: [x, y, z] }) => isSeen(x, z, y + HIGH_IN_BED));
  const best = bestSeen(
    [...seen, ...ends],
    ({ at, turn }) => placed(parts, at, turn, IN_BED),
    sees.pastAll,
  );
  return atAnchor(parts, best!, IN_BED);
};
const IN_BED = 0.8;
/** As high as what lies among the leaves. */
const HIGH_IN_BED = 0.25;

const onWell: WhimPlacer = (parts, { plan: { water } }) => ({
  parts: placed(parts, [water.x, 0, water.z], TO_VIEWER, 1.02),
  ground: [],
});

const places: Record<WhimPlace, WhimPlacer> = {
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
  ridge: onRidge,
  sill: onSill,
  slope: onSlope,
  trunk: whimInTree,
  walk: alongWalk,
  way: inWalk,
  well: onWell,
};
