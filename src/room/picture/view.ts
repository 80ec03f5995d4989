// What is to be drawn, and from where: made once, then drawn whole or piece by piece.
import { type Part, placed } from "../../models/parts.ts";
import { printPaint } from "../../models/prints/printPaint.ts";
import { toSvg } from "../../models/svg/toSvg.ts";
import { type SvgView, viewFrom } from "../../models/svg/view.ts";
import { partsOfPiece } from "../catalogue/partsOfPiece.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { coatOf } from "../model/coat.ts";
import type { PictureRef, QuarterTurn, RoomDocument, RoomHour, WallSide } from "../model/room.ts";
import { type drawnLamps, sunOf } from "./drawnLight.ts";
import { hung } from "./hung.ts";
import { Markers } from "./markers.ts";
import type { PictureSheet } from "./pictureSheets.ts";
import { type DrawingSpot, drawingSpots, wallsBehind } from "./spots.ts";

export type PictureResolver = (picture: PictureRef) => string | null;

export type RoomView = {
  readonly room: RoomDocument;
  readonly catalogue: Catalogue;
  readonly light: RoomHour;
  readonly quarter: QuarterTurn;
  readonly walls: ReadonlySet<WallSide>;
  readonly isSnowy: boolean;
  readonly spots: readonly DrawingSpot[];
  readonly view: SvgView;
  readonly pictures: PictureResolver;
  readonly prefix: string;
};

/** Shapes to set into a drawing, and where their own corner lies in it. */
export type DrawnShapes = {
  readonly shapes: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export const QUARTER = Math.PI / 2;
/** Drawing units to a tile, and how wide a large room may become. */
const SCALE = 100;
const WIDEST = 1300;
/** The same for a picture on a card. */
const SMALL = 42;
const FINEST = 6;
/** Wide walls want soft light. */
const TONES = 18;

/** Drawing units to a tile of this room. */
export function scaleFor(
  { shell: { size } }: Pick<RoomDocument, "shell">,
  isSmall: boolean,
): number {
  const most = isSmall ? SMALL : SCALE;
  return Math.min(
    most,
    ((WIDEST / SCALE) * most) / ((size.columns + size.rows) * Math.SQRT1_2 + 1.2),
  );
}

export function roomViewOf(
  room: RoomDocument,
  catalogue: Catalogue,
  {
    quarter,
    pictures,
    prefix,
    isSmall,
    isSnowy = false,
  }: Pick<RoomView, "quarter" | "pictures" | "prefix"> & {
    readonly isSmall: boolean;
    readonly isSnowy?: boolean;
  },
): RoomView {
  const walls = wallsBehind(quarter);
  return {
    room,
    catalogue,
    light: room.shell.light,
    quarter,
    walls,
    isSnowy,
    pictures,
    prefix,
    spots: drawingSpots(room, catalogue, walls),
    view: viewFrom(scaleFor(room, isSmall), quarter * QUARTER),
  };
}

export const partsAtSpot = ({ item, at, turn, isMade }: DrawingSpot): Part[] =>
  placed(
    partsOfPiece(item.model, {
      coat: coatOf(item),
      isLit: !item.unlit,
      hasPicture: item.picture !== undefined,
      isMade,
    }),
    at,
    turn * QUARTER,
  );

type Subject = {
  readonly parts: (markers: Markers) => readonly Part[];
  readonly sheets: readonly PictureSheet[];
  readonly lamps: ReturnType<typeof drawnLamps>;
  readonly prefix: string;
};

/** Draws parts with the pictures among them, in the light of the room. */
export function drawParts(
  { view, light, quarter, pictures }: Pick<RoomView, "view" | "light" | "quarter" | "pictures">,
  { parts, sheets, lamps, prefix }: Subject,
): DrawnShapes {
  const markers = new Markers();
  let origin = { left: 0, top: 0 };
  const hanging = sheets.flatMap(({ picture, sheet, parts: shown }, i) => {
    const url = pictures(picture);
    if (url === null) return [];
    const where = { view, light, id: `${prefix}-c${i}`, origin: () => origin };
    const colour = markers.colourFor(hung(url, sheet, where));
    return colour === null ? [] : shown(colour);
  });
  const drawing = toSvg([...parts(markers), ...hanging], {
    title: "",
    description: "",
    scale: view.scale,
    turn: quarter * QUARTER,
    light: sunOf(light, quarter),
    lamps,
    floor: null,
    finest: FINEST,
    tones: TONES,
    print: printPaint,
    prefix,
  });
  origin = drawing;
  const { left, top, width, height } = drawing;
  return { shapes: markers.exchanged(drawing.shapes), left, top, width, height };
}
