// How many fields share out the regions and soils among themselves: the first ten thousand, the next, and so on.
export const BLOCK = 10_000;
