// What the page of a field says.

import type { CompassDirection } from "../../fields/land/neighbours.ts";
import type { TraitName } from "../../fields/odds.ts";
import { groupDigits } from "../../lib/groupDigits.ts";
import type { Hour } from "../../scene/light/hours.ts";

export const hourNames: Record<Hour, string> = { day: "Day", evening: "Evening", night: "Night" };

/** As they are read after a season. */
export const hourWords: Record<Hour, string> = {
  day: "by day",
  evening: "in the evening",
  night: "by night",
};

/** What each trait is about, for those who meet it for the first time. */
export const traitHints: Record<TraitName, string> = {
  region: "the country around it",
  soil: "how long rain stays",
  water: "where it comes from",
  aspect: "where it looks",
  shape: "how its plots lie",
  wind: "how it blows here",
  heirloom: "a seed of its own",
  landmark: "what stands on it",
  cottage: "how the house is built",
};

const compass = ["the south", "the south-west", "the west", "the north-west"];
const otherSide = ["the north", "the north-east", "the east", "the south-east"];

export const strings = {
  field: (id: number) => `Field ${id}`,
  /** Wherever name and number stand in one line. */
  named: (name: string, id: number) => `${name}, field ${id}`,
  description: (sentence: string, parish: string) => `${sentence} In the parish of ${parish}.`,
  picture: (id: number, sentence: string) =>
    `Field ${id} as a floating island with cottage, beds and everything that grows there. ${sentence}`,
  crumbs: "Where this is",
  parish: (name: string) => `Parish of ${name}`,
  keptBy: "Kept by",
  keptByYou: "Kept by you",
  unkept: "Not yet claimed",
  askingKeeper: "Asking who keeps it …",
  asOfBlock: (block: number) => `as of block ${groupDigits(block)}`,
  farm: "Farm this field",
  toFarm: "Go to your farm",
  marketplace: "See on the marketplace",
  opensElsewhere: "opens in a new tab",
  watch: "Show in my wallet",
  watchConnect: "Connect a wallet first; this opens the list of wallets",
  watched: (id: number) => `Your wallet now shows field ${id}.`,
  watchFailed: "Your wallet did not take it.",
  notLoaded: "That could not be loaded. Please try again.",
  share: "Share this field",
  linkCopied: "Link copied.",
  linkNotCopied: (address: string) => `Copy it from here: ${address}`,
  neighbouring: "Other fields",
  previous: (id: number) => `Field ${id}, one before`,
  next: (id: number) => `Field ${id}, one after`,
  jump: "Jump to a number",
  jumpRange: (last: number) => `Numbers run from 0 to ${groupDigits(last)}.`,
  go: "Go",
  lies: (q: number, r: number, ring: number) =>
    ring === 0
      ? "In the very middle of the country"
      : `Hex ${signed(q)}, ${signed(r)} · ${ring} ${ring === 1 ? "field" : "fields"} from the middle of the country`,

  weatherTitle: (parish: string) => `Weather in ${parish}`,
  today: "Today",
  weatherNote: "Hours are country time (UTC), the same for everybody.",

  drawing: (season: string, hour: string | null) =>
    hour === null ? `Drawing it in ${season} …` : `Drawing it in ${season}, ${hour} …`,
  hour: "Time of day",
  season: "Season",
  turn: "Turn the field",
  turnHint: "Drag or use the arrow keys; plus and minus zoom.",
  onlyTurnHint: "Drag or use the arrow keys.",
  seenFrom: (degrees: number) => {
    const eighth = Math.round(degrees / 45) % 8;
    const side = eighth < 4 ? compass[eighth] : otherSide[eighth - 4];
    return `seen from ${side}`;
  },
  turnLeft: "Turn left",
  turnRight: "Turn right",
  closer: "Closer",
  further: "Further away",

  traitsTitle: "What makes this field",
  traitsNote:
    "Every trait is read from the number itself. Anyone can work it out again, and nobody can change it.",
  oddsLink: "The whole table of odds",
  rulesLink: "What they do to a harvest",
  inHundred: (share: number) => `${Math.round(share * 1000) / 10} in a hundred`,

  aroundTitle: "Next door",
  aroundText: (count: number) =>
    count === 6
      ? "Six fields lie around this one, as they do around every field inland."
      : `This is the coast: only ${count === 1 ? "one field lies" : `${count} fields lie`} around it, and then the sea.`,
  neighbour: (way: CompassDirection, land: string) => `, to the ${way}: ${land}`,
  parishTitle: (name: string) => `The parish of ${name}`,
  parishText: (count: number, words: string) => `${words}. ${count} fields.`,
  parishMap: (id: number) =>
    `A map of the parish, each field a hexagon in the colour of its soil; field ${id} is marked.`,
  walkParish: "Walk the parish",
  onMap: "On the map",
};

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}
