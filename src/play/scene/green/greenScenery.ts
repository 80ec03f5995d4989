// The green as it stands beyond the gate: its turf and plank, what is laid there, and whoever has come.

import { guestsOf } from "../../../farm/feasts/comingGuests.ts";
import { HARVEST_HOME } from "../../../farm/tables/festivals.ts";
import type { CardWriter } from "../../../farm/tables/subjects.ts";
import type { Anchor } from "../../../fields/diorama/anchors.ts";
import { GLOW, type Halo } from "../../../fields/diorama/glow.ts";
import { siteOf } from "../../../fields/diorama/site.ts";
import { landTones } from "../../../fields/diorama/tones.ts";
import type { FieldTraits } from "../../../fields/traits.ts";
import { GREEN_RADIUS, type GuestSpot, type Shine } from "../../../models/festivals/festivalSet.ts";
import { festivalSets } from "../../../models/festivals/festivalSets.ts";
import { block, lathe, type Part, placed, type Vec } from "../../../models/parts.ts";
import { type FigureName, figureOf } from "../../../models/people/figure.ts";
import type { Season } from "../../../models/seasons.ts";
import type { Lamp } from "../../../scene/light/hours.ts";
import type { Scenery } from "../land/scenery.ts";
import type { SceneThing } from "../things/sceneThing.ts";
import type { GreenLook } from "./greenLook.ts";
import { type GreenPlace, greenPlaceOf } from "./greenPlace.ts";

const SIDES = 14;
const R = GREEN_RADIUS;

/** A rim of turf over a clod of the field's own earth. */
function ground({ soil, region }: FieldTraits, season: Season): Part[] {
  const { turf, fringe, soil: earth, deep } = landTones(soil, region, season);
  return [
    lathe(
      [
        [0, -0.72],
        [R * 0.5, -0.64],
        [R * 0.82, -0.36],
        [R * 0.96, -0.14],
        [R * 0.97, -0.06],
      ],
      [0, 0, 0],
      deep[0],
      { sides: SIDES, flat: true, top: earth[1] },
    ),
    lathe(
      [
        [R * 0.92, -0.15],
        [R * 1.02, -0.1],
        [R, -0.01],
        [R * 0.97, 0],
      ],
      [0, 0, 0],
      fringe[0],
      { sides: SIDES, flat: true, top: fringe[1] },
    ),
    lathe(
      [
        [R * 0.985, -0.02],
        [R * 0.97, 0],
        [0, 0],
      ],
      [0, 0, 0],
      turf[0],
      { sides: SIDES, flat: true, top: turf[1] ?? turf[0] },
    ),
  ];
}

const PLANK_LONG = 1.05;
const plank: Part[] = [-0.13, 0.13].map((x, i) =>
  block([0.24, 0.05, PLANK_LONG + i * 0.08], [x, 0.005 + i * 0.006, 0], i ? "oak" : "pine", {
    turn: [0.03, 0.03 - i * 0.05, 0],
  }),
);

/** Whether the pedlar, who comes last, was asked to no festival: he stays on the plank. */
const isPassing = ({ stands, guests }: GreenLook): boolean =>
  stands !== "pedlar" &&
  stands !== HARVEST_HOME &&
  guests.at(-1) === "pedlar" &&
  !guestsOf(stands).includes("pedlar");

/** Somebody stands on it, so far beyond the rim of the field. */
const BEYOND = 0.32;
const onPlank = ({ at: [x, y, z], turn }: Anchor): Vec => [
  x + Math.sin(turn) * BEYOND,
  y + 0.05,
  z + Math.cos(turn) * BEYOND,
];

const figureName = (guest: CardWriter, { isPeascodHatted }: GreenLook): FigureName =>
  guest === "peascod" && isPeascodHatted ? "hattedPeascod" : guest;

/** Somebody's ground, and how far up they are hit. */
const BODY = { r: 0.25, high: 0.9 } as const;
const SMALL: Partial<
  Record<CardWriter, typeof BODY | { readonly r: number; readonly high: number }>
> = { hen: { r: 0.22, high: 0.42 }, cartersGirl: { r: 0.22, high: 0.74 } };

/** Of the green itself: behind all guests, of whom each is hit before it. */
const OWN = { behind: 1.15, r: 1.05, high: 0.2 } as const;

export function greenScenery(
  traits: FieldTraits,
  season: Season,
  isLit: boolean,
  look: GreenLook,
): Scenery {
  const place = greenPlaceOf(traits, siteOf(traits, { season, lit: false }).plan);
  const { hands, isBrought, weighed, hasMule, guests } = look;
  const state = { hands, season, lit: isLit, isBrought, weighed, hasMule };
  const set = festivalSets[look.stands](state);
  const passing = isPassing(look) ? onPlank(place.plank) : null;
  const asked = passing ? guests.slice(0, -1) : guests;
  const standing = asked.flatMap((guest, i) => {
    const spot = set.guests[i];
    return spot ? [{ guest, spot }] : [];
  });
  const onGreen = [
    ...ground(traits, season),
    ...set.parts,
    ...standing.flatMap(({ guest, spot }) =>
      placed(figureOf(figureName(guest, look)), spot.at, spot.turn),
    ),
  ];
  return {
    parts: [
      ...placed(onGreen, place.at, place.turn),
      ...placed(plank, place.plank.at, place.plank.turn),
      ...(passing ? placed(figureOf("pedlar"), passing, place.turn) : []),
    ],
    things: [
      { id: "green", at: onField(place, [0, 0, -OWN.behind]), r: OWN.r, high: OWN.high },
      ...standing.map(({ guest, spot }) => thingOf(place, guest, spot)),
      ...(passing ? [{ id: "guest pedlar", at: passing, ...BODY } as const] : []),
    ],
    ...(isLit && shining(place, set.shines)),
  };
}

/** From the green, as the viewer sees it, to the field. */
function onField({ at, turn }: GreenPlace, [x, y, z]: Vec): Vec {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [at[0] + x * cos + z * sin, at[1] + y, at[2] - x * sin + z * cos];
}

const thingOf = (place: GreenPlace, guest: CardWriter, spot: GuestSpot): SceneThing => ({
  id: `guest ${guest}`,
  at: onField(place, spot.at),
  ...(SMALL[guest] ?? BODY),
});

/** One lamp lights them all, from the middle of what shines; each has its halo. */
function shining(
  place: GreenPlace,
  shines: readonly Shine[],
): { readonly lamps: readonly Lamp[]; readonly halos: readonly Halo[] } {
  const halos = shines.map(({ at, size }) => ({ at: onField(place, at), colour: GLOW, size }));
  if (halos.length === 0) return { lamps: [], halos };
  const middle = [0, 1, 2].map(
    (axis) => halos.reduce((sum, { at }) => sum + at[axis]!, 0) / halos.length,
  ) as [number, number, number];
  const strength = Math.min(1, 0.4 + halos.length * 0.15);
  const at: Vec = [middle[0] + 0.25, middle[1] + 0.35, middle[2] + 0.25];
  return { lamps: [{ at, colour: GLOW, power: 4.6 * strength, reach: 3.4 }], halos };
}
