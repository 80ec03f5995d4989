// The cottage at the end of the lane, by night with its lamps lit: one file for all screens, since it is kept without a network.
import homeFiles from "virtual:still-by-hour/home";
import type { StillPicture } from "./Still.tsx";

export const home: StillPicture = { width: 420, height: 330, ...homeFiles };
