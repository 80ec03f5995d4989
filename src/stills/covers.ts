// The covers of news posts.
import coverChairsFiles from "virtual:still-by-hour/cover-chairs";
import coverCountryFiles from "virtual:still-by-hour/cover-country";
import coverGateFiles from "virtual:still-by-hour/cover-gate";
import coverLettersFiles from "virtual:still-by-hour/cover-letters";
import coverPondFiles from "virtual:still-by-hour/cover-pond";
import coverSproutFiles from "virtual:still-by-hour/cover-sprout";
import type { StillPicture } from "./Still.tsx";

/** News cover: new chairs in a row, one of them bad. */
export const coverChairs: StillPicture = { width: 960, height: 600, ...coverChairsFiles };

/** News cover: the parishes. */
export const coverCountry: StillPicture = { width: 960, height: 600, ...coverCountryFiles };

/** News cover: the gate. */
export const coverGate: StillPicture = { width: 960, height: 600, ...coverGateFiles };

/** News cover: the letterbox. */
export const coverLetters: StillPicture = { width: 960, height: 600, ...coverLettersFiles };

/** News cover: the pond. */
export const coverPond: StillPicture = { width: 960, height: 600, ...coverPondFiles };

/** News cover: the first green. */
export const coverSprout: StillPicture = { width: 960, height: 600, ...coverSproutFiles };
