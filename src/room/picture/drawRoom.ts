// A furnished room as a picture: what a viewer sees who stands before its two nearer edges.
import { escaped } from "../../models/svg/toSvg.ts";
import { partsOf } from "../catalogue/partsOf.ts";
import { describeRoom } from "../describe/room.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Light, PictureRef, RoomDocument, Turn } from "../model/room.ts";
import { drawBlooms } from "./blooms.ts";
import { bloomsOf } from "./drawnLight.ts";
import { ground, shade } from "./ground.ts";
import { roomByPieces } from "./roomByPieces.ts";
import { type Drawn, type RoomView, viewOf } from "./view.ts";
import { drawnWith } from "./wholeRoom.ts";

export type RoomPicture = {
  readonly light?: Light;
  /** Quarter turns of the viewer about the room. */
  readonly quarter?: Turn;
  /** Without the ground it is drawn on. */
  readonly isTransparent?: boolean;
  /** For a card: fewer, coarser shapes. */
  readonly isSmall?: boolean;
  readonly title?: string;
  /** The address to show a picture from; where there is none, its frame stays empty. */
  readonly pictures?: (picture: PictureRef) => string | null;
  /** Begins every id inside, so that several drawings can share a page. */
  readonly prefix?: string;
};

export type RoomDrawing = { readonly svg: string; readonly width: number; readonly height: number };

/** Parts of furniture that are drawn in one; a room with more is drawn piece by piece. */
const MOST_PARTS = 3200;
const MARGIN = 70;

const inLight = (room: RoomDocument, light: Light): RoomDocument =>
  light === room.shell.light ? room : { ...room, shell: { ...room.shell, light } };

const partCount = ({ spots }: RoomView): number =>
  spots.reduce((sum, { item }) => sum + partsOf(item.model).length, 0);

export function drawRoom(
  document: RoomDocument,
  catalogue: Catalogue,
  options: RoomPicture = {},
): RoomDrawing {
  const {
    light = document.shell.light,
    quarter = 0,
    prefix = "r",
    isTransparent,
    isSmall = false,
  } = options;
  const room = inLight(document, light);
  const pictures = options.pictures ?? (() => null);
  const view = viewOf(room, catalogue, { quarter, pictures, prefix, isSmall });
  const drawing =
    partCount(view) > MOST_PARTS ? roomByPieces(view, catalogue) : drawnWith(view, view.spots);
  const edge = isTransparent ? 0 : MARGIN;
  const [width, height] = [drawing.width + 2 * edge, drawing.height + 2 * edge];
  const under = isTransparent
    ? ""
    : ground(light, width, height, prefix) + shadeUnder(view, drawing, edge);
  const blooms = drawBlooms(bloomsOf(view.spots, light), view.view, drawing, prefix);
  const title = escaped(options.title ?? room.shell.name);
  const words = escaped(describeRoom(room, catalogue));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${prefix}-t ${prefix}-d">` +
    `<title id="${prefix}-t">${title}</title><desc id="${prefix}-d">${words}</desc>` +
    `${under}<g transform="translate(${edge} ${edge})">${drawing.shapes}${blooms}</g></svg>`;
  return { svg, width, height };
}

function shadeUnder({ room, light, view, prefix }: RoomView, drawing: Drawn, edge: number): string {
  const { columns, rows } = room.shell.size;
  const across = (columns + rows + 1.4) * Math.SQRT1_2 * view.scale;
  const deep = across * 0.515;
  return shade(
    light,
    {
      cx: Math.round(drawing.width / 2 + edge),
      cy: Math.round(drawing.height + edge - deep / 2 + 14),
      rx: Math.round(across * 0.56),
      ry: Math.round(deep * 0.58),
    },
    prefix,
  );
}
