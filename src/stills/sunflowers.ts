// Sunflowers in a jar for the shelf.
import sunflowersFiles from "virtual:still/sunflowers";
import type { StillPicture } from "./Still.tsx";

export const sunflowers: StillPicture = { width: 176, height: 190, day: sunflowersFiles };
