// What of the search belongs to the building itself: finishes of walls and floors, doors and windows.
import { finishPieces, finishUrl } from "../catalogue/finishes.ts";
import { openingModels, openingUrl } from "../catalogue/openings.ts";
import { wordsIn } from "../catalogue/pieces.ts";
import { formsOf } from "./queryWords.ts";

export type Built = {
  readonly part: "walls" | "floor" | "openings";
  readonly id: string;
  readonly name: string;
  readonly url: string;
};

type Known = Built & { readonly words: readonly string[] };

const grounds = [
  { ground: "wall", part: "walls", words: "wall wallpaper paint wallcovering" },
  { ground: "floor", part: "floor", words: "floor flooring carpeting" },
] as const;

const finishes: readonly Known[] = grounds.flatMap(({ ground, part, words }) =>
  finishPieces
    .filter(({ covers, takesPicture }) => covers.includes(ground) && !takesPicture)
    .map(({ id, name }) => ({
      part,
      id,
      name,
      url: finishUrl(ground, id),
      words: wordsIn(`${name} ${words}`),
    })),
);

const openings = (): readonly Known[] =>
  openingModels().map(({ id, name, kind }) => ({
    part: "openings",
    id,
    name,
    url: openingUrl(id),
    words: wordsIn(`${name} ${kind} opening`),
  }));

/** Nothing for nothing: the shelf is of pieces. */
export function findBuilt(query: string): readonly Built[] {
  const wanted = wordsIn(query).map(formsOf);
  if (wanted.length === 0) return [];
  return [...openings(), ...finishes].filter(({ words }) =>
    wanted.every((forms) => forms.some((form) => words.some((word) => word.startsWith(form)))),
  );
}
