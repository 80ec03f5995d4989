// Numbers in prose, read back: "1,234", "×1.5", "fifty-one", "a hundred and forty-two".
const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const large: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };

const values = new Map<string, number>([
  ...ones.map((word, n): [string, number] => [word, n]),
  ...tens.map((word, n): [string, number] => [word, 10 * (n + 2)]),
]);

const word = [...values.keys(), ...Object.keys(large)].toSorted((a, b) => b.length - a.length);
const any = `(?:${word.join("|")})\\b`;

/** One number, in digits or in words. */
export const numberSource = String.raw`(?:\d[\d,]*(?:\.\d+)?|\b(?:an? )?${any}(?:(?:[ -]| and )${any})*)`;

/** What tells that something is counted: a number, or a part or multiple that has a word of its own. */
export const anyNumber = new RegExp(
  String.raw`[\d½¼¾⅓⅔]|\b(?:${word.join("|")}|half|twice|dozen)\b`,
  "i",
);

export function readNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(",", ""));
  let whole = 0;
  let part = 0;
  for (const each of text.toLowerCase().split(/[ -]/)) {
    if (each === "and" || each === "a" || each === "an") continue;
    const times = large[each];
    if (times === undefined) part += values.get(each)!;
    else part = (part || 1) * times;
    if (each === "thousand") {
      whole += part;
      part = 0;
    }
  }
  return whole + part;
}
