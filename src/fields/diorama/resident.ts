// Puts a field's resident where its habit has it: on the house, at the water, or on open grass in sight.
import { hexEdge } from "../../models/ground/island.ts";
import { type Part, placed } from "../../models/parts.ts";
import type { ResidentAppearance } from "../../models/residents/look.ts";
import { residentModels } from "../../models/residents/residentModels.ts";
import { residentKindOf } from "../residents/residentKindOf.ts";
import { type ResidentKind, residentKinds, type Seat } from "../residents/residentKinds.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimPlace } from "../whims/whims.ts";
import type { Anchor, Anchors } from "./anchors.ts";
import { bedDistance, type GroundCircle, RADIUS } from "./ground.ts";
import { isInTree } from "./leavesDoor.ts";
import { ASIDE, residentOnGrass, turnOnGrass, USUAL } from "./residentOnGrass.ts";
import { bestSeen, shareInSight } from "./shareInSight.ts";
import { type BareSite, isShown } from "./shown.ts";
import { TO_VIEWER } from "./sight.ts";
import { type Sees, seesPast } from "./sightLines.ts";
import type { Site } from "./site.ts";
import { whimOn } from "./whim.ts";
import type { PlacedWhim } from "./whimOnGrass.ts";

export function resident(traits: FieldTraits, site: Site, look: ResidentAppearance): Part[] {
  const kind = residentKindOf(traits);
  const { at, turn, size, room } = residentPlace(traits, site);
  return room === undefined
    ? placed(residentModels[kind](look), at, turn, size)
    : residentOnGrass(kind, { x: at[0], z: at[2], r: room }, look);
}

/** On a seat its size is given; on grass there is so much room about its middle. */
type Place = Anchor & { readonly size: number; readonly room?: number };

export function residentPlace(traits: FieldTraits, ground: Site): Place {
  const kind = residentKindOf(traits);
  const { seat }: ResidentKind = residentKinds[kind];
  const parts = residentModels[kind](USUAL);
  const whim = whimOn(traits, ground);
  const seated = bestSeen(
    seat ? onSeat[seat](ground.anchors, ground) : [],
    ({ at, turn, size }) => placed(parts, at, turn, size),
    pastWhimToo(whim, ground),
  );
  if (seated) return seated;
  const spots = grassFor(whimOf(traits).at, ground.anchors).filter(
    ({ x, z }) => !whim.ground.some((own) => own.x === x && own.z === z),
  );
  const clear = spots.find(
    (spot) => shareInSight(whim.parts, seesPast(residentOnGrass(kind, spot, USUAL))) > MOST_OF_WHIM,
  );
  const spot = clear ?? spots[0]!;
  return { at: [spot.x, 0, spot.z], turn: turnOnGrass(spot), size: 1, room: spot.r };
}

/** Who stands before more of the whim than the rest of it goes where less is hidden. */
const MOST_OF_WHIM = 0.5;

/** A balcony may hang over the sill. */
function pastWhimToo(whim: PlacedWhim, site: Site): Sees {
  const pastWhim = seesPast(whim.parts);
  return (point) => site.sees.pastAll(point) && pastWhim(point);
}

const WIDEST = 0.65;

/** A whim that stands elsewhere leaves the better ground to whoever lives there, and the other if need be. */
function grassFor(whim: WhimPlace, { open }: Anchors): GroundCircle[] {
  const isTaken = whim === "open" || isInTree(whim);
  const better = { ...open.whim, r: Math.min(open.whim.r, WIDEST) };
  return isTaken ? [open.resident] : [better, open.resident];
}

/** The places of each seat, the best first; none where it is met on the grass. */
const onSeat: Record<Seat, (anchors: Anchors, ground: BareSite) => readonly Place[]> = {
  gable: ({ gable }) => [{ ...beyond(gable, 0, -0.42), size: 0.9 }],
  ridge: ({ ridge }) => [{ ...ridge, size: 1.05 }],
  chimney: ({ chimney }) => [{ at: chimney.at, turn: TO_VIEWER - ASIDE, size: 0.85 }],
  /** Where the side of the house is turned away, in front, over the window. */
  eave: ({ eave, sill }, ground) => {
    const overWindow = beyond(sill, -0.08, eave.at[1] - sill.at[1] + 0.3);
    const eaves = facing(eave) > GLANCING ? [eave, overWindow] : [overWindow];
    return shownFirst(eaves, ground, 1);
  },
  sill: ({ sill, sideSill }, ground) => {
    const sills = [sill, sideSill].toSorted((a, b) => facing(b) - facing(a));
    return shownFirst(
      sills.filter((one) => facing(one) > GLANCING),
      ground,
      0.8,
    );
  },
  /** Beside the door, clear of whoever comes in: by the corner of the house, or under the window. */
  door: ({ door, sill }, ground) => {
    const [x, y, z] = door.at;
    const [dx, dz] = [x - sill.at[0], z - sill.at[2]];
    const beside = (step: number): Anchor => {
      const part = step / Math.hypot(dx, dz);
      return { at: [x + dx * part, y, z + dz * part], turn: door.turn };
    };
    const underWindow = beyond(beside(-0.6), 0.2);
    const corner = beyond(beside(0.55), 0.28);
    const offBeds = ({ at }: Anchor) =>
      ground.plan.beds.every((bed) => bedDistance(bed, at[0], at[2]) > FROM_BED);
    const steps = [0.8, 1.1, 1.4].flatMap((out) =>
      [0.5, -0.5, 0.9, -0.9, 1.3, -1.3].map((aside) => beyond(beside(aside), out)),
    );
    const farther = steps.filter((one) => offBeds(one) && ground.free(one.at[0], one.at[2]));
    return [corner, underWindow, ...farther]
      .filter((one) => isWellIn(one) && isShown(one.at, ground, "house"))
      .map((one) => ({ ...one, size: 1.1 }));
  },
  bank: ({ bank }, ground) => atWater(bank, 1, ground),
  water: ({ bank }, ground) => atWater(bank && beyond(bank, 0.42), 0.8, ground),
};

/** On or by the house: those where most is seen before the others. */
const shownFirst = (places: readonly Anchor[], ground: BareSite, size: number): Place[] =>
  [...places.filter(({ at }) => isShown(at, ground, "house")), ...places].map((one) => ({
    ...one,
    size,
  }));

/** Where house, trees or crops stand before the water, whoever lives there comes out on the grass. */
function atWater(anchor: Anchor | null, size: number, ground: BareSite): Place[] {
  const isSuited = anchor && isWellIn(anchor) && isShown(anchor.at, ground, "ground");
  return isSuited ? [{ at: anchor.at, turn: TO_VIEWER - ASIDE, size }] : [];
}

/** How squarely it looks at the viewer: 1 is straight. */
const facing = ({ turn }: Anchor): number => Math.cos(turn - TO_VIEWER);
/** A wall that is seen less than this from the side is not seen well. */
const GLANCING = 0.25;
const FROM_EDGE = 0.75;
const FROM_BED = 0.3;
const isWellIn = ({ at: [x, , z] }: Anchor): boolean =>
  Math.hypot(x, z) < hexEdge(RADIUS, Math.atan2(z, x)) - FROM_EDGE;

/** The same, so far on in the way it looks, and so much higher. */
function beyond({ at: [x, y, z], turn }: Anchor, out: number, up = 0): Anchor {
  return { at: [x + Math.sin(turn) * out, y + up, z + Math.cos(turn) * out], turn };
}
