// The sheet of a year: a wreath of small pictures about a ring of months, with the card in its middle; drawn one by one.
import { civilDate, nextMonth, seasonOn } from "../../farm/numbers/time.ts";
import { monthNames } from "../../lib/calendarNames.ts";
import { drawEndCard, type EndCard, endCardHeight, fillPaper, INK } from "./drawEndCard.ts";
import { weekLayout } from "./filmLayout.ts";
import { daysOf, type FilmSpan } from "./filmSpan.ts";
import { alongMonths, SHEET, sheetDays, sheetPictureSize, sheetPlaces } from "./sheetPlaces.ts";
import { newPen, type YearPictures } from "./yearPictures.ts";
import { seasonColours } from "./yearRing.ts";

/** Of the card in the middle. */
const LETTERS = 37;

export function yearSheet(card: EndCard): YearPictures {
  const { span, days } = card.told;
  const shown = sheetDays(daysOf(span));
  const places = sheetPlaces(shown.length);
  const size = sheetPictureSize(shown.length);
  const pen = newPen(SHEET);
  const small = newPen(weekLayout);
  fillPaper(pen, SHEET.width, SHEET.height);
  drawMonths(pen, card, span);
  const top = (SHEET.height - endCardHeight(card, LETTERS)) / 2;
  drawEndCard(pen, card, { x: SHEET.width / 2, top, width: 760, size: LETTERS });
  return {
    canvas: pen.canvas,
    of: shown.length,
    async draw(n, painter) {
      if (!(await painter.paint(days[shown[n]!]!, small))) return false;
      drawMedal(pen, small.canvas, places[n]!, size);
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
