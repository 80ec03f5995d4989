// The one published table: every trait a field can have, and in how many fields of a thousand.
import { regions, soils } from "./land/kinds.ts";

export type TraitKind = { readonly id: string; readonly name: string; readonly weight: number };

/** The order of the traits is the order in which they are read from the seed: never change it. */
export const odds = {
  region: regions,
  soil: soils,
  water: [
    { id: "stream", name: "Stream", weight: 260 },
    { id: "well", name: "Well", weight: 240 },
    { id: "pond", name: "Pond", weight: 220 },
    { id: "dew", name: "Dew", weight: 160 },
    { id: "spring", name: "Spring", weight: 120 },
  ],
  aspect: [
    { id: "south", name: "South", weight: 180 },
    { id: "south-east", name: "South-east", weight: 150 },
    { id: "south-west", name: "South-west", weight: 150 },
    { id: "east", name: "East", weight: 130 },
    { id: "west", name: "West", weight: 130 },
    { id: "north-east", name: "North-east", weight: 90 },
    { id: "north-west", name: "North-west", weight: 90 },
    { id: "north", name: "North", weight: 80 },
  ],
  shape: [
    { id: "broad-bean", name: "Broad bean", weight: 140 },
    { id: "full-acre", name: "Full acre", weight: 120 },
    { id: "stair", name: "Stair", weight: 110 },
    { id: "horseshoe", name: "Horseshoe", weight: 100 },
    { id: "long-strips", name: "Long strips", weight: 100 },
    { id: "loaf", name: "Loaf", weight: 90 },
    { id: "crossroads", name: "Crossroads", weight: 80 },
    { id: "arrowhead", name: "Arrowhead", weight: 70 },
    { id: "two-beds", name: "Two beds", weight: 70 },
    { id: "key", name: "Key", weight: 50 },
    { id: "kitchen-ring", name: "Kitchen ring", weight: 40 },
    { id: "chequer", name: "Chequer", weight: 30 },
  ],
  wind: [
    { id: "sheltered", name: "Sheltered", weight: 340 },
    { id: "airy", name: "Airy", weight: 300 },
    { id: "breezy", name: "Breezy", weight: 220 },
    { id: "windswept", name: "Windswept", weight: 140 },
  ],
  heirloom: [
    { id: "amber-flint", name: "Amber Flint maize", weight: 1 },
    { id: "bishops-hat", name: "Bishop's Hat pumpkin", weight: 1 },
    { id: "blue-goose", name: "Blue Goose pea", weight: 1 },
    { id: "candlemas", name: "Candlemas leek", weight: 1 },
    { id: "cinder-rose", name: "Cinder Rose beet", weight: 1 },
    { id: "copper-lantern", name: "Copper Lantern pumpkin", weight: 1 },
    { id: "drummers-gold", name: "Drummer's Gold wheat", weight: 1 },
    { id: "evening-plum", name: "Evening Plum tomato", weight: 1 },
    { id: "fat-alderman", name: "Fat Alderman cabbage", weight: 1 },
    { id: "ferrymans", name: "Ferryman's leek", weight: 1 },
    { id: "giant-of-marl", name: "Giant of Marl sunflower", weight: 1 },
    { id: "grandmothers", name: "Grandmother's bean", weight: 1 },
    { id: "hedge-pearl", name: "Hedge Pearl onion", weight: 1 },
    { id: "honey-crook", name: "Honey Crook maize", weight: 1 },
    { id: "kingfisher", name: "Kingfisher pea", weight: 1 },
    { id: "long-tom", name: "Long Tom carrot", weight: 1 },
    { id: "millers-white", name: "Miller's White wheat", weight: 1 },
    { id: "moonseed", name: "Moonseed sunflower", weight: 1 },
    { id: "ox-heart", name: "Ox Heart tomato", weight: 1 },
    { id: "parsons-nose", name: "Parson's Nose onion", weight: 1 },
    { id: "red-wren", name: "Red Wren carrot", weight: 1 },
    { id: "saltmarsh-sweet", name: "Saltmarsh Sweet beet", weight: 1 },
    { id: "tin-whistle", name: "Tin Whistle bean", weight: 1 },
    { id: "winter-squire", name: "Winter Squire cabbage", weight: 1 },
  ],
  landmark: [
    { id: "none", name: "None", weight: 600 },
    { id: "old-oak", name: "Old oak", weight: 140 },
    { id: "standing-stones", name: "Standing stones", weight: 90 },
    { id: "mill", name: "Mill", weight: 70 },
    { id: "beehives", name: "Beehives", weight: 50 },
    { id: "chapel", name: "Chapel", weight: 40 },
    { id: "hot-spring", name: "Hot spring", weight: 10 },
  ],
  cottage: [
    { id: "timbered", name: "Timbered", weight: 340 },
    { id: "thatched", name: "Thatched", weight: 280 },
    { id: "fieldstone", name: "Fieldstone", weight: 220 },
    { id: "boarded", name: "Boarded", weight: 160 },
  ],
} as const satisfies Record<string, readonly TraitKind[]>;

export type TraitName = keyof typeof odds;
export const traitNames = Object.keys(odds) as TraitName[];
export type KindOf<T extends TraitName> = (typeof odds)[T][number]["id"];

/** What each trait is called. */
export const traitTitles: Record<TraitName, string> = {
  region: "Region",
  soil: "Soil",
  water: "Water",
  aspect: "Aspect",
  shape: "Shape",
  wind: "Wind",
  heirloom: "Heirloom",
  landmark: "Landmark",
  cottage: "Cottage",
};

const total = (kinds: readonly TraitKind[]): number =>
  kinds.reduce((sum, kind) => sum + kind.weight, 0);
export const totals = Object.fromEntries(
  traitNames.map((trait) => [trait, total(odds[trait])]),
) as Record<TraitName, number>;

function kindOf<T extends TraitName>(trait: T, id: KindOf<T>): TraitKind {
  const kinds: readonly TraitKind[] = odds[trait];
  const kind = kinds.find((one) => one.id === id);
  if (!kind) throw new Error(`${trait} has no kind ${id}`);
  return kind;
}

export const kindName = <T extends TraitName>(trait: T, id: KindOf<T>): string =>
  kindOf(trait, id).name;

/** The share of all fields that have this kind, from 0 to 1. */
export function shareOf<T extends TraitName>(trait: T, id: KindOf<T>): number {
  return kindOf(trait, id).weight / totals[trait];
}
