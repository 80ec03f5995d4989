// The pictures of a film, one by one on a canvas: each day with its caption, and the card for the last seconds.
import type { DayPainter } from "./dayPainter.ts";
import { drawCaption } from "./drawCaption.ts";
import { drawEndCard, type EndCard, endCardHeight, fillPaper } from "./drawEndCard.ts";
import type { FilmLayout } from "./filmLayout.ts";
import { notesOn, PACE } from "./yearNotes.ts";
import { newCanvas, type YearSheet } from "./yearSheet.ts";

/** So long stands the card. */
const CARD_SECONDS = 4;

export type YearFilm = YearSheet;

export const picturesIn = (days: number): number => days + CARD_SECONDS * PACE;

export function yearFilm(card: EndCard, painter: DayPainter, layout: FilmLayout): YearFilm {
  const { days, notes } = card.told;
  const { width, height } = layout;
  const canvas = newCanvas(width, height);
  const pen = canvas.getContext("2d")!;
  return {
    canvas,
    of: picturesIn(days.length),
    async draw(n) {
      const day = days[n];
      if (!day) {
        drawCard();
        return true;
      }
      if (!(await painter.paint(day, pen))) return false;
      drawCaption(pen, layout, card.letters, { day, notes: notesOn(notes, n) });
      return true;
    },
  };

  function drawCard(): void {
    fillPaper(pen, width, height);
    const size = width / 26;
    const top = (height - endCardHeight(card, size)) / 2;
    drawEndCard(pen, card, { x: width / 2, top, width: width * 0.88, size });
  }
}
