// What shines: how far each kind of flame or lamp reaches at night, and the bloom about it.
import type { Vec } from "./parts.ts";

export type LightKind = {
  readonly colour: string;
  readonly power: number;
  readonly reach: number;
  /** The bloom is a soft disc; by day half as large and half as bright. */
  readonly bloom: { readonly colour: string; readonly size: number; readonly strength: number };
  readonly flickers: boolean;
};

export const lightKinds = {
  candle: {
    colour: "#ffc078",
    power: 3,
    reach: 3.2,
    bloom: { colour: "#ffc873", size: 0.75, strength: 0.6 },
    flickers: true,
  },
  lamp: {
    colour: "#ffb860",
    power: 14,
    reach: 6.5,
    bloom: { colour: "#ffc873", size: 2.4, strength: 0.4 },
    flickers: false,
  },
  lantern: {
    colour: "#ffb65c",
    power: 6,
    reach: 4.4,
    bloom: { colour: "#ffb65c", size: 1.1, strength: 0.5 },
    flickers: false,
  },
  fire: {
    colour: "#ff8f3d",
    power: 22,
    reach: 9,
    bloom: { colour: "#ff9a42", size: 3, strength: 0.55 },
    flickers: true,
  },
  ember: {
    colour: "#ff7a2e",
    power: 2,
    reach: 2,
    bloom: { colour: "#ff8a3a", size: 0.6, strength: 0.4 },
    flickers: true,
  },
  fairy: {
    colour: "#ffd98a",
    power: 0.7,
    reach: 2.4,
    bloom: { colour: "#ffd98a", size: 0.34, strength: 0.4 },
    flickers: false,
  },
} as const satisfies Record<string, LightKind>;

export type LightKindId = keyof typeof lightKinds;
/** `at` is in the frame of the model. */
export type LightSpot = { readonly kind: LightKindId; readonly at: Vec };

export const spots = (kind: LightKindId, ...places: readonly Vec[]): LightSpot[] =>
  places.map((at) => ({ kind, at }));
