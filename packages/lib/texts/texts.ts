// Words for people in any language: English beside the code that says it, translations fetched when they are chosen.

/** One form of a text for each plural that a language tells apart; `{count}` decides which is said. */
export type Plural = { readonly [form in Intl.LDMLPluralRule]?: string } & {
  readonly other: string;
};

/** Words, with places such as {name} that are filled when they are said. */
export type Text = string | Plural;

export type Texts = Readonly<Record<string, Text>>;

/** The words of one part of a page, in English. */
export type TextBundle<English extends Texts = Texts> = {
  /** Translations are found by it. */
  readonly name: string;
  readonly english: English;
};

/** A language as pages speak it; a part or a text that it lacks is said in English. */
export type Language = {
  /** As BCP 47 writes it, such as de-DE. */
  readonly tag: string;
  readonly texts: Readonly<Record<string, Texts | undefined>>;
};

/** What a text looks like in another language: the same places, in forms of its own. */
export type Translation<English extends Texts> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Plural;
};

type Places<Words> = Words extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

type PlacesOf<Words extends Text> = Words extends string
  ? Places<Words>
  : "count" | Places<Words[keyof Words]>;

type Value = string | number | bigint;

type Phrase<Words extends Text> = [PlacesOf<Words>] extends [never]
  ? string
  : (values: Readonly<Record<PlacesOf<Words>, Value>>) => string;

/** The words of a part, ready to be said: as they are, or by a function where something is to be filled in. */
export type Phrases<English extends Texts> = {
  readonly [Key in keyof English]: Phrase<English[Key]>;
};

export const english: Language = { tag: "en", texts: {} };

/**
 * The English words of one part.
 *
 * @example
 * const texts = defineTexts("basket", {
 *   title: "Basket of {name}",
 *   eggs: { one: "{count} egg", other: "{count} eggs" },
 * });
 */
export const defineTexts = <const English extends Texts>(
  name: string,
  words: English,
): TextBundle<English> => ({ name, english: words });

const ready = new WeakMap<Language, WeakMap<TextBundle, object>>();

/** The words of a part in a language; the same object each time. */
export function phrasesOf<English extends Texts>(
  part: TextBundle<English>,
  language: Language,
): Phrases<English> {
  if (!ready.has(language)) ready.set(language, new WeakMap());
  const known = ready.get(language)!;
  if (!known.has(part)) known.set(part, phrasesIn(part, language));
  return known.get(part) as Phrases<English>;
}

function phrasesIn({ name, english: own }: TextBundle, { tag, texts }: Language): object {
  const translated = texts[name];
  return Object.fromEntries(
    Object.entries(own).map(([key, words]) => {
      const text = translated?.[key];
      return [key, text === undefined ? phrase(words, "en") : phrase(text, tag)];
    }),
  );
}

const hasPlace = (text: Text) => typeof text !== "string" || text.includes("{");

function phrase(text: Text, tag: string) {
  if (!hasPlace(text)) return text;
  return (values: Readonly<Record<string, Value>>) =>
    formOf(text, values, tag).replace(/\{(\w+)\}/g, (_, place: string) =>
      shown(values[place] ?? "", tag),
    );
}

function formOf(text: Text, { count }: Readonly<Record<string, Value>>, tag: string): string {
  if (typeof text === "string") return text;
  return text[new Intl.PluralRules(tag).select(Number(count))] ?? text.other;
}

function shown(value: Value, tag: string): string {
  if (typeof value !== "string") return new Intl.NumberFormat(tag).format(value);
  // A name in other letters must not turn round what stands beside it.
  return directionOf(tag) === "rtl" ? `\u2068${value}\u2069` : value;
}

/** Which way a language is written. */
export const directionOf = (tag: string): "ltr" | "rtl" =>
  /^(ar|dv|fa|he|ps|ur|yi)\b/.test(tag) ? "rtl" : "ltr";
