// The colour that stands for a crop on what is painted for it: that of its dye in full summer.
import type { Crop } from "../../../farm/tables/crops.ts";
import { dyeId, dyes } from "../../../models/catalogue/dyes.ts";
import type { HexColour } from "../../../models/palette.ts";

const OTHER = "#e6b955";

export const cropColour = (crop: Crop): HexColour =>
  dyes.find(({ id }) => id === dyeId(crop, "highSun"))?.tones[0] ?? OTHER;
