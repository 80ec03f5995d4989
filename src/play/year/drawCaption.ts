// What is written over a picture of a film: the date with the ring of the year to the left, what is new to the right.
import { dayAt } from "../../farm/numbers/time.ts";
import type { FilmLayout } from "./filmLayout.ts";
import type { FilmLetters } from "./filmLetters.ts";
import type { PlacedNote } from "./yearNotes.ts";
import { drawYearRing } from "./yearRing.ts";
import type { YearDay } from "./yearTold.ts";
import { dateWords, newsWords } from "./yearWords.ts";

const inks = {
  day: { ink: "#3b2a1e", rim: "#fffaf0" },
  evening: { ink: "#3b2a1e", rim: "#fff3dc" },
  night: { ink: "#fbeed6", rim: "#14132c" },
} as const;

/** All else is measured by the letters of the date. */
const letterOf = ({ width }: Pick<FilmLayout, "width">): number => Math.round(width / 24);

type Caption = { readonly day: YearDay; readonly notes: readonly PlacedNote[] };

export function drawCaption(
  pen: CanvasRenderingContext2D,
  { width, height }: Pick<FilmLayout, "width" | "height">,
  letters: FilmLetters,
  { day, notes }: Caption,
): void {
  const size = letterOf({ width });
  const { ink, rim } = inks[day.light];
  const shown = dayAt(day.at);
  const edge = size * 1.1;
  const foot = height - edge - size * 0.85;
  pen.save();
  pen.textBaseline = "middle";
  drawYearRing(
    pen,
    { x: edge + size * 0.7, y: foot, radius: size * 0.68, width: size * 0.26, rim },
    shown,
  );
  pen.font = letters.head(size);
  pen.lineJoin = "round";
  pen.strokeStyle = rim;
  pen.lineWidth = size * 0.22;
  const words = dateWords(shown);
  pen.strokeText(words, edge + size * 1.85, foot);
  pen.fillStyle = ink;
  pen.fillText(words, edge + size * 1.85, foot);
  for (const note of notes) drawNote(pen, { width, size, letters, foot, edge }, note);
  pen.restore();
}

type NotePlace = {
  readonly width: number;
  readonly size: number;
  readonly letters: FilmLetters;
  readonly foot: number;
  readonly edge: number;
};

/** A slip of paper: whatever lies behind it, it is read. */
function drawNote(
  pen: CanvasRenderingContext2D,
  { width, size, letters, foot, edge }: NotePlace,
  { news, lane }: PlacedNote,
): void {
  const words = newsWords(news);
  const high = size * 1.5;
  pen.font = letters.text(size * 0.72, 700);
  const wide = pen.measureText(words).width + size * 1.3;
  const [left, top] = [width - edge * 0.8 - wide, foot - high / 2 - lane * (high + size * 0.28)];
  pen.save();
  pen.shadowColor = "rgb(59 42 30 / 0.32)";
  pen.shadowBlur = size * 0.4;
  pen.shadowOffsetY = size * 0.12;
  pen.fillStyle = "#fffaee";
  pen.beginPath();
  pen.roundRect(left, top, wide, high, high * 0.36);
  pen.fill();
  pen.restore();
  pen.fillStyle = "#3b2a1e";
  pen.fillText(words, left + size * 0.65, top + high / 2 + size * 0.03);
}
