// The parts of one wall of a room where it stands: any height, with openings wherever they were put.

import { openingParts } from "../../models/catalogue/openingParts.ts";
import { clipped, type WallRect } from "../../models/catalogue/rects.ts";
import { recoloured } from "../../models/catalogue/tints.ts";
import { wallPattern } from "../../models/catalogue/wallPatterns.ts";
import { wallTrim } from "../../models/catalogue/wallTrim.ts";
import { palette } from "../../models/palette.ts";
import { box, type Colour, type Part } from "../../models/parts.ts";
import { wallFinishOf } from "../catalogue/finishes.ts";
import { houseOfId } from "../catalogue/houseOf.ts";
import { openingKindOf, openingSizeAt } from "../catalogue/openings.ts";
import { countryBehind } from "./countryBehind.ts";
import type { WallShapeRequest } from "./shape.ts";
import { wallGapsIn } from "./wallOpenings.ts";

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
const snow: Readonly<Record<WallShapeRequest["hour"], Readonly<Record<string, string>>>> = {
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
function seenBehind(parts: readonly Part[], { hour, isSnowy }: WallShapeRequest): readonly Part[] {
  const colours = isSnowy ? snow[hour] : hour === "evening" ? dusk : null;
  return colours
    ? parts.flatMap((part) => (part.glow ? recoloured([part], colours) : [part]))
    : parts;
}

const slabOf = ({ left, right, bottom, top }: WallRect, z: number, deep: number, colour: Colour) =>
  box([right - left, top - bottom, deep], [(left + right) / 2, bottom, z], colour, { bevel: 0 });

function openingsIn(wanted: WallShapeRequest): Part[] {
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
export function slabsOf(wanted: WallShapeRequest): Part[] {
  const house = houseOfId(wanted.house);
  const finish = wallFinishOf(wanted.finish);
  const out = wanted.length / 2 + house.thick;
  const inner = house.thick / 2;
  return clipped(
    { left: -out, right: out, bottom: 0, top: wanted.height },
    wallGapsIn(wanted).holes,
  ).flatMap((rect) => [
    slabOf(rect, -inner / 2, inner, finish.colours[0]),
    slabOf(rect, -inner * 1.5, inner, house.outside),
  ]);
}

/** Its face is on z = 0 and looks to +z; it ends in corners, whichever of its neighbours are to be seen. */
export function wallOfRoom(wanted: WallShapeRequest, slabs = slabsOf(wanted)): Part[] {
  const { length, height } = wanted;
  const house = houseOfId(wanted.house);
  const finish = wallFinishOf(wanted.finish);
  const half = length / 2;
  const { holes, bare } = wallGapsIn(wanted);
  const trim = wallTrim(house, {
    length,
    height,
    doors: bare.filter(({ bottom }) => bottom < 0.16),
    hasCornice: finish.pattern !== "logs",
  });
  return [
    ...slabs,
    ...wallPattern(finish, { half, height: height - CORNICE, holes: bare }),
    ...trim,
    ...openingsIn(wanted),
    ...countryBehind(holes, wanted, half + house.thick - 0.03),
  ];
}
