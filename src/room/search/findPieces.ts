// The search of the shelf: by names, by what else things are called, by set, by colour and by size.

import { allPieces, type CataloguePiece, wordsIn } from "../catalogue/pieces.ts";
import type { TintId } from "../model/room.ts";
import { alsoCalled } from "./alsoCalled.ts";
import { tintFor } from "./colourWords.ts";
import { formsOf } from "./queryWords.ts";
import { isSizeWord, mostSo } from "./sizeWords.ts";

/** A piece, and the colour that was asked for with it. */
export type FoundPiece = CataloguePiece & { readonly tint?: TintId };

const begins = (words: readonly string[], forms: readonly string[]): boolean =>
  forms.some((form) => words.some((word) => word.startsWith(form)));

/** Words that are called otherwise here are found by either. */
const calledHere = (word: string): readonly string[] => {
  const forms = formsOf(word);
  return [...forms, ...forms.flatMap((form) => alsoCalled[form] ?? [])];
};

type Match = {
  readonly piece: FoundPiece;
  readonly isByName: boolean;
  readonly sizes: readonly string[];
};

/** Every word of the query has to mean something of the piece. */
function matchOf(piece: CataloguePiece, query: readonly string[]): Match | null {
  let tint: TintId | undefined;
  let isByName = true;
  const sizes: string[] = [];
  for (const word of query) {
    if (begins(wordsIn(piece.name), formsOf(word))) continue;
    if (begins(piece.words, calledHere(word))) {
      isByName = false;
      continue;
    }
    const inTint = tintFor(piece.id, word);
    if (inTint !== undefined) tint = inTint ?? tint;
    else if (isSizeWord(word)) sizes.push(word);
    else return null;
  }
  return { piece: tint === undefined ? piece : { ...piece, tint }, isByName, sizes };
}

export function findPieces(query: string): readonly FoundPiece[] {
  const words = wordsIn(query);
  if (words.length === 0) return allPieces();
  const matches = allPieces().flatMap((piece) => matchOf(piece, words) ?? []);
  const fits = ({ piece, sizes }: Match): boolean =>
    sizes.every((word) => kept.get(word)?.has(piece.id) ?? true);
  const kept = new Map(
    words.filter(isSizeWord).map((word) => {
      const measured = matches.filter(({ sizes }) => sizes.includes(word));
      const order = mostSo(
        word,
        measured.map(({ piece }) => piece),
      );
      return [word, new Map(order.map(({ id }, at) => [id, at]))] as const;
    }),
  );
  const rank = ({ piece, sizes }: Match): number =>
    sizes.reduce((sum, word) => sum + (kept.get(word)?.get(piece.id) ?? 0), 0);
  const before = (a: Match, b: Match) =>
    rank(a) - rank(b) || Number(b.isByName) - Number(a.isByName);
  return matches
    .filter(fits)
    .toSorted(before)
    .map(({ piece }) => piece);
}
