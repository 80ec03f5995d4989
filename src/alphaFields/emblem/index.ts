// A field as a small picture, alone or of a sheet, for the lists of other features, with what they say and do beside it.
import tokens from "./landTokens.module.css";

export { countedOdds } from "../shared/counted.ts";
export { useAskAgain } from "../shared/useAskAgain.ts";
export { ListedField } from "./ListedField.tsx";
export { SheetPicture } from "./SheetPicture.tsx";
export { SmallField } from "./SmallField.tsx";
export { BareLand } from "./Sod.tsx";
export { useSheet } from "./useSheet.ts";

/** The class that has the colours of the regions, for lists of parishes. */
export const regionColours = tokens.lands;
