// What the paper of tools and pieces says.

import { withArticle } from "../../../farm/describe/listed.ts";
import type { FarmTool } from "../../../farm/tables/tools.ts";
import { groupDigits } from "../../../lib/groupDigits.ts";

export const farmToolNames: Readonly<Record<FarmTool, string>> = {
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
  holds: (size: number) => `Holds ${groupDigits(size)}`,
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
  buy: (pence: string) => `Buy: ${pence}`,
  buyWhat: (pence: string, name: string) => `Buy: ${pence}, ${name}`,

  can: "Can be made now",
  byPattern: "You have the pattern: it costs no pence.",
  canNone: "Nothing yet, with what lies in the barn.",
  nearly: "Lacks one thing",
  make: (pence: string | null) => (pence === null ? "Make" : `Make: ${pence}`),
  makeWhat: (name: string, pence: string | null) =>
    pence === null ? `Make: ${name}` : `Make: ${pence}, ${name}`,
  takes: (needs: string) => `Takes ${needs}.`,
  need: (amount: string, have: number) => `${amount} (you have ${have})`,
  heirloom: (name: string) => `${name} in the book`,
  weighed: (name: string, grams: string) => `${withArticle(name)} of ${grams} or more in the book`,
  dyes: (season: string) => `Dyes of ${season}`,
  dyesHad: (had: number, all: number) => `${had} of ${all}`,
  swatch: (name: string, isHad: boolean) => (isHad ? `${name}, boiled` : name),
  boil: "Boil",
  yard: "The yard",
  build: (pence: string) => `Build: ${pence}`,
  buildWhat: (pence: string, name: string) => `Build: ${pence}, ${name}`,
  rest: "The rest of the yard",
  stands: (date: string) => `since ${date}`,
  says: (name: string) => `It says ${name}.`,
  firstWord: "The first word of its name",
  secondWord: "The second word of its name",
  write: (name: string) => `Write ${name} on it`,
  wipe: "Wipe it clean",
  colourOf: {
    door: "Colour of the door",
    shutters: "Colour of the shutters",
    walls: "Colour of the walls",
  },
  all: "All pieces",
  kinds: { furniture: "Furniture", keepsakes: "Keepsakes", trophies: "Trophies" },
  kind: (name: string, count: number) => `${name} (${count})`,
  made: "Made",
  since: (date: string) => `made on ${date}`,
} as const;
