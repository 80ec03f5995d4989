// How heirlooms look: in which colours of their own where the name says one, and how large.
import { type CropStage, plantAt } from "../../models/crops/stages.ts";
import type { HexColour } from "../../models/palette.ts";
import type { Part } from "../../models/parts.ts";
import { type Heirloom, heirloomCrop } from "../heirloomCrop.ts";

/** The colours of the common crop that are others in this one. */
const dyes: Partial<Record<Heirloom, Readonly<Record<HexColour, HexColour>>>> = {
  "amber-flint": { "#eda41c": "#a8481c", "#ffd75e": "#d9822b" },
  "bishops-hat": { "#f7a048": "#7b5a86", "#ffb661": "#a98ab0", "#ee8128": "#6a4a78" },
  "blue-goose": { "#a9d46f": "#7f9cc6" },
  "cinder-rose": { "#8f2f4c": "#8a7478", "#b8506a": "#e3a3a8" },
  "copper-lantern": { "#f7a048": "#c9713d", "#ffb661": "#e39a63", "#ee8128": "#a9552c" },
  "drummers-gold": { "#b99a3e": "#d9a01c", "#f2c857": "#ffc21f", "#ffe08a": "#ffdf52" },
  "evening-plum": { "#e2472f": "#6f3a68" },
  "hedge-pearl": { "#cf8a3f": "#e6dccb", "#eec07a": "#fffaf0" },
  "honey-crook": { "#eda41c": "#e9b04a", "#ffd75e": "#ffe9a6" },
  kingfisher: { "#a9d46f": "#2f9fc0" },
  "millers-white": {
    "#b99a3e": "#d9cba6",
    "#eecb73": "#fbf4e0",
    "#f2c857": "#fff8ea",
    "#ffe08a": "#ffffff",
  },
  moonseed: { "#eda41c": "#e9dfae", "#fbc531": "#fffbe2" },
  "red-wren": { "#f08a35": "#c23c2c" },
  "winter-squire": {
    "#79b350": "#6f98a0",
    "#a5d272": "#a9cdd0",
    "#5f9a4a": "#587f8a",
    "#83bb57": "#8fb9bf",
  },
};

/** Those whose name says that they grow large. */
const giants: readonly Heirloom[] = ["giant-of-marl", "fat-alderman", "long-tom", "ox-heart"];
const PRIDE = { first: 1.5, giant: 1.75, others: 1.14 };

/** How large a plant of the heirloom's row stands: the first of its row is shown to whoever comes. */
export const prideOf = (heirloom: Heirloom, isFirst: boolean): number =>
  isFirst ? (giants.includes(heirloom) ? PRIDE.giant : PRIDE.first) : PRIDE.others;

export function heirloomPlant(heirloom: Heirloom, stage: CropStage, seed: number): Part[] {
  const dye = dyes[heirloom] ?? {};
  const dyed = (hex: string) => dye[hex as HexColour] ?? hex;
  return plantAt(heirloomCrop[heirloom], stage, seed).map((part) => ({
    ...part,
    colour: dyed(part.colour),
    top: dyed(part.top),
  }));
}
