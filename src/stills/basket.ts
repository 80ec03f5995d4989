// A basket full of harvest.
import basketFiles from "virtual:still/basket";
import type { StillPicture } from "./Still.tsx";

export const basketStill: StillPicture = { width: 296, height: 250, day: basketFiles };
