// What the barn's paper says.
import { groupDigits } from "../../../lib/groupDigits.ts";
import { inPence, pennyOrLess } from "../parts/words.ts";

const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

const nthWord = (n: number): string => ordinals[n - 1] ?? `${n}th`;

export const strings = {
  here: "What lies here",
  room: (used: number, size: number) => `${groupDigits(used)} of ${groupDigits(size)} places`,
  full: "The barn is full. Sell, cook, or leave it standing; it keeps in the ground.",
  empty: "Nothing lies here yet. What you bring in does, for as long as you like.",
  each: (count: number, pence: number) =>
    `${groupDigits(count)} · ${pennyOrLess(pence)}${count === 1 ? "" : " each"}`,
  selling: (many: string) => `Sell ${many}`,
  otherwise: (many: string) => `Sell more or fewer ${many}`,
  sell: (count: number, pence: number) =>
    count === 1 ? `Sell one: ${inPence(pence)}` : `Sell ${count}: ${inPence(pence)}`,
  sellWhat: (count: number, many: string, pence: number) =>
    `Sell ${count === 1 ? "one" : count}: ${inPence(pence)}, ${many}`,
  eachToday: (pence: number) => `${pennyOrLess(pence)} each today`,
  only: (pence: number) => `${pennyOrLess(pence)} today`,
  falls: (pence: number, nth: number) =>
    `, ${pence === 0 ? "less than a penny" : pence} for the ${nthWord(nth)}`,
  seen: (many: string) => `: the market has seen many ${many} from you`,
  wanted: (names: string) => `Asked for by ${names}.`,
  used: (dishes: string) => `Goes into: ${dishes}.`,

  howMany: "Another number",
  has: (count: number) => `You have ${count}.`,
  none: "Sell",
  notSo: (count: number) => `Say a whole number from 1 to ${count}.`,

  shed: "Beside it",
  bag: "Seed bag",
  seeds: (count: number) => (count === 1 ? "1 seed" : `${groupDigits(count)} seeds`),
  seed: (count: number, name: string) => `${count} ${name}`,
  sunflower: "Sunflower seed is always free, and never ends.",
  straw: "Straw",
  strawFor:
    "A harvest of wheat or maize leaves two of it, one of peas or beans one. It feeds soil and trees.",
  timber: "Timber",
  timberFor:
    "Three sources: each tree of the meadow gives one a week; a storm breaks one off each; and the pedlar sells a bundle on Saturdays.",
} as const;
