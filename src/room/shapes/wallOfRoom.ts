// The parts of one wall of a room where it stands: any height, with openings wherever they were put.

import type { WallFinish } from "../../models/catalogue/finishes.ts";
import { openingParts } from "../../models/catalogue/openingParts.ts";
import { clipped, type Rect } from "../../models/catalogue/rects.ts";
import { WALL_HEIGHT } from "../../models/catalogue/shells.ts";
import { recoloured } from "../../models/catalogue/tints.ts";
import { wallParts } from "../../models/catalogue/wallParts.ts";
import { wallPattern } from "../../models/catalogue/wallPatterns.ts";
import { palette } from "../../models/palette.ts";
import { box, type Colour, type Part } from "../../models/parts.ts";
import { wallFinishOf } from "../catalogue/finishes.ts";
import { houseOfId } from "../catalogue/houseOf.ts";
import { openingKindOf, openingSizeAt } from "../catalogue/openings.ts";
import { countryBehind } from "./countryBehind.ts";
import type { WallWanted } from "./shape.ts";
import { openedIn } from "./wallOpenings.ts";

const CORNICE = 0.12;

/** What the evening sun makes of the country behind a window by day. */
const dusk: Readonly<Record<string, string>> = {
  [palette.dayLow]: "#ffd9a0",
  [palette.dayHigh]: "#f6a77e",
  [palette.leafPale]: "#c9b368",
  [palette.leafLight]: "#a79a4c",
  [palette.butter]: "#fff0b8",
};

/** What snow makes of it, under the sky of each hour. */
const snow: Readonly<Record<WallWanted["hour"], Readonly<Record<string, string>>>> = {
  day: {
    [palette.dayHigh]: "#c3d5e6",
    [palette.dayLow]: "#eaf0f4",
    [palette.butter]: "#fff6dc",
    [palette.leafPale]: "#e3ebf3",
    [palette.leafLight]: "#f6f9fc",
    [palette.slate]: "#fbfcfe",
  },
  evening: {
    ...dusk,
    [palette.leafPale]: "#e6cbbf",
    [palette.leafLight]: "#f3dccb",
    [palette.slate]: "#f6e0cf",
  },
  night: {
    [palette.nightHillFar]: "#7f90cf",
    [palette.nightHillNear]: "#98a8df",
    "#222a56": "#a5b3e6",
  },
};

/** The country behind a window, as the hour and the season have it. */
function seenBehind(parts: readonly Part[], { hour, isSnowy }: WallWanted): readonly Part[] {
  const colours = isSnowy ? snow[hour] : hour === "evening" ? dusk : null;
  return colours
    ? parts.flatMap((part) => (part.glow ? recoloured([part], colours) : [part]))
    : parts;
}

/** Caps and cornices go up with the wall, posts grow with it, skirtings stay. */
function raised(part: Part, height: number): Part {
  const more = height - WALL_HEIGHT;
  const [x, y, z] = part.at;
  const up: Part = { ...part, at: [x, y + more, z] };
  if (part.shape !== "box") return y > WALL_HEIGHT / 2 ? up : part;
  const [width, tall, deep] = part.size;
  if (y - tall / 2 > WALL_HEIGHT - 0.5) return up;
  if (tall < WALL_HEIGHT - 0.5) return part;
  return { ...part, size: [width, tall + more, deep], at: [x, y + more / 2, z] };
}

const slabOf = ({ left, right, bottom, top }: Rect, z: number, deep: number, colour: Colour) =>
  box([right - left, top - bottom, deep], [(left + right) / 2, bottom, z], colour, { bevel: 0 });

function openingsIn(wanted: WallWanted): Part[] {
  const { hour, openings } = wanted;
  const house = houseOfId(wanted.house);
  return openings.flatMap(({ model, at, up }) => {
    const [kind, size] = [openingKindOf(model), openingSizeAt(model, up)];
    if (!kind || !size) return [];
    const parts = openingParts({ ...kind, ...size }, at, house, hour === "night");
    return seenBehind(
      parts.filter((part) => !isBehindBars(part)),
      wanted,
    );
  });
}

/** A window comes with a view of its own, for where it is seen alone. */
const isBehindBars = ({ glow, at: [, , z] }: Part): boolean => glow && z < -0.2;

/** The wall itself, inside and outside, round what opens in it. */
export function slabsOf(wanted: WallWanted): Part[] {
  const house = houseOfId(wanted.house);
  const finish = wallFinishOf(wanted.finish);
  const out = wanted.length / 2 + house.thick;
  const inner = house.thick / 2;
  return clipped(
    { left: -out, right: out, bottom: 0, top: wanted.height },
    openedIn(wanted).holes,
  ).flatMap((rect) => [
    slabOf(rect, -inner / 2, inner, finish.colours[0]),
    slabOf(rect, -inner * 1.5, inner, house.outside),
  ]);
}

/** Its face is on z = 0 and looks to +z; it ends in corners, whichever of its neighbours are to be seen. */
export function wallOfRoom(wanted: WallWanted, slabs = slabsOf(wanted)): Part[] {
  const { length, height } = wanted;
  const house = houseOfId(wanted.house);
  const finish = wallFinishOf(wanted.finish);
  const half = length / 2;
  const { holes, bare } = openedIn(wanted);
  // Skirting, cornice, posts and cap of a wall without openings, less its two slabs.
  const plain = { ...finish, pattern: "plain" as const };
  const { dado: _, ...bareFinish } = plain;
  const trim = wallParts(house, {
    length,
    finish: bareFinish,
    openings: [],
    night: false,
    corner: "both",
  })
    .slice(2)
    .filter((part) => !isHidden(part, finish));
  const doors = bare.filter(({ bottom }) => bottom < 0.16);
  return [
    ...slabs,
    ...wallPattern(finish, { half, height: height - CORNICE, holes: bare }),
    ...trim.flatMap((part) => withoutDoors(raised(part, height), doors)),
    ...openingsIn(wanted),
    ...countryBehind(holes, wanted, half + house.thick - 0.03),
  ];
}

/** Logs stand out further than a cornice, which would show between them in pieces. */
const isHidden = (part: Part, finish: WallFinish): boolean =>
  finish.pattern === "logs" &&
  part.shape === "box" &&
  part.size[1] < 0.1 &&
  part.at[1] > WALL_HEIGHT - 0.2 &&
  part.at[1] < WALL_HEIGHT;

/** A skirting stops at a door. */
function withoutDoors(part: Part, doors: readonly Rect[]): Part[] {
  const isSkirting = part.shape === "box" && part.at[1] < 0.2 && part.size[1] < 0.3;
  if (!isSkirting || doors.length === 0) return [part];
  const [width, high, deep] = part.size;
  const [x, y] = [part.at[0], part.at[1] - high / 2];
  return clipped(
    { left: x - width / 2, right: x + width / 2, bottom: y, top: y + high },
    doors,
  ).map(({ left, right }) => ({
    ...part,
    size: [right - left, high, deep] as const,
    at: [(left + right) / 2, part.at[1], part.at[2]] as const,
  }));
}
