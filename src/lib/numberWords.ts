// Whole numbers as they are said: in words where they are short, and roughly where nobody counts.
import { groupDigits } from "./groupDigits.ts";

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Of at most two digits before their noughts, below a million: the numbers that are said in three words. */
function inWords(n: number): string {
  if (n < 20) return ones[n]!;
  if (n < 100) return tens[Math.floor(n / 10) - 2] + (n % 10 ? `-${ones[n % 10]}` : "");
  if (n < 1000)
    return `${ones[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${inWords(n % 100)}` : ""}`;
  return `${inWords(Math.floor(n / 1000))} thousand`;
}

const toDigits = (n: number, digits: number): number => Number(n.toPrecision(digits));

/** "ten thousand", and "1,234". */
export const counted = (n: number): string =>
  n < 100 || toDigits(n, 1) === n || (n % 1000 === 0 && n < 100_000) ? inWords(n) : groupDigits(n);

/** A text in which `{fields}` or `{Fields}` stands for how many there are. */
export const countFields = (text: string, size: number): string =>
  text.replace(/\{([fF])ields\}/g, (_, letter) => {
    const said = counted(size);
    return letter === "f" ? said : said[0]!.toUpperCase() + said.slice(1);
  });

/** "eleven", and "about a hundred" of 110. */
export function roughly(n: number): string {
  if (n < 100) return inWords(n);
  const near = Math.abs(toDigits(n, 1) - n) <= n / 10 ? toDigits(n, 1) : toDigits(n, 2);
  return `about ${(near < 10_000 ? inWords(near) : groupDigits(near)).replace(/^one /, "a ")}`;
}
