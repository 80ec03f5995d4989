// The colour by which a drawing of the country tells each region.
import type { HexColour } from "../../models/palette.ts";
import type { Region } from "../land/kinds.ts";

export const regionTones: Record<Region, HexColour> = {
  vale: "#a8cb62",
  meadows: "#7dbf88",
  wood: "#5a9457",
  downs: "#dfe2b0",
  shore: "#ead6a3",
  heath: "#dcb450",
  moor: "#a5729b",
  fells: "#99a0aa",
};
