// What a room is drawn on: the warm ground of its hour, and the shade it throws there.
import type { RoomHour } from "../model/room.ts";

const grounds: Readonly<Record<RoomHour, readonly [string, string, string]>> = {
  day: ["#fff8ea", "#fbe9cd", "#f1d0a8"],
  evening: ["#ffe6c4", "#f3bf8d", "#b9827a"],
  night: ["#4b4a78", "#2b2b52", "#20203f"],
};

export const ground = (light: RoomHour, width: number, height: number, prefix: string): string => {
  const [near, half, far] = grounds[light];
  return (
    `<radialGradient id="${prefix}-g" cx=".5" cy=".42" r=".72"><stop stop-color="${near}"/>` +
    `<stop offset=".52" stop-color="${half}"/><stop offset="1" stop-color="${far}"/></radialGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#${prefix}-g)"/>`
  );
};

type Ellipse = {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
};

const shades: Readonly<Record<RoomHour, string>> = {
  day: "#8a5a34",
  evening: "#6b3a34",
  night: "#0c0b20",
};

/** Under the foot of the room, softly. */
export const shade = (light: RoomHour, { cx, cy, rx, ry }: Ellipse, prefix: string): string =>
  `<radialGradient id="${prefix}-s"><stop stop-color="${shades[light]}" stop-opacity=".5"/>` +
  `<stop offset=".72" stop-color="${shades[light]}" stop-opacity=".34"/>` +
  `<stop offset="1" stop-color="${shades[light]}" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${prefix}-s)"/>`;
