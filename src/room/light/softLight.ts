// The light of the three hours as it is gathered: sun by the windows, sky, and what all things give back (global illumination).
import type { Vec } from "../../models/pose.ts";
import type { RoomHour } from "../model/room.ts";

export type SunLight = {
  readonly colour: string;
  readonly power: number;
  /** As seen with the viewer in the south-east; it goes round with the viewer. */
  readonly from: Vec;
};

export type SoftLight = {
  /** Over the viewer's shoulder. */
  readonly key: SunLight;
  /** By the windows of the wall on the viewer's right hand, and by those on the left where both shine. */
  readonly right: SunLight;
  readonly left: SunLight | null;
  /** What the sky holds beside its two colours: a soft glow towards the viewer. */
  readonly lobe: SunLight;
  readonly zenith: string;
  readonly horizon: string;
  readonly below: string;
  readonly sky: number;
  /** What comes back to a thing after more ways than are gone after, and how much of it in a corner. */
  readonly ambient: string;
  readonly ambientPower: number;
  readonly corner: number;
  /** Of what shines by itself, and of lamps. */
  readonly glow: number;
  readonly lamps: number;
  readonly exposure: number;
};

export const softLights: Readonly<Record<RoomHour, SoftLight>> = {
  day: {
    key: { colour: "#ffead0", power: 0.92, from: [8, 6.6, 6] },
    right: { colour: "#ffd68a", power: 3.9, from: [0.16, 0.7, -0.86] },
    left: { colour: "#ffd68a", power: 3.8, from: [-0.9, 0.82, -0.16] },
    lobe: { colour: "#fff4e6", power: 1.15, from: [0.62, 0.28, 0.62] },
    zenith: "#e2eaff",
    horizon: "#f8f1ee",
    below: "#cdb9a6",
    sky: 0.42,
    ambient: "#fce4d8",
    ambientPower: 0.66,
    corner: 0.06,
    glow: 1,
    lamps: 0.06,
    exposure: 1.16,
  },
  evening: {
    key: { colour: "#ffa878", power: 0.26, from: [10, 7, 6] },
    right: { colour: "#ffa050", power: 1.9, from: [-0.3, 0.5, -0.85] },
    left: null,
    lobe: { colour: "#ffc09a", power: 0.5, from: [0.65, 0.45, 0.6] },
    zenith: "#b4a6d6",
    horizon: "#e8b4a4",
    below: "#6b4a52",
    sky: 0.42,
    ambient: "#ffbe98",
    ambientPower: 0.38,
    corner: 0.15,
    glow: 1.4,
    lamps: 0.2,
    exposure: 1.18,
  },
  night: {
    key: { colour: "#93a6ff", power: 0.34, from: [8.5, 11, 6.5] },
    right: { colour: "#8ea6ff", power: 1.15, from: [-0.4, 0.8, -0.8] },
    left: null,
    lobe: { colour: "#93a0f0", power: 0.45, from: [0.62, 0.6, 0.5] },
    zenith: "#5a68b8",
    horizon: "#6a5a90",
    below: "#3c3660",
    sky: 0.36,
    ambient: "#c08a80",
    ambientPower: 0.22,
    corner: 0.3,
    glow: 1.6,
    lamps: 0.24,
    exposure: 1.2,
  },
};
