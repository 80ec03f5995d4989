// Where an arrow leads in rows of different lengths.
type At = readonly [row: number, column: number];

/** Null for a key that leads nowhere; `lengths` has how many stops each row has. */
export function stepInRows(key: string, [row, column]: At, lengths: readonly number[]): At | null {
  const within = (r: number, c: number): At => {
    const inside = Math.max(0, Math.min(lengths.length - 1, r));
    return [inside, Math.max(0, Math.min((lengths[inside] ?? 1) - 1, c))];
  };
  switch (key) {
    case "ArrowUp":
      return within(row - 1, column);
    case "ArrowDown":
      return within(row + 1, column);
    case "ArrowLeft":
      return within(row, column - 1);
    case "ArrowRight":
      return within(row, column + 1);
    case "Home":
      return within(row, 0);
    case "End":
      return within(row, Infinity);
    default:
      return null;
  }
}
