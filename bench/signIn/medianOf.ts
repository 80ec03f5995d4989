// The middle one of several measurements, which no single disturbance of the machine moves.
export const medianOf = (measured: readonly number[]): number =>
  measured.toSorted((left, right) => left - right)[measured.length >> 1] ?? Number.NaN;
