// What grows in which bed: the heirloom first, then what suits the soil, each as far as the season lets it.
import { type Crop, crops, plantAt, rowStep, type Stage } from "../../models/crops/stages.ts";
import { tilledBed } from "../../models/ground/tilledBed.ts";
import { type Part, placed, repeat } from "../../models/parts.ts";
import { between, chance } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import type { KindOf } from "../odds.ts";
import type { FieldTraits } from "../traits.ts";
import { BED_WIDTH, type Bed } from "./ground.ts";
import { nearness } from "./sight.ts";
import { bedTones } from "./tones.ts";

/** Which crop each heirloom seed grows into: two seeds for each of the twelve crops. */
export const heirloomCrop: Record<KindOf<"heirloom">, Crop> = {
  "amber-flint": "maize",
  "bishops-hat": "pumpkin",
  "blue-goose": "pea",
  candlemas: "leek",
  "cinder-rose": "beet",
  "copper-lantern": "pumpkin",
  "drummers-gold": "wheat",
  "evening-plum": "tomato",
  "fat-alderman": "cabbage",
  ferrymans: "leek",
  "giant-of-marl": "sunflower",
  grandmothers: "bean",
  "hedge-pearl": "onion",
  "honey-crook": "maize",
  kingfisher: "pea",
  "long-tom": "carrot",
  "millers-white": "wheat",
  moonseed: "sunflower",
  "ox-heart": "tomato",
  "parsons-nose": "onion",
  "red-wren": "carrot",
  "saltmarsh-sweet": "beet",
  "tin-whistle": "bean",
  "winter-squire": "cabbage",
};

/** What does well in each soil; a field plants mostly from here. */
const liked: Record<KindOf<"soil">, readonly [Crop, Crop, Crop, Crop, Crop]> = {
  loam: ["cabbage", "sunflower", "bean", "pumpkin", "carrot"],
  clay: ["wheat", "cabbage", "bean", "leek", "maize"],
  sand: ["carrot", "onion", "beet", "tomato", "sunflower"],
  chalk: ["cabbage", "pea", "wheat", "beet", "onion"],
  silt: ["pumpkin", "maize", "leek", "pea", "tomato"],
  peat: ["tomato", "leek", "carrot", "onion", "pumpkin"],
};

/** Only these stand through the winter. */
const hardy: readonly Crop[] = ["leek", "cabbage"];

function stageOf(season: Season, draw: number): Stage {
  const early: readonly Stage[] = [1, 2, 2, 3];
  const full: readonly Stage[] = [3, 4, 4, 4];
  const late: readonly Stage[] = [4, 4, 4, 2];
  const all = season === "seedtime" ? early : season === "highSun" ? full : late;
  return all[Math.floor(draw * all.length)]!;
}

export type Sowing = { readonly crop: Crop; readonly stage: Stage | null };

/** One crop to a row of the field, so that beds of one row match; null is a bed at rest. */
export function sowings(traits: FieldTraits, season: Season): Sowing[] {
  const { whim, soil, heirloom } = traits;
  const own = heirloomCrop[heirloom];
  const pride = Math.floor(chance(whim, 1) * 3);
  return Array.from({ length: 5 }, (_, row): Sowing => {
    const any = crops[Math.floor(chance(whim, row + 30) * crops.length)]!;
    const suited = liked[soil][(row + Math.floor(chance(whim, 2) * 5)) % 5]!;
    const crop = row === pride ? own : chance(whim, row + 10) < 0.75 ? suited : any;
    if (season !== "hearth") return { crop, stage: stageOf(season, chance(whim, row + 20)) };
    return chance(whim, row + 40) < 0.5
      ? { crop: hardy[row % hardy.length]!, stage: 4 }
      : { crop, stage: null };
  });
}

/** Tall things at the back, so that nothing hides behind a sunflower. */
const tall: readonly Crop[] = ["sunflower", "maize", "bean", "tomato", "wheat", "pea"];

/** What each row of plots bears: the tallest farthest from the viewer. */
function cropsOfRows(
  traits: FieldTraits,
  season: Season,
  beds: readonly Bed[],
): ReadonlyMap<number, Sowing> {
  const sown = sowings(traits, season).toSorted((a, b) => rank(a.crop) - rank(b.crop));
  const mean = (row: number) => {
    const own = beds.filter((bed) => bed.row === row);
    return own.reduce((sum, bed) => sum + nearness(bed), 0) / Math.max(1, own.length);
  };
  // Where a row has no beds, its crop still has its turn: the others keep theirs.
  const rows = [0, 1, 2, 3, 4].toSorted((a, b) => mean(a) - mean(b));
  return new Map(rows.map((row, i) => [row, sown[i]!]));
}

export function planting(traits: FieldTraits, season: Season, beds: readonly Bed[]): Part[] {
  const rows = cropsOfRows(traits, season, beds);
  const tones = bedTones(traits.soil, season);
  return beds.flatMap(({ row, x, y, z, length, turn }, i) => {
    const seed = (traits.whim % 10_007) + i * 31;
    const { crop, stage } = rows.get(row)!;
    return placed(
      [
        ...tilledBed(length, BED_WIDTH, tones, seed),
        ...(stage === null ? [] : planted(crop, stage, length, seed)),
      ],
      [x, y, z],
      turn,
    );
  });
}

const rank = (crop: Crop) => (tall.includes(crop) ? tall.indexOf(crop) : tall.length);

function planted(crop: Crop, stage: Stage, length: number, seed: number): Part[] {
  const step = rowStep(crop);
  const count = Math.max(1, Math.floor((length - 0.28) / step) + 1);
  const lines = crop === "wheat" ? [-0.14, 0.14] : [0];
  return lines.flatMap((line, k) =>
    repeat(count, (i) => {
      const n = seed * 17 + i + k * 50;
      const x = (i - (count - 1) / 2) * step + between(-0.04, 0.04, n, 1) + k * 0.1;
      const angle = crop === "sunflower" ? 0.25 : chance(n, 3) * 6;
      return placed(
        plantAt(crop, stage, n % 1009),
        [x, 0.13, line + between(-0.03, 0.03, n, 4)],
        angle,
        between(0.88, 1.08, n, 2),
      );
    }),
  );
}
