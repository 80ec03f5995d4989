// The pictures of a film: each day with its caption, and the card for the last seconds.
import { drawCaption } from "./drawCaption.ts";
import { drawEndCard, type EndCard, endCardHeight, fillPaper } from "./drawEndCard.ts";
import { type FilmShape, filmLayouts } from "./filmLayout.ts";
import { notesOn, PACE } from "./yearNotes.ts";
import { newPen, type YearPictures } from "./yearPictures.ts";

/** So long stands the card. */
const CARD_SECONDS = 4;
/** How many of its letters the card is wide. */
const LETTERS: Readonly<Record<FilmShape, number>> = { square: 26, tall: 23 };

export function yearFilm(card: EndCard, shape: FilmShape): YearPictures {
  const { days, notes } = card.told;
  const layout = filmLayouts[shape];
  const { width, height } = layout;
  const pen = newPen(layout);

  function drawCard(): void {
    fillPaper(pen, width, height);
    const size = width / LETTERS[shape];
    const top = (height - endCardHeight(card, size)) / 2;
    drawEndCard(pen, card, { x: width / 2, top, width: width * 0.88, size });
  }

  return {
    canvas: pen.canvas,
    of: days.length + CARD_SECONDS * PACE,
    async draw(n, painter) {
      const day = days[n];
      if (!day) drawCard();
      else if (await painter.paint(day, pen))
        drawCaption(pen, layout, card.letters, { day, notes: notesOn(notes, n) });
      else return false;
      return true;
    },
  };
}
