// The light of the three hours in a room: in the round, and where its drawing has to differ from that.
import type { Hour, OutdoorLight } from "./hours.ts";

/** `from` is as seen with the viewer in the south-east: sun and moon go round with the viewer. */
export type RoomLight = OutdoorLight & {
  /** Of what lamps, and their bloom, give at night. */
  readonly lamps: number;
  readonly bloom: number;
  /** Of what the strongest lamp gives, how much its shadows take; by day the sun's are enough. */
  readonly lampShadow: number;
  /** What comes in by each window. */
  readonly window: { readonly colour: string; readonly power: number; readonly reach: number };
  /** Of the light that stands about each window, as bright as it is in the middle. */
  readonly halo: number;
  /** The window's own shape on the floor, added to it. */
  readonly patch: { readonly colour: string; readonly strength: number; readonly long: number };
  /** What the hour makes of a picture behind a window. */
  readonly outside: string;
  /** Behind the room where it stands alone, as the page has it: in the middle, round it, at the rim. */
  readonly ground: readonly [string, string, string];
};

export const roomLights: Readonly<Record<Hour, RoomLight>> = {
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
    halo: 0,
    patch: { colour: "#ffd486", strength: 0.2, long: 1 },
    outside: "#ffffff",
    ground: ["#fff8ea", "#fbe9cd", "#f1d0a8"],
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
    halo: 0.16,
    patch: { colour: "#ff9a4a", strength: 0.26, long: 1.5 },
    outside: "#ffd9b0",
    ground: ["#ffe6c4", "#f3bf8d", "#b9827a"],
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
    halo: 0.3,
    patch: { colour: "#7f9cff", strength: 0.07, long: 1 },
    outside: "#5a668f",
    ground: ["#4b4a78", "#2b2b52", "#20203f"],
  },
};

/** The drawing counts its light face by face, and knows neither windows nor the shadows of lamps. */
export const drawnRoomLights: Readonly<
  Record<Hour, Pick<RoomLight, keyof OutdoorLight | "lamps" | "bloom">>
> = {
  day: { ...roomLights.day, ambient: 1.85, power: 2.9, shadow: 0.6, lamps: 0.12 },
  evening: {
    ...roomLights.evening,
    sky: "#ffc894",
    ambient: 0.87,
    power: 1.6,
    from: [11, 6.5, 5.5],
    shadow: 0.55,
    lamps: 0.44,
  },
  night: {
    ...roomLights.night,
    sky: "#8ea2e6",
    bounce: "#7a5a74",
    ambient: 0.8,
    sun: "#a9b8ff",
    power: 0.5,
    lamps: 0.58,
  },
};
