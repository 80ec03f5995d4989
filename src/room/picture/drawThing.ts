// One thing as it looks in a room, drawn by itself: things that look alike share one drawing.
import { boundingBoxOf } from "../../models/catalogue/bounds.ts";
import type { HexColour } from "../../models/palette.ts";
import { box, type Part, placed } from "../../models/parts.ts";
import type { Vec } from "../../models/pose.ts";
import { type SvgView, toView, viewFrom } from "../../models/svg/view.ts";
import { siteCatalogue } from "../catalogue/index.ts";
import { partsOfPiece } from "../catalogue/partsOfPiece.ts";
import { type Coat, parseCoat } from "../model/coat.ts";
import type { ModelId, PictureRef, QuarterTurn, RoomHour } from "../model/room.ts";
import { framedSheets } from "./pictureSheets.ts";
import { drawParts, type PictureResolver, partsAtSpot, QUARTER } from "./view.ts";

export type ThingDrawRequest = {
  readonly model: ModelId;
  readonly coat: Coat | undefined;
  /** As the viewer has it: its own turn less the viewer's. */
  readonly turn: QuarterTurn;
  readonly isLit: boolean;
  readonly picture: PictureRef | undefined;
  readonly isMade: boolean;
  readonly light: RoomHour;
  /** Drawing units to a tile. */
  readonly scale: number;
  /** Only a block of its size and colour. */
  readonly isBlock: boolean;
};

/** Shapes, and where their corner lies from the foot of the thing, in drawing units; without its shade it is the group called bare. */
export type ThingDrawing = { readonly shapes: string; readonly left: number; readonly top: number };

/** Its own light, where the lamps of the room are too many to follow. */
const GLOW: Readonly<Record<RoomHour, number>> = { day: 0, evening: 3, night: 7 };
const LAMP: Vec = [1.5, 3, 1.5];
/** How far the shade at its foot reaches, in tiles, and how dark each of its rings is. */
const RINGS = [0.12, 0.06, 0.02] as const;
const DARK = 0.07;

function block(parts: readonly Part[]): Part[] {
  if (parts.length === 0) return [];
  const { low, high } = boundingBoxOf(parts);
  const size = [high[0] - low[0], high[1] - low[1], high[2] - low[2]] as const;
  const foot = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2] as const;
  return [box(size, foot, parts[0]!.colour as HexColour, { bevel: 0 })];
}

/** What stands on something throws a soft shade round its foot. */
function footShade(
  parts: readonly Part[],
  { model }: ThingDrawRequest,
  view: SvgView,
  turn: QuarterTurn,
): string {
  const known = siteCatalogue.item(model);
  const standsSomewhere = known?.stands.includes("floor") || known?.stands.includes("surface");
  if (!known || known.isFlat || !standsSomewhere || parts.length === 0) return "";
  const { low, high } = boundingBoxOf(placed(parts, [0, 0, 0], turn * QUARTER));
  const small = known.stands.includes("surface") ? 0.4 : 1;
  const [x0, x1, z0, z1] = [low[0], high[0], low[2], high[2]];
  const corners = [
    [x0, z0],
    [x1, z0],
    [x1, z1],
    [x0, z1],
  ] as const;
  const path = corners
    .map(([x, z]) => toView(view, [x, 0.01, z]))
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join("L");
  return RINGS.map((reach) => {
    const width = Math.round(2 * reach * small * view.scale);
    return `<path d="M${path}Z" fill="#4a2a14" stroke="#4a2a14" stroke-width="${width}" stroke-linejoin="round" opacity="${DARK}"/>`;
  }).join("");
}

export function drawThing(
  wanted: ThingDrawRequest,
  pictures: PictureResolver,
  prefix: string,
): ThingDrawing {
  const { model, coat, turn, isLit, picture, isMade, light, scale, isBlock } = wanted;
  const view = viewFrom(scale);
  const item = {
    id: "look",
    model,
    turn,
    at: { kind: "floor", x: 0, z: 0 } as const,
    ...(coat !== undefined && parseCoat(coat)),
    ...(!isLit && { unlit: true as const }),
    ...(picture && { picture }),
  };
  const spot = { item, at: [0, 0, 0] as const, turn, isMade };
  const parts = isBlock
    ? placed(block(partsOfPiece(model, { coat })), [0, 0, 0], turn * QUARTER)
    : partsAtSpot(spot);
  const { shapes, left, top } = drawParts(
    { view, light, quarter: 0, pictures },
    {
      parts: () => parts,
      sheets: isBlock ? [] : framedSheets(spot),
      lamps: [{ at: LAMP, colour: "#ffb27a", reach: 9, power: GLOW[light] }],
      prefix,
    },
  );
  const shade = footShade(partsOfPiece(model, { coat }), wanted, view, turn);
  const under = shade && `<g transform="translate(${-left} ${-top})">${shade}</g>`;
  return { left, top, shapes: `${under}<g id="${prefix}bare">${shapes}</g>` };
}
