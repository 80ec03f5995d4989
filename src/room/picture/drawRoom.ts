// A furnished room as a picture: what a viewer sees who stands before its two nearer edges.
import { escaped } from "../../models/svg/toSvg.ts";
import { toView } from "../../models/svg/view.ts";
import { partsOfPiece } from "../catalogue/partsOfPiece.ts";
import { describeRoom } from "../describe/room.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { PictureRef, QuarterTurn, RoomDocument, RoomHour } from "../model/room.ts";
import { drawBlooms } from "./blooms.ts";
import { drawnBlooms } from "./drawnLight.ts";
import { framing } from "./framing.ts";
import { ground, shade } from "./ground.ts";
import { roomByPieces } from "./roomByPieces.ts";
import { type DrawnShapes, QUARTER, type RoomView, roomViewOf } from "./view.ts";
import { drawnWith } from "./wholeRoom.ts";

export type DrawRoomOptions = {
  readonly light?: RoomHour;
  /** Quarter turns of the viewer about the room. */
  readonly quarter?: QuarterTurn;
  /** Snow lies behind its windows. */
  readonly isSnowy?: boolean;
  /** Without the ground it is drawn on. */
  readonly isTransparent?: boolean;
  /** Framed as the stage frames it on a canvas so many times as wide as high; else as large as the room is. */
  readonly aspect?: number;
  /** For a card: fewer, coarser shapes. */
  readonly isSmall?: boolean;
  readonly title?: string;
  /** The address to show a picture from; where there is none, its frame stays empty. */
  readonly pictures?: (picture: PictureRef) => string | null;
  /** Begins every id inside, so that several drawings can share a page. */
  readonly prefix?: string;
};

export type RoomSvg = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Where the middle of the floor lies in it, and how many of its units a tile is that lies across. */
  readonly middle: { readonly x: number; readonly y: number };
  readonly scale: number;
};

/** What is seen, in drawing units from the middle of the floor. */
type Seen = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Parts of furniture that are drawn in one; a room with more is drawn piece by piece. */
const MOST_PARTS = 3200;
const MARGIN = 70;

const inLight = (room: RoomDocument, light: RoomHour): RoomDocument =>
  light === room.shell.light ? room : { ...room, shell: { ...room.shell, light } };

const partCount = ({ spots }: RoomView): number =>
  spots.reduce((sum, { item }) => sum + partsOfPiece(item.model).length, 0);

export function drawRoom(
  document: RoomDocument,
  catalogue: Catalogue,
  options: DrawRoomOptions = {},
): RoomSvg {
  const {
    light = document.shell.light,
    quarter = 0,
    prefix = "r",
    isTransparent,
    isSmall = false,
    isSnowy = false,
  } = options;
  const room = inLight(document, light);
  const pictures = options.pictures ?? (() => null);
  const view = roomViewOf(room, catalogue, { quarter, pictures, prefix, isSmall, isSnowy });
  const drawing =
    partCount(view) > MOST_PARTS ? roomByPieces(view, catalogue) : drawnWith(view, view.spots);
  const { aspect } = options;
  const seen = aspect ? framed(view, aspect) : around(drawing, isTransparent ? 0 : MARGIN);
  const { width, height } = seen;
  const [x, y] = [drawing.left - seen.left, drawing.top - seen.top];
  const under = isTransparent
    ? ""
    : ground(light, width, height, prefix) + shadeUnder(view, drawing, { x, y });
  const blooms = drawBlooms(drawnBlooms(view.spots, light), view.view, drawing, prefix);
  const title = escaped(options.title ?? room.shell.name);
  const words = escaped(describeRoom(room, catalogue));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${prefix}-t ${prefix}-d">` +
    `<title id="${prefix}-t">${title}</title><desc id="${prefix}-d">${words}</desc>` +
    `${under}<g transform="translate(${x} ${y})">${drawing.shapes}${blooms}</g></svg>`;
  const middle = { x: -seen.left, y: -seen.top };
  return { svg, width, height, middle, scale: view.view.scale };
}

const around = ({ left, top, width, height }: DrawnShapes, edge: number): Seen => ({
  left: left - edge,
  top: top - edge,
  width: width + 2 * edge,
  height: height + 2 * edge,
});

function framed({ room, quarter, view }: RoomView, aspect: number): Seen {
  const { look, half } = framing(room.shell.size, aspect, quarter * QUARTER);
  const height = Math.round(2 * half * view.scale);
  const width = Math.round(height * aspect);
  const [x, y] = toView(view, look);
  return { left: Math.round(x - width / 2), top: Math.round(y - height / 2), width, height };
}

function shadeUnder(
  { room, light, view, prefix }: RoomView,
  drawing: DrawnShapes,
  at: { readonly x: number; readonly y: number },
): string {
  const { columns, rows } = room.shell.size;
  const across = (columns + rows + 1.4) * Math.SQRT1_2 * view.scale;
  const deep = across * 0.515;
  return shade(
    light,
    {
      cx: Math.round(drawing.width / 2 + at.x),
      cy: Math.round(drawing.height + at.y - deep / 2 + 14),
      rx: Math.round(across * 0.56),
      ry: Math.round(deep * 0.58),
    },
    prefix,
  );
}
