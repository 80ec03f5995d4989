// A pattern as SVG draws it: the paths of its square, in hundredths of the square.
import { inSquare, type Pattern, type PatternId, patternOf } from "./patterns.ts";

export type PatternPath = { readonly d: string; readonly share: number };

/** The side of the square that the paths are written in. */
export const SQUARE = 100;

const written = ({ outline, share }: Pattern["shapes"][number]): PatternPath => ({
  d: `M${outline.map(([x, y]) => `${Math.round(x * SQUARE)} ${Math.round(y * SQUARE)}`).join("L")}Z`,
  share,
});

const known = new Map<PatternId, readonly PatternPath[]>();

/** Those of whole colour are one path; plain cloth has none. */
export function patternPaths(id: PatternId | undefined): readonly PatternPath[] {
  if (id === undefined) return [];
  const found = known.get(id);
  if (found) return found;
  const pattern = patternOf(id);
  const all = pattern ? inSquare(pattern).map(written) : [];
  const whole = all.filter(({ share }) => share === 1);
  const made = [
    ...(whole.length > 0 ? [{ d: whole.map(({ d }) => d).join(""), share: 1 }] : []),
    ...all.filter(({ share }) => share < 1),
  ];
  known.set(id, made);
  return made;
}
