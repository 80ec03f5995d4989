// The dyes of the farm: of each crop one for each season, for whatever is of cloth.
import type { Crop } from "../crops/stages.ts";
import { mixColours } from "../mixed.ts";
import type { HexColour } from "../palette.ts";

const seasons = {
  seedtime: "Seedtime",
  highSun: "High Sun",
  leafFall: "Leaf-fall",
  hearth: "Hearth",
} as const;
type DyeSeason = keyof typeof seasons;

/** What a vat gives in High Sun. */
const vats: Readonly<Record<Crop, HexColour>> = {
  sunflower: "#e8b93c",
  pea: "#93b35a",
  carrot: "#e0813a",
  beet: "#a5395e",
  onion: "#c98a3d",
  bean: "#5b6f9c",
  leek: "#7fa08a",
  tomato: "#cf4f3c",
  cabbage: "#7d6aa6",
  wheat: "#d9bd78",
  maize: "#c9982f",
  pumpkin: "#d4702c",
};

type Dye = {
  readonly id: string;
  readonly name: string;
  readonly tones: readonly [body: HexColour, light: HexColour, dark: HexColour];
};

const [WHITE, BROWN, SMOKE] = ["#fff4df", "#3f2a1e", "#8a8792"] as const;

/** Young in Seedtime, full in High Sun, deep in Leaf-fall, and of smoke in Hearth. */
const inSeason: Readonly<Record<DyeSeason, (colour: HexColour) => HexColour>> = {
  seedtime: (colour) => mixColours(colour, WHITE, 0.42),
  highSun: (colour) => colour,
  leafFall: (colour) => mixColours(colour, BROWN, 0.34),
  hearth: (colour) => mixColours(colour, SMOKE, 0.46),
};

export const dyeId = (crop: string, season: string): string => `dye-${crop}-${season}`;

const upper = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The vats in the order of the dyes: one of each crop in every season. */
export const dyeCrops: readonly { readonly id: string; readonly name: string }[] = Object.keys(
  vats,
).map((id) => ({ id, name: upper(id) }));
export const dyeSeasonChoices: readonly { readonly id: string; readonly name: string }[] =
  Object.entries(seasons).map(([id, name]) => ({ id, name }));

export const dyes: readonly Dye[] = (Object.keys(vats) as Crop[]).flatMap((crop) =>
  (Object.keys(seasons) as DyeSeason[]).map((season): Dye => {
    const body = inSeason[season](vats[crop]);
    return {
      id: dyeId(crop, season),
      name: `${upper(crop)} dye of ${seasons[season]}`,
      tones: [body, mixColours(body, WHITE, 0.3), mixColours(body, BROWN, 0.24)],
    };
  }),
);

const ids: ReadonlySet<string> = new Set(dyes.map(({ id }) => id));
export const isDye = (tint: string): boolean => ids.has(tint);
