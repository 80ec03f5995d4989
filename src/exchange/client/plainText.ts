// Turns the exchange's escaped text back into what was written, once and only once.

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  "#x27": "'",
};

/** For showing as text, never as markup. */
export const plainText = (escaped: string): string =>
  escaped.replace(/&(amp|lt|gt|quot|apos|#39|#x27);/g, (_, name: string) => named[name]!);
