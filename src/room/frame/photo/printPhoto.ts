// A photograph on paper in the letters of the page, as dots and as a file.
import { drawPaper } from "./drawPaper.ts";
import type { PaperKind } from "./paper.ts";

const FALLBACK = "serif";

/** Null where there is no memory for it. */
export const printPhoto = (photo: HTMLCanvasElement, paper: PaperKind, name: string) =>
  drawPaper(
    photo,
    paper,
    name,
    getComputedStyle(document.documentElement).getPropertyValue("--font-head") || FALLBACK,
  );

export function printedFile(
  photo: HTMLCanvasElement,
  paper: PaperKind,
  name: string,
): Promise<Blob | null> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  const print = printPhoto(photo, paper, name);
  if (print) print.toBlob(resolve, "image/png");
  else resolve(null);
  return promise;
}
