// A statement with numbers, and what it has to be by the code that it speaks of.
import { anyNumber, numberSource, readNumber } from "./readNumber.ts";

/** What was found in a text: its numbers, its other words, and the page it stands on. */
export type Found = {
  readonly numbers: readonly number[];
  readonly words: readonly string[];
  readonly path: string;
};

export type Claim = {
  readonly name: string;
  readonly pattern: RegExp;
  /** How the paths begin of the pages that may make it; all may where none is named. */
  readonly on?: readonly string[];
  isSo(found: Found): boolean | Promise<boolean>;
};

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&");

const holes = { "{n}": `(?<!\\w)(${numberSource})`, "{w}": "([^.|]+?)" } as const;

/** In `says` each {n} is a number, in digits or in words, and each {w} is words; ^ and $ are the ends of the text. */
export function claim(says: string, isSo: Claim["isSo"]): Claim {
  const [, start, inner, end] = /^(\^?)(.*?)(\$?)$/s.exec(says)!;
  const source = inner!
    .split(/(\{[nw]\})/)
    .map((part) => holes[part as keyof typeof holes] ?? escaped(part))
    .join("");
  return { name: says, pattern: new RegExp(start + source + end, "gi"), isSo };
}

/** A claim whose numbers have to be these. */
export const counts = (
  says: string,
  tell: (found: Found) => readonly number[] | Promise<readonly number[]>,
): Claim =>
  claim(says, async (found) => {
    const numbers = await tell(found);
    return (
      numbers.length === found.numbers.length && numbers.every((n, i) => n === found.numbers[i])
    );
  });

/** Claims in words so plain that elsewhere they would mean something else. */
export const only = (on: readonly string[], claims: readonly Claim[]): Claim[] =>
  claims.map((each) => Object.assign({}, each, { on }));

export type Said = { readonly claim: Claim; readonly text: string; readonly found: Found };

/** Which claims a text makes, and what is left of it without them and without turns of speech. */
export function claimsIn(
  text: string,
  path: string,
  claims: readonly Claim[],
  turns: readonly string[],
): { said: Said[]; turned: string[]; rest: string } {
  const said: Said[] = [];
  let rest = text;
  for (const each of claims) {
    if (each.on && !each.on.some((start) => path.startsWith(start))) continue;
    const holesOf = each.name.match(/\{[nw]\}/g) ?? [];
    rest = rest.replaceAll(each.pattern, (whole, ...groups) => {
      const parts = groups.slice(0, holesOf.length) as string[];
      const of = (hole: string) => parts.filter((_, i) => holesOf[i] === hole);
      const found = { numbers: of("{n}").map(readNumber), words: of("{w}"), path };
      said.push({ claim: each, text: whole, found });
      return "…";
    });
  }
  const turned = turns.filter((turn) => rest.includes(turn));
  for (const turn of turned) rest = rest.replaceAll(turn, "…");
  return { said, turned, rest };
}

/** What of a text still counts something. */
export const stillCounts = (rest: string): boolean => anyNumber.test(rest);
