// What the barn's paper says.
import { inPence, pennyOrLess } from "../parts/words.ts";

const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

const nthWord = (n: number): string => ordinals[n - 1] ?? `${n}th`;

export const strings = {
  here: "What lies here",
  room: (used: number, size: number) => `${used} of ${size} places are taken.`,
  full: "The barn is full. Sell, cook, or leave it standing; it keeps in the ground.",
  empty: "Nothing lies here yet. What you bring in does, for as long as you like.",
  count: (count: number) => `× ${count}`,
  selling: (many: string) => `Sell ${many}`,
  one: (_: number, pence: number) => `1 for ${inPence(pence)}`,
  half: (count: number, pence: number) => `${count} for ${inPence(pence)}`,
  all: (count: number, pence: number) =>
    count === 1 ? `Sell it for ${inPence(pence)}` : `All ${count} for ${inPence(pence)}`,
  each: (pence: number) => `${pennyOrLess(pence)} each today`,
  only: (pence: number) => `${pennyOrLess(pence)} today`,
  falls: (pence: number, nth: number) =>
    `, ${pence === 0 ? "less than a penny" : pence} for the ${nthWord(nth)}`,
  seen: (many: string) => `: the market has seen many ${many} from you`,

  number: "Another number",
  what: "What to sell",
  howMany: "How many",
  has: (count: number) => `You have ${count}.`,
  sell: (count: number, pence: number) => `Sell ${count} for ${inPence(pence)}`,
  none: "Sell",
  notSo: (count: number) =>
    count === 1 ? "There is one: say 1." : `Say a whole number from 1 to ${count}.`,

  bag: "Seed in the bag",
  sunflower: "Sunflower seed is always free, and never ends.",
  shed: "Behind the barn",
  straw: "Straw",
  strawFor: "A harvest of wheat or maize leaves some. It feeds soil and trees.",
  timber: "Timber",
  timberFor: "Each tree of the meadow gives one a week. It is for pieces.",
} as const;
