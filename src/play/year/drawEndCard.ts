// The card at the end of a film and in the middle of its sheet: whose farm it was, what came of the year, and who wrote most.
import type { FilmLetters } from "./filmLetters.ts";
import { strings } from "./strings.ts";
import type { YearTold } from "./yearTold.ts";
import { endLines, filmDaysWords } from "./yearWords.ts";

export type EndCard = {
  readonly told: YearTold;
  /** What the field itself is called. */
  readonly fieldName: string;
  /** Of those who were answered most. */
  readonly faces: readonly HTMLImageElement[];
  readonly letters: FilmLetters;
};

type CardPlace = {
  /** Its middle, and where it begins. */
  readonly x: number;
  readonly top: number;
  /** How wide it may be. */
  readonly width: number;
  /** The letters of its text; all else is measured by them. */
  readonly size: number;
};

export const INK = "#3b2a1e";
const SOFT = "#6a5340";
const RULE = "#d9bd85";
/** A row of faces, with the tallest hat among them. */
const FACES_HIGH = 4.4;

/** How high it is, so that it can stand in the middle of something. */
export const endCardHeight = ({ told, faces }: EndCard, size: number): number =>
  size * (8.2 + 1.62 * endLines(told.end).length + (faces.length > 0 ? FACES_HIGH + 1.4 : 0) + 0.8);

export function drawEndCard(
  pen: CanvasRenderingContext2D,
  card: EndCard,
  { x, top, width, size }: CardPlace,
): void {
  const { told, fieldName, faces, letters } = card;
  const { end, span } = told;
  pen.save();
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  let y = top + size * 1.2;
  const say = (words: string, font: string, colour: string, below: number) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(words, x, y, width);
    y += size * below;
  };
  say(end.name ?? fieldName, letters.head(size * 2.1), INK, 2);
  say(
    end.name === null ? strings.field(end.field) : strings.fieldNamed(fieldName, end.field),
    letters.text(size, 700),
    SOFT,
    1.45,
  );
  say(filmDaysWords(span), letters.text(size * 0.9, 600), SOFT, 1.5);
  rule(pen, x, y - size * 0.1, size);
  y += size * 1.45;
  for (const line of endLines(end)) say(line, letters.head(size * 1.12, 500), INK, 1.62);
  if (faces.length > 0) {
    drawFaces(pen, faces, { x, y: y + size * FACES_HIGH, size });
    y += size * (FACES_HIGH + 1.4);
  }
  say(strings.noDayLost, letters.head(size * 1.15), "#566a1c", 1);
  pen.restore();
}

/** Three seeds, as between two parts of a page. */
function rule(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.fillStyle = RULE;
  for (const i of [-1, 0, 1]) {
    pen.beginPath();
    pen.ellipse(x + i * size * 1.1, y, size * 0.2, size * 0.13, 0, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** In a row on one line, however tall their hats are. */
function drawFaces(
  pen: CanvasRenderingContext2D,
  faces: readonly HTMLImageElement[],
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const wide = size * 3.1;
  const apart = wide + size * 0.75;
  faces.forEach((face, i) => {
    const high = (wide * face.naturalHeight) / face.naturalWidth;
    const left = x + (i - (faces.length - 1) / 2) * apart - wide / 2;
    pen.drawImage(face, left, y - high, wide, high);
  });
  pen.fillStyle = RULE;
  const long = faces.length * apart + size;
  pen.beginPath();
  pen.roundRect(x - long / 2, y, long, size * 0.16, size * 0.08);
  pen.fill();
}

/** Cream paper, a little darker towards its edge. */
export function fillPaper(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const light = pen.createRadialGradient(
    width / 2,
    height * 0.44,
    Math.min(width, height) * 0.1,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  );
  light.addColorStop(0, "#fffaee");
  light.addColorStop(0.72, "#fbf0d8");
  light.addColorStop(1, "#f1ddb2");
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}
