// How much JavaScript a page may need before it is whole, in bytes after gzip at level 9.
export const sizeBudget: Readonly<Record<string, number>> = {
  "/": 100_000,
};
