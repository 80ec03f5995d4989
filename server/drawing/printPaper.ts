// The paper of a print: white as that of the photographs, with the words of a room below its picture.
import { canWrite, widthOf, wrapped, written } from "../../src/fields/card/writing.ts";
import { developedForms, type PrintWords } from "./developing.ts";

export type PrintForm = "square" | "story";

type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Where the picture lies, and between which heights the words stand: phones lay their own over a story's ends. */
export const printAreas: Readonly<
  Record<PrintForm, { readonly photo: Area; readonly words: readonly [number, number] }>
> = {
  square: { photo: { x: 44, y: 44, width: 992, height: 752 }, words: [796, 1064] },
  story: { photo: { x: 56, y: 170, width: 968, height: 1100 }, words: [1270, 1640] },
};

/** As the designer's own prints have them. */
const paper = {
  light: "#ffffff",
  plain: "#fbf7ee",
  edge: "#e7dfcf",
  ink: "#5a4a3a",
  soft: "#85725f",
};

const sizes = {
  square: { name: 58, caption: 30, foot: 27 },
  story: { name: 76, caption: 38, foot: 32 },
} as const;
const SMALLEST = 0.5;
const MOST_LINES = 2;
const LEAD = 1.28;
const GAP = 0.5;

type Line = {
  readonly text: string;
  readonly size: number;
  readonly fill: string;
  readonly gap: number;
};

/** So many lines as there are places for; what is longer ends in three points. */
function linesOf(text: string, size: number, widest: number): string[] {
  const lines = wrapped(text, size, widest);
  if (lines.length <= MOST_LINES && lines.every((line) => widthOf(line, size) <= widest))
    return lines;
  let last = lines.slice(MOST_LINES - 1).join(" ");
  while (last !== "" && widthOf(`${last}…`, size) > widest) last = last.slice(0, -1).trimEnd();
  return [...lines.slice(0, MOST_LINES - 1), `${last}…`];
}

/** In one line, smaller where it is long. */
function nameLine(name: string, size: number, widest: number): Line[] {
  const wide = widthOf(name, size);
  const fitting = wide <= widest ? size : Math.max(size * SMALLEST, (size * widest) / wide);
  const [text] = widthOf(name, fitting) <= widest ? [name] : linesOf(name, fitting, widest);
  return [{ text: text!, size: fitting, fill: paper.ink, gap: 0 }];
}

/** A line that could not be written whole, in letters that the house has no outlines of, is left out. */
function linesFor(form: PrintForm, { name, caption, by, address }: PrintWords): Line[] {
  const { width } = printAreas[form].photo;
  const size = sizes[form];
  const foot = (text: string) => ({
    text,
    size: size.foot,
    fill: paper.soft,
    gap: size.foot * GAP,
  });
  return [
    ...(canWrite(name) ? nameLine(name, size.name, width) : []),
    ...(caption !== null && canWrite(caption)
      ? linesOf(`“${caption}”`, size.caption, width).map((text, i) => ({
          text,
          size: size.caption,
          fill: paper.ink,
          gap: i === 0 ? size.caption * GAP : 0,
        }))
      : []),
    ...(by !== null && canWrite(by) && widthOf(`by ${by}`, size.foot) <= width
      ? [foot(`by ${by}`)]
      : []),
    foot(address),
  ];
}

function lettered(form: PrintForm, words: PrintWords): string {
  const { width } = developedForms[form];
  const [top, bottom] = printAreas[form].words;
  const lines = linesFor(form, words);
  const high = lines.reduce((sum, { size, gap }) => sum + size * LEAD + gap, 0);
  let y = top + (bottom - top - high) / 2;
  return lines
    .map(({ text, size, fill, gap }) => {
      y += gap + size * LEAD;
      return written(text, (width - widthOf(text, size)) / 2, y - size * 0.34, size, fill);
    })
    .join("");
}

/** All of a print but its picture. */
export function printPaper(form: PrintForm, words: PrintWords): string {
  const { width, height } = developedForms[form];
  const { x, y, width: w, height: h } = printAreas[form].photo;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<linearGradient id="sheen" x2="1" y2="1"><stop stop-color="${paper.light}"/>` +
    `<stop offset=".4" stop-color="${paper.plain}"/><stop offset="1" stop-color="${paper.edge}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#sheen)"/>` +
    `<rect x="${x - 1}" y="${y - 1}" width="${w + 2}" height="${h + 2}" fill="${paper.edge}"/>` +
    `${lettered(form, words)}</svg>`
  );
}
