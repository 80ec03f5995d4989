// The places of a whim at the house: on its roof, at a window, along a wall.
import { type Part, turned, type Vec } from "../../models/parts.ts";
import { heightOf } from "../../models/whims/reach.ts";
import { residentKindOf } from "../residents/residentKindOf.ts";
import { type ResidentKind, residentKinds } from "../residents/residentKinds.ts";
import type { FieldTraits } from "../traits.ts";
import type { Anchor } from "./anchors.ts";
import { edgeDistance } from "./ground.ts";
import {
  type FieldPlace,
  facesViewer,
  shifted,
  shownFirst,
  standIn,
  turnedHere,
} from "./places.ts";
import { isShown } from "./sight.ts";
import { seesPast } from "./sightLines.ts";
import type { Site } from "./site.ts";

/** What is put to the house is as large as it. */
const sized = (anchor: Anchor, { anchors }: Site): FieldPlace => ({
  ...anchor,
  size: anchors.houseSize,
});

export const atHouse =
  (anchor: "chimney" | "door" | "gable" | "wall") =>
  (_: readonly Part[], site: Site): readonly FieldPlace[] => [sized(site.anchors[anchor], site)];

/** How far along the ridge it moves where it would stand before a bird on the chimney. */
const ALONG_RIDGE = [0, 0.5, -0.5] as const;
const BIRD = [0.1, 0.25, 0.4] as const;

export function onRidge(
  parts: readonly Part[],
  site: Site,
  traits: FieldTraits,
): readonly FieldPlace[] {
  const { ridge, chimney } = site.anchors;
  const { seat }: ResidentKind = residentKinds[residentKindOf(traits)];
  const [x, y, z] = chimney.at;
  const bird = seat === "chimney" ? BIRD.map((up): Vec => [x, y + up, z]) : [];
  const along = ALONG_RIDGE.map((out) => sized(shifted(ridge, { out }), site));
  return [along.find((place) => bird.every(seesPast(standIn(parts, place)))) ?? along[0]!];
}

const LEAST_FACING = 0.4;

export function onSill(_: readonly Part[], site: Site): readonly FieldPlace[] {
  const { sill, sideSill } = site.anchors;
  const sills = turnedHere([sill, sideSill], LEAST_FACING);
  return shownFirst(sills, site.sees.pastAllButHouse).map((one) => sized(one, site));
}

/** How far what stands at a wall comes out from it, and how far it reaches along it. */
const OUT = 0.75;
const ASIDE = 0.85;
/** How far along its wall it moves to be seen. */
const SHIFTS = [0.3, -0.3, 0.55, -0.55] as const;
/** Where the edge is too near on both sides. */
const NARROW = 0.6;

/** Along the side wall, or in front beside the door where the side is turned away, hidden or at the edge. */
export function onFlank(parts: readonly Part[], site: Site): readonly FieldPlace[] {
  const { wall, sill, door, houseSize } = site.anchors;
  const [x, , z] = sill.at;
  const off = 0.2 / Math.hypot(x - door.at[0], z - door.at[2]);
  const front: Anchor = {
    at: [x + (x - door.at[0]) * off, 0, z + (z - door.at[2]) * off],
    turn: sill.turn,
  };
  const walls = facesViewer(wall) > LEAST_FACING ? [wall, front] : [front, wall];
  const onLand = walls.filter(isOnLand);
  const halfWay = (heightOf(parts) * houseSize) / 2;
  // Behind a well or a fountain the foot of it may be hidden.
  const isInSight = (one: Anchor) =>
    facesViewer(one) > 0 &&
    isShown(shifted(one, { out: OUT / 2, up: halfWay }).at, site.sees.pastAllButHouse);
  const aside = onLand.flatMap((one) => SHIFTS.map((along) => shifted(one, { along })));
  const standing = [...onLand.filter(isInSight), ...onLand, ...aside.filter(isOnLand)];
  const place = (anchor: Anchor, size: number): FieldPlace => {
    const [px, , pz] = shifted(anchor, { out: OUT / 2 }).at;
    return { ...anchor, size, ground: [{ x: px, z: pz, r: ASIDE }] };
  };
  return standing.length > 0
    ? standing.map((one) => place(one, houseSize))
    : [place(walls[0]!, houseSize * NARROW)];
}

const isOnLand = (wall: Anchor): boolean =>
  [-ASIDE, ASIDE].every((along) => {
    const [x, , z] = shifted(wall, { along, out: OUT }).at;
    return edgeDistance(x, z) > 0;
  });

/** On the slope of the roof above the side wall, half way down. */
export function onSlope(_: readonly Part[], { anchors }: Site): readonly FieldPlace[] {
  const { ridge, eave, houseSize } = anchors;
  const [rx, ry, rz] = ridge.at;
  const [nx, nz] = [Math.sin(eave.turn), Math.cos(eave.turn)];
  const out = (eave.at[0] - rx) * nx + (eave.at[2] - rz) * nz;
  const drop = ry - eave.at[1] - 0.44 * houseSize;
  const at: Vec = [rx + (nx * out) / 2, ry - drop / 2, rz + (nz * out) / 2];
  const suit = (parts: readonly Part[]) => turned(parts, [Math.atan2(drop, out), 0, 0]);
  return [{ at, turn: eave.turn, size: houseSize, suit }];
}
