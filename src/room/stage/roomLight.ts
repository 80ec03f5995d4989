// The light of the three hours in a room: sun or moon over the viewer's shoulder, and how bright lamps are.
import type { Vec } from "../../models/parts.ts";
import type { Light } from "../model/room.ts";

export type RoomLight = {
  readonly exposure: number;
  readonly sky: string;
  readonly bounce: string;
  readonly ambient: number;
  readonly sun: string;
  readonly power: number;
  /** As seen with the viewer in the south-east; it goes round with the viewer. */
  readonly from: Vec;
  /** How much of the sun a shadow takes. */
  readonly shadow: number;
  /** Of what lamps, and their bloom, give at night. */
  readonly lamps: number;
  readonly bloom: number;
  /** Of what the strongest lamp gives, how much its shadows take; by day the sun's are enough. */
  readonly lampShadow: number;
  /** What comes in by each window. */
  readonly window: { readonly colour: string; readonly power: number; readonly reach: number };
  /** The window's own shape on the floor, added to it. */
  readonly patch: { readonly colour: string; readonly strength: number; readonly long: number };
};

export const roomLights: Readonly<Record<Light, RoomLight>> = {
  day: {
    exposure: 1.12,
    sky: "#e4f1ff",
    bounce: "#f2c592",
    ambient: 1.9,
    sun: "#ffdfa8",
    power: 3,
    from: [8.5, 11, 6.5],
    shadow: 0.72,
    lamps: 0.3,
    bloom: 0.5,
    lampShadow: 0,
    window: { colour: "#fff0cf", power: 7, reach: 5 },
    patch: { colour: "#ffd486", strength: 0.2, long: 1 },
  },
  evening: {
    exposure: 1.14,
    sky: "#ffd9b0",
    bounce: "#c98a6a",
    ambient: 1,
    sun: "#ff9f5a",
    power: 1.9,
    from: [11, 5, 5],
    shadow: 0.72,
    lamps: 0.5,
    bloom: 0.75,
    lampShadow: 0.6,
    window: { colour: "#ffb36b", power: 6, reach: 5 },
    patch: { colour: "#ff9a4a", strength: 0.26, long: 1.5 },
  },
  night: {
    exposure: 1.15,
    sky: "#7288f5",
    bounce: "#84587c",
    ambient: 1.12,
    sun: "#93a6ff",
    power: 0.75,
    from: [8.5, 11, 6.5],
    shadow: 0.6,
    lamps: 0.92,
    bloom: 1,
    lampShadow: 0.75,
    window: { colour: "#9db4ff", power: 5, reach: 4.5 },
    patch: { colour: "#7f9cff", strength: 0.07, long: 1 },
  },
};
