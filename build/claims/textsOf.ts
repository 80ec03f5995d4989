// What a page says, text by text: what stands in it, and what is only spoken.

/** They stand within a sentence. */
const inline =
  /<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|wbr)(?: [^>]*)?>/g;
const spoken =
  / (?:alt|title|placeholder|aria-(?:label|valuetext|description|roledescription))="([^"]*)"/g;
/** A fact and what it is of make one statement. */
const beside = /<\/(?:td|th|dt|dd)><(?:td|th|dt|dd)(?: [^>]*)?>/g;

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
};

const plain = (text: string): string =>
  text
    .replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();

/** Each once; those of a row or of a list of facts with " | " between them. */
export function textsOf(markup: string): Set<string> {
  // Within a word there is nothing to read.
  const words = markup.replaceAll(/<svg\b.*?<\/svg>/gs, "").replaceAll("<!-- -->", "");
  const read = words
    .replaceAll(beside, " | ")
    .replaceAll(inline, "")
    .split(/<[^>]*>/);
  const heard = [...markup.matchAll(spoken)].map(([, text]) => text!);
  return new Set([...read, ...heard].map(plain).filter((text) => text !== ""));
}
