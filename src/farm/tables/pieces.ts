// What can be made for the room, and of what: pieces of the catalogue, keepsakes, trophies.
import { type Crop, cropIds, rulesOf } from "./crops.ts";
import { freeze } from "./freeze.ts";
import type { CountTable, Good } from "./goods.ts";
import { cropOf, type Heirloom, heirloomIds } from "./heirlooms.ts";

export type PieceCost = {
  readonly goods?: CountTable<Good>;
  readonly timber?: number;
  readonly straw?: number;
  /** Whose page must stand in the book. */
  readonly heirloom?: Heirloom;
  /** Whose record must be at least so heavy. */
  readonly weighed?: { readonly crop: Crop; readonly grams: number };
  /** From which level on somebody knows how. */
  readonly level?: number;
};

const catalogue = freeze({
  "wheat-sheaf": { goods: { wheat: 6 } },
  "crate-of-carrots": { goods: { carrot: 12 }, timber: 2 },
  "fresh-loaf": { goods: { loaf: 1 } },
  "apple-pie": { goods: { apple: 5, flour: 1 } },
  "fruit-bowl": { goods: { apple: 3, plum: 3, cherry: 3 } },
  "apple-basket": { goods: { apple: 8 } },
  "pumpkin-stack": { goods: { pumpkin: 4 } },
  "pumpkin-lantern": { goods: { pumpkin: 1, candle: 1 } },
  "cider-barrel": { goods: { cider: 3 }, timber: 4 },
  "cider-press": { timber: 8 },
  "hay-bale-seat": { straw: 12 },
  "harvest-garland": { goods: { wheat: 4, maize: 4 } },
  bunting: { goods: { cloth: 1 } },
  "patchwork-bed": { goods: { cloth: 6 }, timber: 4 },
  "braided-rug": { goods: { cloth: 3 } },
  "rag-runner": { goods: { cloth: 2 } },
  "hearth-rug": { goods: { cloth: 3 } },
  sheepskin: { goods: { wool: 4 } },
  "blanket-chest": { goods: { cloth: 2 }, timber: 4 },
  "wool-basket": { goods: { wool: 3 } },
  candle: { goods: { candle: 1 } },
  "bedside-lamp": { goods: { candle: 1, cloth: 1 } },
  "advent-ring": { goods: { candle: 4 } },
  "storm-lantern": { goods: { candle: 2 } },
  "drying-herbs": { goods: { leek: 6 } },
  "kitchen-herbs": { goods: { onion: 6 } },
  "hanging-ivy": { goods: { leek: 6 } },
  "jug-of-flowers": { goods: { sunflower: 6 } },
  "milk-churn-of-sunflowers": { goods: { sunflower: 12 } },
  "bee-skep": { goods: { honey: 2 }, straw: 6 },
  "nesting-box": { timber: 2 },
  "bird-bath": { timber: 2 },
  "wall-shelf": { timber: 2 },
  "spice-rack": { timber: 2 },
  "coat-pegs": { timber: 2 },
  "long-bench": { timber: 5 },
  "farm-table": { timber: 8 },
  "ladder-back-chair": { timber: 4 },
  footstool: { timber: 2 },
  "log-stack": { timber: 6 },
  sled: { timber: 4 },
  "toy-chest": { timber: 5 },
  "building-blocks": { timber: 2 },
  "wooden-train": { timber: 3 },
  "rocking-horse": { timber: 6 },
  "winter-wreath": { goods: { hazel: 4 }, timber: 4 },
  "gingerbread-house": { goods: { honey: 2, flour: 3, egg: 4 } },
  "teddy-bear": { goods: { wool: 4 } },
  "lemon-tree": { straw: 4 },
  "picture-of-a-carrot": { goods: { carrot: 1 }, weighed: { crop: "carrot", grams: 200 } },
  "bad-chair": { timber: 1 },
  "spinning-wheel": { goods: { wool: 2 }, timber: 8, level: 33 },
  "butter-churn": { goods: { milk: 3 }, timber: 4, level: 33 },
  "round-table": { timber: 8, level: 33 },
  "rocking-chair": { goods: { cloth: 1 }, timber: 6, level: 33 },
  cradle: { goods: { cloth: 1 }, timber: 5, level: 33 },
  "plain-shelf": { timber: 2, level: 33 },
  stepladder: { timber: 3, level: 33 },
  "jars-of-jam": { goods: { jam: 3 }, level: 33 },
  wardrobe: { timber: 10, level: 37 },
  "window-seat": { goods: { cloth: 2 }, timber: 5, level: 37 },
  "grandfather-clock": { timber: 8, level: 37 },
  "cheeses-under-glass": { goods: { cheese: 2 }, level: 37 },
  "potting-bench": { timber: 6, level: 37 },
  "leaf-rug": { goods: { cloth: 3 }, level: 37 },
  "checked-rug": { goods: { cloth: 3 }, level: 37 },
  "dolls-house": { goods: { cloth: 1 }, timber: 8, level: 37 },
} as const satisfies Record<string, PieceCost>);

/** A keepsake for each heirloom, a trophy for each crop. */
export type FarmPiece = keyof typeof catalogue | `keepsake-${Heirloom}` | `trophy-${Crop}`;

const keepsake = (heirloom: Heirloom): PieceCost => ({
  goods: { [cropOf(heirloom)]: 3 },
  timber: 1,
  heirloom,
});

/** For a record of five quarters of what is usual. */
const trophy = (crop: Crop): PieceCost => ({
  timber: 1,
  weighed: { crop, grams: Math.floor((rulesOf(crop).grams * 5) / 4) },
});

export const pieceCosts = freeze(
  Object.fromEntries<PieceCost>([
    ...Object.entries(catalogue),
    ...heirloomIds.map((heirloom) => [`keepsake-${heirloom}`, keepsake(heirloom)] as const),
    ...cropIds.map((crop) => [`trophy-${crop}`, trophy(crop)] as const),
  ]) as Record<FarmPiece, PieceCost>,
);
export const pieceIds = Object.keys(pieceCosts) as FarmPiece[];

/** Pence for the next piece after so many, to five: each costs a little more than the last. */
export const penceFor = (made: number): number =>
  5 * Math.floor((600 + 400 * made + 22 * made * made + 25) / 50);
