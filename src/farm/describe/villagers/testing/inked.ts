// What the tests of texts measure: words, beginnings, marks, and words that are worn out.

/** A text, and where it stands. */
export type Inked = { readonly text: string; readonly from: string };

/** Places in braces are words, numbers of points are not. */
export const inkedWords = (text: string): readonly string[] => text.match(/[\p{L}'’{}-]+/gu) ?? [];

const beginOf = (text: string, words: number): string =>
  inkedWords(text).slice(0, words).join(" ").toLowerCase();

/** Those that begin with as many words as one before them. */
export function alike(texts: readonly Inked[], words: number): readonly string[] {
  const begun = new Map<string, string>();
  return texts.flatMap(({ text, from }) => {
    const begin = beginOf(text, words);
    const before = begun.get(begin);
    begun.set(begin, from);
    return before === undefined ? [] : [`${begin}: ${before}, ${from}`];
  });
}

/** Longer words that stand in more than this share of the texts. */
export function worn(texts: readonly Inked[], share: number): readonly string[] {
  const seen = new Map<string, Set<string>>();
  for (const { text, from } of texts)
    for (const word of inkedWords(text.toLowerCase()))
      if (word.length > 5 && !word.includes("{"))
        seen.set(word, (seen.get(word) ?? new Set()).add(from));
  return [...seen]
    .filter(([, { size }]) => size > texts.length * share)
    .map(([word, { size }]) => `${word} ${size}`);
}

/** Marks that no text has: dashes, curly and double quotes, digits but for those of points. */
export const foreignMarks = /[–—…"“”‘’]|(?<!\()\d| {2}/;
/** How a text begins and ends. */
export const wholeText = /^[A-Z({].*[.!?)']$/;

/** The places in braces, as often as they stand there. */
export const bracesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, place]) => place!);

/** Turns that a reader of a second language trips over. */
export const oldTurns =
  /\b(abide|ere|whilst|betwixt|naught|oft|shan't|mayhap|withal|hither|thither|yonder|half as (fast|much) again|in the press|for want of|find but|wants? (looking|keeping|cutting|doing|mending|new|less|more)|in want of|wants? help)\b/i;
