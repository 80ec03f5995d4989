// The sheet of a year: a wreath of small pictures about a ring of months, with the card in its middle; drawn one by one.
import { civilDate, nextMonth } from "../../farm/numbers/time.ts";
import { monthNames } from "../../lib/calendarNames.ts";
import { seasonOn } from "../../farm/numbers/time.ts";
import type { DayPainter } from "./dayPainter.ts";
import { drawEndCard, type EndCard, endCardHeight, fillPaper, INK } from "./drawEndCard.ts";
import { weekLayout } from "./filmLayout.ts";
import { daysOf, type FilmSpan } from "./filmSpan.ts";
import { alongMonths, SHEET, sheetDays, sheetPictureSize, sheetPlaces } from "./sheetPlaces.ts";
import { seasonColours } from "./yearRing.ts";

export type YearSheet = {
  readonly canvas: HTMLCanvasElement;
  readonly of: number;
  /** One of its pictures; false where it could not be drawn. */
  readonly draw: (n: number) => Promise<boolean>;
};

export function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  return canvas;
}

export function yearSheet(card: EndCard, painter: DayPainter): YearSheet {
  const { span, days } = card.told;
  const shown = sheetDays(daysOf(span));
  const places = sheetPlaces(shown.length);
  const size = sheetPictureSize(shown.length);
  const canvas = newCanvas(SHEET.width, SHEET.height);
  const pen = canvas.getContext("2d")!;
  const small = newCanvas(weekLayout.width, weekLayout.height).getContext("2d")!;
  fillPaper(pen, SHEET.width, SHEET.height);
  drawMonths(pen, card, span);
  const letters = 33;
  const top = SHEET.height / 2 - endCardHeight(card, letters) / 2;
  drawEndCard(pen, card, { x: SHEET.width / 2, top, width: 760, size: letters });

  return {
    canvas,
    of: shown.length,
    async draw(n) {
      const place = places[n]!;
      if (!(await painter.paint(days[shown[n]!]!, small))) return false;
      drawMedal(pen, small.canvas, place, size);
      return true;
    },
  };
}

/** Round, with a rim of paper and a soft shade. */
function drawMedal(
  pen: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
): void {
  pen.save();
  pen.shadowColor = "rgb(106 83 64 / 0.4)";
  pen.shadowBlur = 14;
  pen.shadowOffsetY = 4;
  pen.fillStyle = "#fffaee";
  pen.beginPath();
  pen.arc(x, y, size / 2, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.arc(x, y, size / 2 - 4, 0, 2 * Math.PI);
  pen.clip();
  pen.drawImage(picture, x - size / 2, y - size / 2, size, size);
  pen.restore();
}

/** The part of each month in its season's colour, with its name beside it. */
function drawMonths(pen: CanvasRenderingContext2D, { letters }: EndCard, span: FilmSpan): void {
  const all = daysOf(span);
  const way = (day: number) => (day - span.first) / all;
  pen.save();
  pen.lineWidth = 9;
  pen.lineCap = "round";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let day = span.first; day <= span.last; day = nextMonth(day)) {
    const [from, to] = [way(day) + 0.006, way(Math.min(nextMonth(day), span.last + 1)) - 0.006];
    if (to <= from) continue;
    pen.strokeStyle = seasonColours[seasonOn(day)];
    pen.beginPath();
    for (let step = 0; step <= 24; step++) {
      const { x, y } = alongMonths(from + ((to - from) * step) / 24);
      if (step === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.stroke();
    const { x, y } = alongMonths((from + to) / 2);
    const words = monthNames[civilDate(day).month]!.slice(0, 3);
    pen.font = letters.head(27);
    pen.lineWidth = 9;
    // A gap in the ring for its name.
    pen.save();
    pen.strokeStyle = "#fdf5e2";
    pen.lineWidth = 30;
    pen.lineJoin = "round";
    pen.strokeText(words, x, y);
    pen.restore();
    pen.fillStyle = INK;
    pen.fillText(words, x, y);
  }
  pen.restore();
}
