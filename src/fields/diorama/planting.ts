// What grows in which bed: the heirloom first, then what suits the soil, each as far as the season lets it.
import { type Crop, type CropStage, plantAt, rowStep } from "../../models/crops/stages.ts";
import { tilledBed } from "../../models/ground/tilledBed.ts";
import { type Part, placed, repeat } from "../../models/parts.ts";
import { between, chance } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import { type Heirloom, heirloomCrop } from "../heirloomCrop.ts";
import type { FieldTraits } from "../traits.ts";
import { cropsOfRows, isLow, type Sights, type Sowing } from "./cropsOfRows.ts";
import { BED_WIDTH, type TilledBed } from "./ground.ts";
import { heirloomPlant, prideOf } from "./heirlooms.ts";
import { picturedCrops, picturedLikes } from "./pictured.ts";
import { nearness } from "./sight.ts";
import { bedTones } from "./tones.ts";

/** Only these stand through the winter. */
const hardy: readonly Crop[] = ["leek", "cabbage"];

function stageOf(season: Season, draw: number): CropStage {
  const early: readonly CropStage[] = [1, 2, 2, 3];
  const full: readonly CropStage[] = [3, 4, 4, 4];
  const late: readonly CropStage[] = [4, 4, 4, 2];
  const all = season === "seedtime" ? early : season === "highSun" ? full : late;
  return all[Math.floor(draw * all.length)]!;
}

/** One crop to a row of the field, so that beds of one row match; null is a bed at rest. */
export function sowings(traits: FieldTraits, season: Season): Sowing[] {
  const { whim, soil, heirloom } = traits;
  const own = heirloomCrop[heirloom];
  const pride = Math.floor(chance(whim, 1) * 3);
  return Array.from({ length: 5 }, (_, row): Sowing => {
    const any = picturedCrops[Math.floor(chance(whim, row + 30) * picturedCrops.length)]!;
    const suited = picturedLikes[soil][(row + Math.floor(chance(whim, 2) * 5)) % 5]!;
    const crop = row === pride ? own : chance(whim, row + 10) < 0.75 ? suited : any;
    const isHeirloom = row === pride;
    if (season !== "hearth")
      return { crop, stage: stageOf(season, chance(whim, row + 20)), isHeirloom };
    if (isHeirloom && hardy.includes(own)) return { crop, stage: 4, isHeirloom };
    return chance(whim, row + 40) < 0.5
      ? { crop: hardy[row % hardy.length]!, stage: 4, isHeirloom: false }
      : { crop, stage: null, isHeirloom };
  });
}

/** What suits the soil and stays low. */
const lowCropOf = ({ soil }: FieldTraits): Crop => picturedLikes[soil].find(isLow) ?? "carrot";

type Grower = {
  readonly heirloom: Heirloom;
  readonly seed: number;
  /** Whether the row begins with this bed. */
  readonly startsRow: boolean;
};

export function planting(
  traits: FieldTraits,
  season: Season,
  beds: readonly TilledBed[],
  sights: Sights = { low: [], clear: [] },
): Part[] {
  const rows = cropsOfRows(sowings(traits, season), beds, lowCropOf(traits), sights);
  const tones = bedTones(traits.soil, season);
  const firstOf = (row: number) =>
    beds.filter((bed) => bed.row === row).toSorted((a, b) => nearness(b) - nearness(a))[0];
  return beds.flatMap(({ row, x, y, z, length, turn }, i) => {
    const seed = (traits.whim % 10_007) + i * 31;
    const sowing = rows.get(row)!;
    const own = { heirloom: traits.heirloom, seed, startsRow: beds[i] === firstOf(row) };
    return placed(
      [
        ...tilledBed(length, BED_WIDTH, tones, seed),
        ...(sowing.stage === null ? [] : planted(sowing, sowing.stage, beds[i]!, own)),
      ],
      [x, y, z],
      turn,
    );
  });
}

function planted(
  { crop, isHeirloom }: Sowing,
  stage: CropStage,
  bed: TilledBed,
  own: Grower,
): Part[] {
  const { heirloom, seed, startsRow } = own;
  const step = rowStep(crop) * (isHeirloom ? 1.12 : 1);
  const count = Math.max(1, Math.floor((bed.length - 0.28) / step) + 1);
  const lines = crop === "wheat" ? [-0.14, 0.14] : [0];
  // The end that is nearer to the viewer is where a row begins.
  const first = bed.axis[0] + bed.axis[1] > 0 ? count - 1 : 0;
  return lines.flatMap((line, k) =>
    repeat(count, (i) => {
      const n = seed * 17 + i + k * 50;
      const x = (i - (count - 1) / 2) * step + between(-0.04, 0.04, n, 1) + k * 0.1;
      const angle = crop === "sunflower" ? 0.25 - bed.turn : chance(n, 3) * 6;
      const plant = isHeirloom
        ? heirloomPlant(heirloom, stage, n % 1009)
        : plantAt(crop, stage, n % 1009);
      const pride = isHeirloom ? prideOf(heirloom, startsRow && i === first) : 1;
      return placed(
        plant,
        [x, 0.13, line + between(-0.03, 0.03, n, 4)],
        angle,
        between(0.88, 1.08, n, 2) * pride,
      );
    }),
  );
}
