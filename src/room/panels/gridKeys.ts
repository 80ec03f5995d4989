// Where a key takes the focus among cards that lie in rows.

/** Null where the key is not one of the grid's, or leads nowhere. */
export function nextCard(key: string, at: number, count: number, columns: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  const wanted = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    // From above a last row that is not full, down still leads to the last card.
    ArrowDown:
      at + columns > last && Math.floor(at / columns) < Math.floor(last / columns)
        ? last
        : at + columns,
    Home: 0,
    End: last,
    PageUp: Math.max(at % columns, at - columns * 4),
    PageDown: Math.min(last, at + columns * 4),
  }[key];
  return wanted === undefined || wanted < 0 || wanted > last ? null : wanted;
}
