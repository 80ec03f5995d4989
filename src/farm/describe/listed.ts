// Words as a sentence strings them together.

const AND = " and ";

/** "5 carrots, 3 beets and 2 timber". */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")}${AND}${words.at(-1)}`;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "an onion", "a leek". */
export const withArticle = (name: string): string =>
  `${/^[aeiou]/i.test(name) ? "an" : "a"} ${name}`;

/** As a name stands within a sentence. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
