// What stands in the yard, by name, and the name of the farm itself.
import type { Farm } from "../state/farm.ts";
import type { FarmName } from "../tables/farmNames.ts";
import type { YardId } from "../tables/yard.ts";
import { capitalise } from "./listed.ts";

/** With their article, as within a sentence. */
export const yardNames: Readonly<Record<YardId, string>> = {
  boxes: "window boxes",
  bench: "a bench by the water",
  board: "a board at the gate",
  cock: "a weathercock",
  cellar: "a cellar",
  barrel: "a barrel with a goldfish",
  leanTo: "a roof over the workbench",
  rose: "a climbing rose",
  walk: "lanterns along the walk",
  longTable: "a long table of one's own",
  oven: "an oven out of doors",
  gateLantern: "the ferryman's lantern",
  notchedGate: "a gate with two notches",
  sundial: "a sundial",
  millstone: "a millstone",
  bell: "a bell on a post",
  seat: "a seat of two halves",
  dovecote: "a dovecote",
  cartwheel: "a cartwheel",
  milestone: "a milestone",
  strawHat: "a straw hat",
};

/** "Bench by the water": at the head of something, without its article. */
export const yardTitle = (thing: YardId): string =>
  capitalise(yardNames[thing].replace(/^an? /, ""));

export const farmName = ({ first, second }: FarmName): string => `${first} ${second}`;

/** What the board at the gate says, where one stands and bears a name. */
export const nameOnBoard = ({ book, name }: Pick<Farm, "book" | "name">) =>
  name && book["yard board"] ? farmName(name) : null;
