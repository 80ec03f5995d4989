// What the paper of tools and pieces says.
import { withArticle } from "../../../farm/describe/listed.ts";
import type { Tool } from "../../../farm/tables/tools.ts";
import { inPence } from "../parts/words.ts";

export const toolNames: Readonly<Record<Tool, string>> = {
  barn: "Barn",
  can: "Watering can",
  stove: "Stove",
  bench: "Workbench",
  frames: "Cold frames",
  sluice: "Sluice",
};

const places = (count: number) => (count === 1 ? "one place" : `${count} places`);
const plots = (count: number) => (count === 1 ? "one plot" : `${count} plots`);

export const strings = {
  tools: "Tools",
  toolsNote: "Bought once, and never worn. None is needed; each makes a visit shorter.",
  holds: (size: number) => `Holds ${size.toLocaleString("en")}`,
  wets: (more: number) =>
    more === 0
      ? "A watering lasts as long as the soil lets it"
      : `A watering lasts ${more} % longer`,
  cooks: (count: number) => `Has ${places(count)} in the kitchen`,
  makes: (count: number) => `Has ${places(count)} on the bench`,
  covers: (count: number) =>
    count === 0
      ? "No plot is covered from a poor season"
      : `Keeps a poor season from the first ${count === 1 ? "plot" : plots(count)}`,
  floods: (count: number) =>
    count === 0 ? "Nothing is watered at dawn" : `Waters the first ${plots(count)} at dawn`,
  next: (words: string) => `The next: ${words}.`,
  best: "There is no better one.",
  buy: (pence: number) => `Buy for ${inPence(pence)}`,
  bought: "the best",

  can: "What you can make now",
  byPattern: "You have the pattern: it costs no pence.",
  canNone: "Nothing yet. What each piece takes is said below.",
  price: (pence: number) =>
    `The next piece costs ${inPence(pence)} beside what it is made of, and each after it a little more. Each is made once.`,
  make: "Make it",
  takes: (needs: string) => `Takes ${needs}.`,
  need: (amount: string, have: number) => `${amount} (you have ${have})`,
  heirloom: (name: string) => `${name} in the book`,
  weighed: (name: string, grams: string) => `${withArticle(name)} of ${grams} or more in the book`,
  dyes: "Dyes",
  dyesNote: (had: number, all: number) =>
    `Each crop gives a dye of the season it is boiled in; in Hearth the vats are frozen. What is of cloth in your rooms may have it. You have ${had} of ${all}.`,
  boil: "Boil it",
  later: "What else can be made",
  kinds: { furniture: "Furniture", keepsakes: "Keepsakes", trophies: "Trophies" },
  kind: (name: string, count: number) => `${name} (${count})`,
  made: "What you have made",
  since: (date: string) => `made on ${date}`,
} as const;
