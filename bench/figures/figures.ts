// How benchmarks write their figures: columns, and the middle of many.
export function row([first, ...rest]: readonly (string | number)[]): string {
  return `${first}`.padEnd(28) + rest.map((cell) => `${cell}`.padStart(14)).join("");
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
