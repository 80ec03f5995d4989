// One piece, or one door or window, as a small drawing: for its card in the catalogue, and to choose it by.
import { boundingBoxOf } from "../../models/catalogue/bounds.ts";
import { openingParts } from "../../models/catalogue/openingParts.ts";
import { shells } from "../../models/catalogue/shells.ts";
import type { Part } from "../../models/parts.ts";
import { printPaint } from "../../models/prints/printPaint.ts";
import { toSvg } from "../../models/svg/toSvg.ts";
import { openingKindOf } from "../catalogue/openings.ts";
import { partsOfPiece } from "../catalogue/partsOfPiece.ts";
import { pieceRow } from "../catalogue/rows.ts";
import type { Coat } from "../model/coat.ts";
import type { ModelId } from "../model/room.ts";
import { sunOf } from "./drawnLight.ts";
import { strings } from "./strings.ts";

export type PieceDrawing = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
};

/** Across or up, in drawing units: twice what a card shows. */
const SIZE = 230;
/** What shows fewer square units is left out of so small a picture. */
const FINEST = 7;

/** How many tiles the drawing is wide or high, about. */
function reach(parts: readonly Part[]): number {
  const { low, high } = boundingBoxOf(parts);
  const [w, h, d] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  return Math.max((w + d) * Math.SQRT1_2, h * 0.85 + (w + d) * 0.37);
}

export function drawPiece(model: ModelId, coat?: Coat): PieceDrawing | null {
  const piece = pieceRow(model);
  if (!piece) return null;
  const parts = partsOfPiece(model, { coat });
  const { svg, width, height } = toSvg(parts, {
    title: piece.name,
    description: strings.piece(piece.name),
    scale: SIZE / reach(parts),
    light: sunOf("day", 0),
    floor: piece.stands.includes("wall") ? null : 0,
    finest: FINEST,
    print: printPaint,
    prefix: "p",
  });
  return { svg, width, height };
}

export function drawOpening(model: ModelId): PieceDrawing | null {
  const kind = openingKindOf(model);
  if (!kind) return null;
  const parts = openingParts(kind, 0, shells[0]!, false);
  const { svg, width, height } = toSvg(parts, {
    title: kind.name,
    description: strings.piece(kind.name),
    scale: SIZE / reach(parts),
    light: sunOf("day", 0),
    floor: null,
    finest: FINEST,
    prefix: "o",
  });
  return { svg, width, height };
}
