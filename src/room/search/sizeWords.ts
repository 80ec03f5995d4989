// Words for sizes: of what else was found, the half that is so, the most so first.
import type { CataloguePiece } from "../catalogue/pieces.ts";

type Measure = (piece: CataloguePiece) => number;

const ground: Measure = ({ size: [width, depth] }) => width * depth;
const across: Measure = ({ size: [width, depth] }) => Math.max(width, depth);
const tall: Measure = ({ height }) => height;
const less =
  (measure: Measure): Measure =>
  (piece) =>
    -measure(piece);

/** The larger what is measured, the more it is so. */
const measures: Readonly<Record<string, Measure>> = {
  small: less(ground),
  little: less(ground),
  tiny: less(ground),
  mini: less(ground),
  large: ground,
  big: ground,
  huge: ground,
  wide: across,
  long: across,
  narrow: less(across),
  short: less(across),
  tall,
  high: tall,
  low: less(tall),
};

export const isSizeWord = (word: string): boolean => Object.hasOwn(measures, word);

export function mostSo<P extends CataloguePiece>(word: string, pieces: readonly P[]): readonly P[] {
  const measure = measures[word];
  if (!measure) return pieces;
  const sorted = pieces.toSorted((a, b) => measure(b) - measure(a));
  return sorted.slice(0, Math.ceil(sorted.length / 2));
}
