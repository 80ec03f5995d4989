// What is said when something was done.
import type { FarmTool } from "../tables/tools.ts";
import { capitalise, withArticle } from "./listed.ts";

const plots = (count: number): string => (count === 1 ? "one plot" : `${count} plots`);

export const cards = {
  neighbour: "A neighbour",
  from: (who: string) => `A postcard from ${who}.`,
  lay: (what: string) => `It came with ${what}.`,
} as const;

export const doneStrings = {
  leftAsIs: (count: number) =>
    count === 1 ? "One was left as it is." : `${count} were left as they are.`,
  noRoom: (count: number) =>
    count === 1
      ? "One more waits where it is: the barn has no room for it."
      : `${count} more wait where they are: the barn has no room for them.`,
  sown: (name: string, count: number) => `Sowed ${name} in ${plots(count)}.`,
  watered: (count: number) => `Watered ${plots(count)}.`,
  fedSoil: (count: number) => `Fed the soil of ${plots(count)}.`,
  undone: (count: number) =>
    `The sowing of ${plots(count)} is undone; the seed is back in the bag.`,
  takenBack: "Taken back: everything is as it was before.",
  cared: (count: number) => (count === 1 ? "One is cared for." : `${count} are cared for.`),
  record: (name: string, grams: string) => `Your heaviest ${name} so far: ${grams}.`,
  sold: (what: string, pence: string) => `Sold ${what} for ${pence}.`,
  answered: (what: string, pence: string) => `Sent ${what}; ${pence} came back.`,
  declined: "Put aside. Another letter will come.",
  bought: (what: string, pence: string) => `Bought ${what} for ${pence}.`,
  settled: (name: string, pence: string) =>
    `${capitalise(withArticle(name))} has come to the meadow, for ${pence}.`,
  raised: (what: string, pence: string) => `${what}, for ${pence}.`,
  tools: {
    barn: "A larger barn",
    can: "A can that wets for longer",
    stove: "One more place on the stove",
    bench: "One more place on the workbench",
    frames: "A cold frame over one more plot",
    sluice: "A sluice to four more plots",
  } satisfies Readonly<Record<FarmTool, string>>,
  made: (name: string, pence: string) => `Made: ${name}, for ${pence}.`,
  dyed: (name: string) => `A vat of ${name}: whatever is of cloth in your rooms may have it.`,
  cooking: (name: string) => `On goes the ${name}.`,
  brought: (what: string) => `Brought ${what} to the table.`,
  bartered: (what: string) => `The pedlar hands you ${what}.`,
  named: (keep: string, name: string) => `The ${keep} is called ${name} from now on.`,
  called: (name: string) => `It comes to ${name} from now on.`,
  calledAsBefore: "It is called what it was called before.",
  moved: (field: number) =>
    `Moved to field ${field}: barn, tools and book came on the cart, and whoever lives on the meadow walked along.`,
  inBag: (seeds: string) => `In the bag: ${seeds}.`,
  noticed: "It is in the book.",
  built: (name: string, pence: string) => `${capitalise(name)}, for ${pence}.`,
  stands: (name: string) => `${capitalise(name)} stands in the yard from now on.`,
  lastRead: "It lies in the book, with all that came before it.",
  dressed: "It looks so from now on.",
  undressed: "Nothing is shown there from now on.",
  farmNamed: (name: string) => `The board at the gate says ${name}.`,
  farmNameless: "The board at the gate bears no name.",
  joined: (times: number, all: number) => `You have taken a hand: ${times} of ${all}.`,
  sat: (name: string) => `You sit down. It is the evening of ${name}.`,
  timber: (timber: string, pence: string) => `The pedlar unloads ${timber}, for ${pence}.`,
  left: (what: string) => `Left ${what} at the gate.`,
  tookGift: (what: string) => `Out of the basket: ${what}.`,
  gaveWorks: (what: string) => `Gave ${what}.`,
  shower: (count: number) => `A neighbour has brought rain to ${plots(count)}.`,
  gift: "Something lies in the basket at the gate.",
  learnt: "There is something new in the country.",
  strip: "half a square of meadow",
  vats: "vats that do not freeze",
  colours: { door: "dyes for door and shutters", walls: "dyes for the walls" },
  pieces: (count: number) => `${count} more pieces for the room`,
  stone: (level: number) => `the stone with the number ${level}`,
  doorstep: "the doorstep",
  seedOf: (crop: string) => `${crop} seed`,
  level: (level: number, news: string | null) =>
    news === null ? `That is level ${level}.` : `That is level ${level}. New to you: ${news}.`,
  ownSeeds: (seeds: string) =>
    `You have found ${seeds}, the heirloom of this field. They are in your bag.`,
} as const;
