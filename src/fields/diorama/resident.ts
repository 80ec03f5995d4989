// Puts a field's resident where its habit has it: on the house, at the water, or on open grass in sight.
import type { Part } from "../../models/parts.ts";
import type { ResidentAppearance } from "../../models/residents/look.ts";
import { residentModels } from "../../models/residents/residentModels.ts";
import { residentKindOf } from "../residents/residentKindOf.ts";
import { type ResidentKind, residentKinds, type Seat } from "../residents/residentKinds.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimPlace } from "../whims/whims.ts";
import type { Anchor, Anchors } from "./anchors.ts";
import { bedDistance, edgeDistance, type GroundCircle } from "./ground.ts";
import { isInTree } from "./leavesDoor.ts";
import { bestPlace, type FieldPlace, shifted, shownFirst, standIn, turnedHere } from "./places.ts";
import { ASIDE, residentOnGrass, turnOnGrass, USUAL } from "./residentOnGrass.ts";
import { shareInSight } from "./shareInSight.ts";
import { isShown, type Sees, seesPastEach, TO_VIEWER } from "./sight.ts";
import { seesPast } from "./sightLines.ts";
import type { Site } from "./site.ts";
import { whimOn } from "./whim.ts";

export function resident(traits: FieldTraits, site: Site, look: ResidentAppearance): Part[] {
  const kind = residentKindOf(traits);
  const place = residentPlace(traits, site);
  const { at, room } = place;
  return room === undefined
    ? standIn(residentModels[kind](look), place)
    : residentOnGrass(kind, { x: at[0], z: at[2], r: room }, look);
}

/** On a seat its size is given; on grass there is so much room about its middle. */
type ResidentPlace = FieldPlace & { readonly room?: number };

export function residentPlace(traits: FieldTraits, site: Site): ResidentPlace {
  const kind = residentKindOf(traits);
  const { seat }: ResidentKind = residentKinds[kind];
  const parts = residentModels[kind](USUAL);
  const whim = whimOn(traits, site);
  // A balcony may hang over the sill.
  const sees = seesPastEach(site.sees.pastAll, seesPast(whim.parts));
  const seated = bestPlace(seat ? onSeat[seat](site) : [], parts, sees);
  if (seated) return seated;
  const spots = grassFor(whimOf(traits).at, site.anchors).filter(
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

const WIDEST = 0.65;

/** A whim that stands elsewhere leaves the better ground to whoever lives there, and the other if need be. */
function grassFor(whim: WhimPlace, { open }: Anchors): GroundCircle[] {
  const isTaken = whim === "open" || isInTree(whim);
  const better = { ...open.whim, r: Math.min(open.whim.r, WIDEST) };
  return isTaken ? [open.resident] : [better, open.resident];
}

/** The places of each seat, the best first; none where it is met on the grass. */
const onSeat: Record<Seat, (site: Site) => readonly FieldPlace[]> = {
  gable: ({ anchors: { gable } }) => [{ ...shifted(gable, { up: -0.42 }), size: 0.9 }],
  ridge: ({ anchors: { ridge } }) => [{ ...ridge, size: 1.05 }],
  chimney: ({ anchors: { chimney } }) => [{ at: chimney.at, turn: TO_VIEWER - ASIDE, size: 0.85 }],
  /** Where the side of the house is turned away, in front, over the window. */
  eave: ({ anchors: { eave, sill }, sees }) => {
    const overWindow = shifted(sill, { out: -0.08, up: eave.at[1] - sill.at[1] + 0.3 });
    const eaves = [...turnedHere([eave], GLANCING), overWindow];
    return inSize(shownFirst(eaves, sees.pastAllButHouse), 1);
  },
  sill: ({ anchors: { sill, sideSill }, sees }) =>
    inSize(shownFirst(turnedHere([sill, sideSill], GLANCING), sees.pastAllButHouse), 0.8),
  /** Beside the door, clear of whoever comes in: by the corner of the house, or under the window. */
  door: ({ anchors: { door, sill }, plan, free, sees }) => {
    const [x, y, z] = door.at;
    const [dx, dz] = [x - sill.at[0], z - sill.at[2]];
    const beside = (step: number): Anchor => {
      const part = step / Math.hypot(dx, dz);
      return { at: [x + dx * part, y, z + dz * part], turn: door.turn };
    };
    const underWindow = shifted(beside(-0.6), { out: 0.2 });
    const corner = shifted(beside(0.55), { out: 0.28 });
    const offBeds = ({ at }: Anchor) =>
      plan.beds.every((bed) => bedDistance(bed, at[0], at[2]) > FROM_BED);
    const steps = [0.8, 1.1, 1.4].flatMap((out) =>
      [0.5, -0.5, 0.9, -0.9, 1.3, -1.3].map((aside) => shifted(beside(aside), { out })),
    );
    const farther = steps.filter((one) => offBeds(one) && free(one.at[0], one.at[2]));
    const shown = [corner, underWindow, ...farther].filter((one) =>
      isWellShown(one, sees.pastAllButHouse),
    );
    return inSize(shown, 1.1);
  },
  bank: ({ anchors: { bank }, sees }) => atWater(bank, 1, sees.pastAll),
  water: ({ anchors: { bank }, sees }) =>
    atWater(bank && shifted(bank, { out: 0.42 }), 0.8, sees.pastAll),
};

const inSize = (anchors: readonly Anchor[], size: number): FieldPlace[] =>
  anchors.map((one) => ({ ...one, size }));

/** Where house, trees or crops stand before the water, whoever lives there comes out on the grass. */
const atWater = (anchor: Anchor | null, size: number, sees: Sees): FieldPlace[] =>
  anchor && isWellShown(anchor, sees) ? [{ at: anchor.at, turn: TO_VIEWER - ASIDE, size }] : [];

/** A wall that is seen less than this from the side is not seen well. */
const GLANCING = 0.25;
const FROM_EDGE = 0.75;
const FROM_BED = 0.3;
/** In sight, and well within the field. */
const isWellShown = ({ at }: Anchor, sees: Sees): boolean =>
  edgeDistance(at[0], at[2]) > FROM_EDGE && isShown(at, sees);
