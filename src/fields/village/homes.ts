// The village in the middle parish: who lives where, each at a corner where three fields meet, so that no field is needed for it.

import { type Villager, villagers } from "../../farm/tables/villagers.ts";
import { cornerSpot } from "../land/hexCentre.ts";
import { neighbours } from "../land/neighbours.ts";
import { parishSize, place } from "../land/place.ts";

/** The parish that they all live in. */
export const VILLAGE = 0;

/** Whom one may meet: the twelve who write, and the pedlar, who lives nowhere. */
export type Neighbourly = Villager | "pedlar";

/** In the order in which lists tell of them. */
export const neighbourly: readonly Neighbourly[] = [...villagers, "pedlar"];

export type HomeId =
  | "cross"
  | "tower"
  | "school"
  | "bakery"
  | "mill"
  | "ferry"
  | "gate"
  | "twoHouse"
  | "office"
  | "carts"
  | "surgery";

type HomePlan = {
  readonly id: HomeId;
  /** Twice a field's number is its northern corner, one more its southern one. */
  readonly corner: number;
  readonly who: readonly Villager[];
  /** How far it stands off its corner, in steps: what lives by the water stands dry. */
  readonly off: readonly [east: number, south: number];
  /** Which way its front looks, in radians from south to east. */
  readonly turn: number;
};

const NORTH = 0;
const SOUTH = 1;
const at = (field: number, end: typeof NORTH | typeof SOUTH): number => 2 * field + end;
const onIt = [0, 0] as const;

const plans: readonly HomePlan[] = [
  { id: "cross", corner: at(0, NORTH), who: [], off: onIt, turn: 0 },
  { id: "tower", corner: at(0, SOUTH), who: ["bellringer"], off: onIt, turn: 0.3 },
  { id: "school", corner: at(5, SOUTH), who: ["schoolmistress"], off: onIt, turn: 0.5 },
  { id: "bakery", corner: at(3, NORTH), who: ["tansy"], off: onIt, turn: 0.4 },
  // On the west bank, so near that its wheel hangs over the water.
  { id: "mill", corner: at(1, NORTH), who: ["quern"], off: [-0.35, -0.2], turn: 0.52 },
  // Over the bend of the river, from the bank of field 0 to that of field 1.
  { id: "ferry", corner: at(2, NORTH), who: ["ferryman"], off: [0.063, -0.036], turn: 0.52 },
  { id: "gate", corner: at(3, SOUTH), who: ["peascod"], off: onIt, turn: 0.6 },
  {
    id: "twoHouse",
    corner: at(4, NORTH),
    who: ["elderBrother", "youngerBrother"],
    off: onIt,
    turn: 0.4,
  },
  { id: "office", corner: at(5, NORTH), who: ["reeve"], off: onIt, turn: 0.7 },
  { id: "carts", corner: at(4, SOUTH), who: ["cartersGirl"], off: onIt, turn: 0.3 },
  { id: "surgery", corner: at(13, NORTH), who: ["vet"], off: onIt, turn: 0.5 },
];

export type Home = HomePlan & { readonly x: number; readonly z: number };

/** In the order in which they are walked: from the market cross outward. */
export const homes: readonly Home[] = plans.map((plan) => {
  const { x, z } = cornerSpot(place(plan.corner >> 1), plan.corner);
  return { ...plan, x: x + plan.off[0], z: z + plan.off[1] };
});

/** A country too small for its middle parish has no village. */
export const hasVillage = (size: number): boolean => size >= parishSize;

export const homeById = (id: HomeId): Home => homes.find((home) => home.id === id)!;

/** Null for whoever lives nowhere, or with another each day. */
export const homeOf = (who: Neighbourly): Home | null =>
  homes.find((home) => home.who.some((one) => one === who)) ?? null;

/** Clockwise from the north, as a field's corners are told. */
export const cornerWinds = [
  "north",
  "north-east",
  "south-east",
  "south",
  "south-west",
  "north-west",
] as const;
export type CornerWind = (typeof cornerWinds)[number];

export type HomeAtCorner = { readonly home: Home; readonly wind: CornerWind };

const byCorner = new Map(homes.map((home) => [home.corner, home]));

/** What of the village stands at the corners of a field, of those that so many fields have. */
export function homesAbout(field: number, size: number): HomeAtCorner[] {
  const beside = new Map(neighbours(field, size).map(({ id, way }) => [way, id]));
  const cornerOf = (way: Parameters<typeof beside.get>[0], end: typeof NORTH | typeof SOUTH) => {
    const other = beside.get(way);
    return other === undefined ? null : at(other, end);
  };
  const corners: readonly (number | null)[] = [
    at(field, NORTH),
    cornerOf("north-east", SOUTH),
    cornerOf("south-east", NORTH),
    at(field, SOUTH),
    cornerOf("south-west", NORTH),
    cornerOf("north-west", SOUTH),
  ];
  return corners.flatMap((corner, i) => {
    const home = corner === null ? undefined : byCorner.get(corner);
    return home ? [{ home, wind: cornerWinds[i]! }] : [];
  });
}
