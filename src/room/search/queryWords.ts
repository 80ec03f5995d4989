// The words of what somebody looks for, each in all the forms that may stand in the catalogue: shelves, shelf.

const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ves$/, ["f", "fe", "ve"]],
  [/ies$/, ["y", "ie"]],
  [/(?<=s|x|z|ch|sh)es$/, ["", "e"]],
  [/(?<=[a-z])oes$/, ["o", "oe"]],
  [/(?<![su])s$/, [""]],
];

/** Of which letters alone make no plural. */
const SHORTEST = 4;

const irregular: Readonly<Record<string, string>> = {
  children: "child",
  cacti: "cactus",
  mice: "mouse",
  geese: "goose",
  people: "person",
};

/** The word itself first. */
export function formsOf(word: string): readonly string[] {
  if (word.length < SHORTEST) return [word];
  const ones = endings.flatMap(([ending, rests]) =>
    ending.test(word) ? rests.map((rest) => word.replace(ending, rest)) : [],
  );
  const odd = irregular[word];
  return [...new Set([word, ...(odd ? [odd] : []), ...ones])];
}
