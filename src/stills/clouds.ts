// Two clouds that drift about the floating field of the first screen.
import cloudAFiles from "virtual:still-by-hour/cloud-a";
import cloudBFiles from "virtual:still-by-hour/cloud-b";
import type { StillPicture } from "./Still.tsx";

/** A heaped cloud. */
export const cloudA: StillPicture = { width: 122, height: 62, ...cloudAFiles };

/** A smaller cloud. */
export const cloudB: StillPicture = { width: 112, height: 62, ...cloudBFiles };
