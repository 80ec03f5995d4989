// Which rows of a long table are to be drawn: those in sight and some more on either side (virtual list).

/** What one quick turn of a wheel passes. */
const MORE = 12;
/** Drawn anew only after so many rows have gone by. */
const STEP = 6;

/** In whole steps, so that a short way changes nothing; `to` is the first that is not drawn. */
export function rowsInSight(
  top: number,
  height: number,
  row: number,
): { from: number; to: number } {
  const first = Math.floor(top / row / STEP) * STEP;
  const last = Math.ceil((top + height) / row / STEP) * STEP;
  return { from: Math.max(0, first - MORE), to: last + MORE };
}
